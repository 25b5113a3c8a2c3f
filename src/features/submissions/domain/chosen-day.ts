import type { CalendarDate } from '#kernel/calendar-date.ts'
import { isRegular, type ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'

/** What was chosen for one date (Spec 1 §3 'Selected day'). A date without one is 'Wolne'. */
export interface ChosenDay {
  readonly date: CalendarDate
  readonly option: ShiftOption
}

/** The slots in whose limit these take a seat (D4). */
export function seatsOf(days: readonly ChosenDay[]): Slot[] {
  return days.flatMap(({ date, option }) => (isRegular(option) ? [{ date, shift: option }] : []))
}

/** Day before night on one date, on-call last (D2). */
export function compareChosenDays(a: ChosenDay, b: ChosenDay): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return RANK[a.option] - RANK[b.option]
}

const RANK: Readonly<Record<ShiftOption, number>> = {
  day: 0,
  'day-reserve': 1,
  night: 2,
  'night-reserve': 3,
  'on-call': 4,
}
