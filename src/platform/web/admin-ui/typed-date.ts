import { type CalendarDate, calendarDate, parseDate } from '#kernel/calendar-date.ts'

/**
 * The date somebody typed: day, month and four digits of the year with dots, dashes, slashes or spaces between, as
 * `3.5.2018`, or `YYYY-MM-DD`. Undefined for anything else, as long as it is half typed too.
 */
export function readTypedDate(typed: string): CalendarDate | undefined {
  const text = typed.trim()
  const match = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/.exec(text)
  return match ? calendarDate(Number(match[3]), Number(match[2]), Number(match[1])) : parseDate(text)
}
