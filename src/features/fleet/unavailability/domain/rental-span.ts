import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, shiftOfEnd, shiftOfStart } from '#kernel/slot.ts'
import { type SlotSpan, spansOverlap } from '#kernel/slot-span.ts'

/** A rental without an end date ends this many days from today (Spec 2 §4, §9). */
const DAYS_WITHOUT_END = 14

/** No rental lasts longer than the calendar (`calendarDate` ends there). */
const END_OF_TIME = '2199-12-31' as CalendarDate

/** From when to when a car is rented, as it is kept. Times are HH:MM, fleet time. */
export interface RentalTimes {
  readonly startDate: CalendarDate
  readonly startTime: string
  /** Null while nobody knows. */
  readonly endDate: CalendarDate | null
  /** Null: to the end of `endDate`. */
  readonly endTime: string | null
}

/**
 * The slots in which the car is the renter's: from the slot of the start to the slot of the end by D2's
 * hours. Without an end date to the night 14 days from today, or from the start where that is still to come;
 * so it rolls on with every day (D18).
 * @param today the fleet's date
 */
export function rentalSpan(times: RentalTimes, today: CalendarDate): SlotSpan {
  const { startDate, endDate } = times
  const from = today > startDate ? today : startDate
  return spanTo(times, endDate ?? addDays(from, DAYS_WITHOUT_END))
}

/**
 * Two rentals of one car may not share a slot (D18); one without an end date goes on for ever here, since it
 * rolls on.
 */
export function rentalsCollide(a: RentalTimes, b: RentalTimes): boolean {
  return spansOverlap(spanTo(a, a.endDate ?? END_OF_TIME), spanTo(b, b.endDate ?? END_OF_TIME))
}

function spanTo({ startDate, startTime, endDate, endTime }: RentalTimes, lastDate: CalendarDate): SlotSpan {
  const from: Slot = { date: startDate, shift: shiftOfStart(hourOf(startTime)) }
  const ends = endDate !== null && endTime !== null ? shiftOfEnd(hourOf(endTime)) : 'night'
  return { from, to: { date: lastDate, shift: ends } }
}

/** @param time HH:MM */
function hourOf(time: string): number {
  return Number(time.slice(0, 2))
}
