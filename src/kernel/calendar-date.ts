/**
 * A work date is a plain calendar date, never an instant (D1). It is kept as `YYYY-MM-DD`, which sorts as
 * text, and counted in UTC days so that no daylight-saving change can touch it.
 */
export type CalendarDate = string & { readonly __calendarDate: true }

export interface DateParts {
  readonly year: number
  /** 1-12 */
  readonly month: number
  /** 1-31 */
  readonly day: number
}

const DAY_MS = 86_400_000

function epochDay(date: CalendarDate): number {
  const { year, month, day } = dateParts(date)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function fromEpochDay(epoch: number): CalendarDate {
  return new Date(epoch * DAY_MS).toISOString().slice(0, 10) as CalendarDate
}

/**
 * The date of these parts, or undefined where the calendar has no such day (31 April, month 13). Years
 * 2000-2199.
 */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return undefined
  if (year < 2000 || year > 2199) return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined
  const twoDigits = (part: number) => (part < 10 ? `0${part}` : part)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}` as CalendarDate
}

/** Reckoned without a `Date`: files of results have a date in every row. */
function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}

/** Reads `YYYY-MM-DD`; undefined for anything else. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? calendarDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

export function dateParts(date: CalendarDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromEpochDay(epochDay(date) + days)
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return epochDay(to) - epochDay(from)
}

/** 0 = Monday … 6 = Sunday (the week starts on Monday, Spec 1 §9). */
export function weekday(date: CalendarDate): number {
  return (epochDay(date) + 3) % 7
}

/** `d.m.yyyy`, the wire's `stateDay` and the specification's way to write a date (D1). */
export function formatStateDay(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day}.${month}.${year}`
}

/** Reads `d.m.yyyy`; undefined for anything else. */
export function parseStateDay(text: string): CalendarDate | undefined {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  return match ? calendarDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/**
 * The date that spreadsheets keep as a count of days, 1 being the first of January 1900; undefined outside
 * 2000-2199.
 */
export function spreadsheetDate(days: number): CalendarDate | undefined {
  const date = new Date((days - 25_569) * DAY_MS)
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}
