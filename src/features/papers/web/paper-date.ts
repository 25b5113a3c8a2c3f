import { calendarDate, dateParts, formatStateDay, parseDate } from '#kernel/calendar-date.ts'

/** `3.5.2027` of the wire's date. */
export function shownDate(wire: string): string {
  const date = parseDate(wire)
  return date ? formatStateDay(date) : wire
}

/** The same day a year later, as most papers are renewed; the last of February where the year has no 29th. */
export function yearLater(wire: string) {
  const date = parseDate(wire)
  if (!date) return undefined
  const { year, month, day } = dateParts(date)
  return calendarDate(year + 1, month, day) ?? calendarDate(year + 1, month, day - 1)
}
