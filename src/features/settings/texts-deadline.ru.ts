import { weekday } from '#kernel/calendar-date.ts'
import { dayAndMonth, spokenDate } from '#platform/pure/dates.ru.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-deadline.ts'

const UNTIL_WEEKDAY = ['понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы', 'воскресенья']

export const deadlineTexts: SameTexts<typeof polish.deadlineTexts> = {
  until: ({ date, hour }) => `до ${UNTIL_WEEKDAY[weekday(date)]}, ${dayAndMonth(date)}, ${hour}:00`,
  at: ({ date, hour }) => `${spokenDate(date)}, ${hour}:00`,
  day: (date) => spokenDate(date),
}
