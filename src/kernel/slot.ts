import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'
import type { Shift } from './shift.ts'
import { mondayOf, type Week } from './week.ts'

/** One shift of one date; the night slot belongs to the date on which it starts (D2). */
export interface Slot {
  readonly date: CalendarDate
  readonly shift: Shift
}

export const SLOTS_IN_WEEK = 14

/** 06:00 and 18:00, fleet time (D2). */
export const DAY_STARTS_AT = 6
export const NIGHT_STARTS_AT = 18

/** 0-13: Monday day, Monday night, Tuesday day … (D2). Undefined for a date outside the week. */
export function slotIndex(week: Week, slot: Slot): number | undefined {
  const offset = daysBetween(mondayOf(week), slot.date)
  return offset < 0 || offset > 6 ? undefined : offset * 2 + (slot.shift === 'night' ? 1 : 0)
}

/** @param index 0-13 */
export function slotAt(week: Week, index: number): Slot {
  return { date: addDays(mondayOf(week), index >> 1), shift: index % 2 === 1 ? 'night' : 'day' }
}

/** Negative, 0 or positive, in the order of time. */
export function compareSlots(a: Slot, b: Slot): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  if (a.shift === b.shift) return 0
  return a.shift === 'day' ? -1 : 1
}

/** A start at 18:00 or later is night (Spec 2 §9, D2). @param hour 0-23 */
export function shiftOfStart(hour: number): Shift {
  return hour >= NIGHT_STARTS_AT ? 'night' : 'day'
}

/** An end before 18:00 is day (Spec 2 §9, D2). @param hour 0-23 */
export function shiftOfEnd(hour: number): Shift {
  return hour < NIGHT_STARTS_AT ? 'day' : 'night'
}

/** The slot that runs at this local time of the fleet: before 06:00 the night of the day before still does (D2). @param hour 0-23 */
export function slotAtHour(date: CalendarDate, hour: number): Slot {
  return hour < DAY_STARTS_AT
    ? { date: addDays(date, -1), shift: 'night' }
    : { date, shift: shiftOfStart(hour) }
}

/**
 * Whether the slot has begun at this local time of the fleet (D15). A day begins at 06:00, a night at 18:00.
 * @param hour 0-23, fleet time
 */
export function hasBegun(slot: Slot, today: CalendarDate, hour: number): boolean {
  if (slot.date !== today) return slot.date < today
  return hour >= (slot.shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT)
}
