import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, calendarDate, dateParts } from '#kernel/calendar-date.ts'
import { SHIFT_OPTION_ON_WIRE, shiftOptionFromWire } from '#platform/pure/wire.ts'

interface SelectedDay {
  readonly shiftOption: string
  readonly day: number
  readonly month: number
  readonly year: number
}

/** Reads the specification's `selectedDays`; undefined where the calendar has no such date (31 April). */
export function chosenDaysFromWire(selected: readonly SelectedDay[]): readonly ChosenDay[] | undefined {
  const days: ChosenDay[] = []
  for (const { shiftOption, day, month, year } of selected) {
    const date = calendarDate(year, month, day)
    const option = shiftOptionFromWire(shiftOption)
    if (!date || !option) return undefined
    days.push({ date, option })
  }
  return days
}

/** @param isWeekend one of the two rules of D9 */
export function selectedDaysOnWire(
  days: readonly ChosenDay[],
  isWeekend: (date: CalendarDate) => boolean,
): (SelectedDay & { isWeekend: boolean })[] {
  return days.map(({ date, option }) => ({
    shiftOption: SHIFT_OPTION_ON_WIRE[option],
    ...dateParts(date),
    isWeekend: isWeekend(date),
  }))
}
