import { type CalendarDate, calendarDate, formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { dateTexts } from './texts-dates.ts'

/**
 * The date somebody typed: day, month and four digits of the year with dots, dashes, slashes or spaces
 * between, as `3.5.2018`, or `YYYY-MM-DD`. Undefined for anything else, as long as it is half typed too.
 */
export function readTypedDate(typed: string): CalendarDate | undefined {
  const text = typed.trim()
  const match = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/.exec(text)
  return match ? calendarDate(Number(match[3]), Number(match[2]), Number(match[1])) : parseDate(text)
}

export interface DateBounds {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/**
 * Why what was typed is not taken, in Polish; undefined for a date within the bounds, and for nothing at all.
 */
export function typedProblem(typed: string, { from, to }: DateBounds): string | undefined {
  if (typed.trim() === '') return undefined
  const date = readTypedDate(typed)
  if (!date) return dateTexts.noDate
  if (!(from && date < from) && !(to && date > to)) return undefined
  const ends = [from && `od ${formatStateDay(from)}`, to && `do ${formatStateDay(to)}`]
  return dateTexts.chooseDate(ends.filter(Boolean).join(' '))
}
