import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'

/** How many weeks can be looked at. */
export const WEEK_COUNTS = [2, 4, 8] as const
export type WeekCount = (typeof WEEK_COUNTS)[number]

/** The weeks on the screen. */
export interface TimelineRange {
  /** A Monday. */
  readonly first: CalendarDate
  readonly weeks: WeekCount
}

/** Slots of the range, counted from 0, both included; `cut` where the span goes on outside. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly cutBefore: boolean
  readonly cutAfter: boolean
}

export function rangeFrom(date: CalendarDate, weeks: WeekCount): TimelineRange {
  return { first: mondayOf(weekOf(date)), weeks }
}

export function lastOf({ first, weeks }: TimelineRange): CalendarDate {
  return addDays(first, weeks * 7 - 1)
}

export function datesOfRange({ first, weeks }: TimelineRange): CalendarDate[] {
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index))
}

export function weeksOfRange({ first, weeks }: TimelineRange): Week[] {
  return Array.from({ length: weeks }, (_, index) => addWeeks(weekOf(first), index))
}

/** Later by as many weeks; negative for earlier. */
export function moved({ first, weeks }: TimelineRange, by: number): TimelineRange {
  return { first: addDays(first, by * 7), weeks }
}

export function slotCount({ weeks }: TimelineRange): number {
  return weeks * 14
}

/** @param index from 0; those outside the range are told too */
export function slotAtIndex({ first }: TimelineRange, index: number): Slot {
  return { date: addDays(first, Math.floor(index / 2)), shift: index % 2 === 0 ? 'day' : 'night' }
}

/** May lie outside the range. */
export function indexOfSlot({ first }: TimelineRange, { date, shift }: Slot): number {
  return daysBetween(first, date) * 2 + (shift === 'night' ? 1 : 0)
}

/** The part of the span that is on the screen; undefined where none is. */
export function stretchOf(range: TimelineRange, { from, to }: SlotSpan): Stretch | undefined {
  const [first, last] = [indexOfSlot(range, from), indexOfSlot(range, to)]
  const end = slotCount(range) - 1
  if (last < 0 || first > end || last < first) return undefined
  return {
    from: Math.max(0, first),
    to: Math.min(end, last),
    cutBefore: first < 0,
    cutAfter: last > end,
  }
}
