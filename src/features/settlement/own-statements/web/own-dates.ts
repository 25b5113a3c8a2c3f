import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'

const IN_FLEET = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The fleet's date at an instant, wherever the phone is; undefined for what is no instant. */
export function fleetDate(instant: string): CalendarDate | undefined {
  const parsed = Date.parse(instant)
  return Number.isNaN(parsed) ? undefined : parseDate(IN_FLEET.format(parsed))
}
