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
  return offset < 0 || offset > 6 ? undefined : slotOfWeekday(offset, slot.shift)
}

/** @param index 0-13 */
export function slotAt(week: Week, index: number): Slot {
  return { date: addDays(mondayOf(week), weekdayOfSlot(index)), shift: shiftOfSlot(index) }
}

/** @param weekday 0-6, Monday first @returns 0-13 */
export function slotOfWeekday(weekday: number, shift: Shift): number {
  return weekday * 2 + (shift === 'night' ? 1 : 0)
}

/** 0-6, Monday first: the day on which the slot starts. @param index 0-13 */
export function weekdayOfSlot(index: number): number {
  return index >> 1
}

/** @param index 0-13 */
export function shiftOfSlot(index: number): Shift {
  return index % 2 === 0 ? 'day' : 'night'
}

/** Day and night of a date are neighbours (D2). @param index 0-13 */
export function otherSlotOfDate(index: number): number {
  return index ^ 1
}

/**
 * The slot that one driver can't have beside this one because a night needs its rest: the night before a day,
 * the day after a night (D7).
 */
export function slotAcrossRest({ date, shift }: Slot): Slot {
  return shift === 'day'
    ? { date: addDays(date, -1), shift: 'night' }
    : { date: addDays(date, 1), shift: 'day' }
}

/** Both slots of a date, the day first. @param weekday 0-6, Monday first */
export function slotsOfWeekday(weekday: number): readonly [day: number, night: number] {
  return [weekday * 2, weekday * 2 + 1]
}

const DAYS: readonly number[] = [0, 2, 4, 6, 8, 10, 12]
const NIGHTS: readonly number[] = DAYS.map(otherSlotOfDate)

/** The week's seven slots of a shift (D2). */
export function slotsOfShift(shift: Shift): readonly number[] {
  return shift === 'day' ? DAYS : NIGHTS
}

/** Two slots are the same where these are. */
export function slotKey({ date, shift }: Slot): string {
  return `${date} ${shift}`
}

/** A key of one driver, or one car, in one slot of a week. @param index 0-13 */
export function keyInSlot(index: number, id: string): string {
  return `${index} ${id}`
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

/**
 * The slot that runs at this local time of the fleet: before 06:00 the night of the day before still does
 * (D2).
 * @param hour 0-23
 */
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
