import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'

/** `9.11.2026` @param date YYYY-MM-DD */
export function shownDay(date: string): string {
  const parsed = parseDate(date)
  return parsed ? formatStateDay(parsed) : date
}
