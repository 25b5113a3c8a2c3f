import { isRegular, type ShiftOption } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import type { ChosenDay } from './chosen-day.ts'

export interface United<Day extends ChosenDay> {
  readonly days: readonly Day[]
  /** Places that were taken twice and must be given back, one per slot. */
  readonly released: readonly Slot[]
}

/**
 * The choices of two submissions of one person for one week: all of both; where both chose the same shift,
 * the regular choice before the reserve one, and the first submission's before the second's.
 * @param kindOf a shift and its reserve variant are of one kind
 */
export function uniteDays<Day extends ChosenDay>(
  first: readonly Day[],
  second: readonly Day[],
  kindOf: (option: ShiftOption) => string,
): United<Day> {
  const days = new Map(first.map((day) => [keyOf(day, kindOf), day]))
  const released: Slot[] = []
  for (const day of second) {
    const key = keyOf(day, kindOf)
    const other = days.get(key)
    if (!other || (isRegular(day.option) && !isRegular(other.option))) days.set(key, day)
    else if (isRegular(day.option)) released.push({ date: day.date, shift: day.option })
  }
  return { days: [...days.values()], released }
}

function keyOf({ date, option }: ChosenDay, kindOf: (option: ShiftOption) => string): string {
  return `${date} ${kindOf(option)}`
}
