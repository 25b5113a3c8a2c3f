import { formatStateDay } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, sameWeek, type Week } from '#kernel/week.ts'

/** The week dropdown's eight entries: four before to three after the current week (Spec 1 §2, §9). */
export function offeredWeeks(current: Week): readonly Week[] {
  return Array.from({ length: 8 }, (_, index) => addWeeks(current, index - 4))
}

/** `16.11.2026 - 22.11.2026`: the way the dropdown shows a week (Spec 1 §2). */
export function startToEnd(week: Week): string {
  const dates = datesOf(week)
  return [dates[0], dates[6]].map((date) => (date ? formatStateDay(date) : '')).join(' - ')
}

/** The week asked for where the dropdown has it, else the first of the others that it has. */
export function chosenWeek(
  offered: readonly Week[],
  ...wanted: readonly (Week | undefined)[]
): Week | undefined {
  return wanted.find((week) => week && offered.some((one) => sameWeek(one, week)))
}
