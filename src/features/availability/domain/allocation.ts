import { type ChosenDay, compareChosenDays } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { isRegular, reserveOf, type Shift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'

/** A choice that was regular and is stored as reserve, because nothing was free any more (D5). */
export interface ChangedDay {
  readonly date: CalendarDate
  readonly from: Shift
  readonly to: 'day-reserve' | 'night-reserve'
}

export interface Allocation {
  readonly days: readonly ChosenDay[]
  readonly changed: readonly ChangedDay[]
}

/**
 * The places that a submission asks for: its regular choices, in the order of time. Reserve and on-call take
 * none (D4, D8).
 */
export function wantedSlots(days: readonly ChosenDay[]): readonly Slot[] {
  return [...days]
    .sort(compareChosenDays)
    .flatMap(({ date, option }) => (isRegular(option) ? [{ date, shift: option }] : []))
}

/**
 * What is stored of a submission: a regular choice that got a place stays, one that got none becomes its
 * reserve variant, all else stays as chosen (D5).
 * @param hasPlace for each of {@link wantedSlots}, whether it got a place
 */
export function allocate(days: readonly ChosenDay[], hasPlace: (slot: Slot) => boolean): Allocation {
  const changed: ChangedDay[] = []
  const stored = [...days].sort(compareChosenDays).map((day): ChosenDay => {
    const { date, option } = day
    if (!isRegular(option) || hasPlace({ date, shift: option })) return day
    const to = reserveOf(option)
    changed.push({ date, from: option, to })
    return { date, option: to }
  })
  return { days: stored, changed }
}
