import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import { handoverTexts as texts } from '../texts.ts'

const DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' })
const TIME = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', hour: 'numeric', minute: '2-digit' })

/** `dziś 5:41`, `wczoraj 17:58`, `12 listopada 6:02`. @param instant ISO 8601 */
export function whenWords(instant: string): string {
  const at = Date.parse(instant)
  return `${dateWords(DATE.format(at) as CalendarDate)} ${TIME.format(at)}`
}

/** `dziś`, `wczoraj`, `12 listopada`. */
export function dateWords(date: CalendarDate): string {
  const today = DATE.format(deviceNow()) as CalendarDate
  if (date === today) return texts.today
  return date === addDays(today, -1) ? texts.yesterday : dayAndMonth(date)
}

/** The fleet's date of an instant. */
export function dateOf(instant: string): CalendarDate {
  return DATE.format(Date.parse(instant)) as CalendarDate
}
