import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, DAY_STARTS_AT, hasBegun, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'

/** A local time of the fleet. */
export interface WallClock {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
  /** 0-59 */
  readonly minute: number
}

/** Whether the shift is over: a day at 18:00, a night at 06:00 of the next date (D2). */
export function hasEnded({ date, shift }: Slot, { date: today, hour }: WallClock): boolean {
  const after: Slot = shift === 'day' ? { date, shift: 'night' } : { date: addDays(date, 1), shift: 'day' }
  return hasBegun(after, today, hour)
}

/** The one that runs, or else the first that comes; undefined where all are over. In any order. */
export function nextShift<T extends { readonly slot: Slot }>(
  shifts: readonly T[],
  now: WallClock,
): T | undefined {
  return shifts
    .filter(({ slot }) => !hasEnded(slot, now))
    .reduce<T | undefined>(
      (first, one) => (first && compareSlots(first.slot, one.slot) <= 0 ? first : one),
      undefined,
    )
}

const MINUTE_MS = 60_000
/** Not longer, so that an hour skipped in spring makes no sentence late by more than that. */
const LONGEST_MS = 60 * MINUTE_MS

/** Milliseconds until another date, or another shift, begins; an hour at most. */
export function untilNextTurn({ hour, minute }: WallClock): number {
  const turn = hour < DAY_STARTS_AT ? DAY_STARTS_AT : hour < NIGHT_STARTS_AT ? NIGHT_STARTS_AT : 24
  return Math.min((turn * 60 - hour * 60 - minute) * MINUTE_MS, LONGEST_MS)
}
