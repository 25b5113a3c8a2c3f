import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotAcrossRest } from '#kernel/slot.ts'

/** The fleet's wall clock, through both changes of clocks (D1): whoever has a clock hands it in. */
export interface FleetZone {
  /** The slot that runs then: after midnight that of the night before (D2). @param at Unix seconds */
  slotAt(at: number): Slot
  /** @returns Unix seconds */
  beginOf(slot: Slot): number
  /**
   * The minute that the clock shows then, `YYYY-MM-DDTHH:mm:00`; in autumn one comes twice.
   * @param at Unix seconds
   */
  minuteAt(at: number): string
}

/** A stretch of time in Unix seconds: `from` belongs to it, `to` does not. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Both slots of a date, from 06:00 to 06:00 (D2): 23, 24 or 25 hours. */
export function workDay(date: CalendarDate, zone: FleetZone): Stretch {
  return {
    from: zone.beginOf({ date, shift: 'day' }),
    to: zone.beginOf({ date: addDays(date, 1), shift: 'day' }),
  }
}

/** @returns Unix seconds at which the next slot begins */
export function endOf(slot: Slot, zone: FleetZone): number {
  return zone.beginOf(slot.shift === 'day' ? { date: slot.date, shift: 'night' } : slotAcrossRest(slot))
}
