import { type CalendarDate, daysBetween } from './calendar-date.ts'
import { compareSlots, SLOTS_IN_WEEK, type Slot } from './slot.ts'
import { addWeeks, mondayOf, type Week, weekOf } from './week.ts'

/** Slots from one to another in the order of time, both included (D17). */
export interface SlotSpan {
  readonly from: Slot
  readonly to: Slot
}

/** An end before its start is no span (D17). */
export function isSpan({ from, to }: SlotSpan): boolean {
  return compareSlots(from, to) <= 0
}

export function spanContains({ from, to }: SlotSpan, slot: Slot): boolean {
  return compareSlots(from, slot) <= 0 && compareSlots(slot, to) <= 0
}

/** Whether two spans share a slot. */
export function spansOverlap(a: SlotSpan, b: SlotSpan): boolean {
  return compareSlots(a.from, b.to) <= 0 && compareSlots(b.from, a.to) <= 0
}

/**
 * The part of the span that lies in the week, as slot numbers 0-13, both included; undefined where none does.
 */
export function spanInWeek(
  { from, to }: SlotSpan,
  week: Week,
): { readonly from: number; readonly to: number } | undefined {
  const monday = mondayOf(week)
  const first = Math.max(0, slotsSince(monday, from))
  const last = Math.min(SLOTS_IN_WEEK - 1, slotsSince(monday, to))
  return first <= last ? { from: first, to: last } : undefined
}

/** The weeks that the span touches, in the order of time; week 53 and the turn of the year included (D1). */
export function weeksOfSpan({ from, to }: SlotSpan): Week[] {
  const weeks: Week[] = []
  for (let week = weekOf(from.date); mondayOf(week) <= to.date; week = addWeeks(week, 1)) weeks.push(week)
  return weeks
}

function slotsSince(monday: CalendarDate, slot: Slot): number {
  return daysBetween(monday, slot.date) * 2 + (slot.shift === 'night' ? 1 : 0)
}
