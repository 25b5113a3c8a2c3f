import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import { mondayOf, type Week, weeksBetween } from '#kernel/week.ts'
import type { Choice, Choices } from './choices.ts'
import type { SentWeek } from './form-memory.ts'

/** The shifts of the week sent last, on the same weekdays of this one; reserve is worked out anew. */
export function choicesLikeLast(sent: SentWeek, week: Week): Choices {
  const monday = mondayOf(week)
  return Object.fromEntries(
    sent.days.map(({ date, option }): [CalendarDate, Choice] => [
      addDays(monday, weekday(date)),
      baseShift(option) ?? 'on-call',
    ]),
  )
}

/**
 * What stands in the form when a week is sent once more: what was sent, or what has been changed of it since,
 * which a reload must not undo.
 */
export function choicesToSendAgain(draft: Choices, sent: SentWeek, week: Week): Choices {
  return Object.keys(draft).length > 0 ? draft : choicesLikeLast(sent, week)
}

/**
 * The Sunday before the week, where it is known what was sent for it: the night rule looks over the edge
 * (D7).
 */
export function sundayBefore(sent: SentWeek | undefined, week: Week): readonly ChosenDay[] {
  if (!sent || weeksBetween(sent.week, week) !== 1) return []
  return sent.days.filter((day) => weekday(day.date) === 6)
}
