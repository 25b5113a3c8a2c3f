import { dateParts, weekday } from '#kernel/calendar-date.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { DeadlineOfWeek } from './domain/edit-deadline.ts'

const UNTIL_WEEKDAY = [
  'poniedziałku',
  'wtorku',
  'środy',
  'czwartku',
  'piątku',
  'soboty',
  'niedzieli',
] as const

export const deadlineTexts = {
  /** `do soboty, 14 marca, do godziny 18:00` */
  until: ({ date, hour }: DeadlineOfWeek) =>
    `do ${UNTIL_WEEKDAY[weekday(date)]}, ${dayAndMonth(date)}, do godziny ${hour}:00`,
  /** `sobota, 14 marca, 18:00` */
  at: ({ date, hour }: DeadlineOfWeek) =>
    `${WEEKDAY_NAMES[weekday(date)]?.toLowerCase()}, ${dayAndMonth(date)}, ${hour}:00`,
  /** `poniedziałek, 16 marca` */
  day: (date: DeadlineOfWeek['date']) =>
    `${WEEKDAY_NAMES[weekday(date)]?.toLowerCase()}, ${dayAndMonth(date)}`,
} as const

function dayAndMonth(date: DeadlineOfWeek['date']): string {
  const { day, month } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]}`
}
