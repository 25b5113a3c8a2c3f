import { parseDate } from '#kernel/calendar-date.ts'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'

/** `poniedziałek, 23 listopada 2026`. @param text `YYYY-MM-DD` */
export function shownDate(text: string): string {
  const date = parseDate(text)
  return date ? longDateWithWeekday(date) : text
}
