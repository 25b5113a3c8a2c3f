import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'

/** The first choice that lies outside of the week, if any. */
export function choiceOutside(days: readonly ChosenDay[], week: Week): ChosenDay | undefined {
  return days.find(({ date }) => !sameWeek(weekOf(date), week))
}

/** The first date that was chosen twice: a card of the form holds one choice (Spec 1 §4). */
export function dateChosenTwice(days: readonly ChosenDay[]): CalendarDate | undefined {
  const seen = new Set<CalendarDate>()
  for (const { date } of days) {
    if (seen.has(date)) return date
    seen.add(date)
  }
  return undefined
}
