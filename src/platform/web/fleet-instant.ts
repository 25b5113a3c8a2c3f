import type { CalendarDate } from '#kernel/calendar-date.ts'

const DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' })
const CLOCK = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', hour: 'numeric', minute: '2-digit' })

/** The fleet's date of an instant, wherever the device is. */
export function fleetDateOf(instant: string): CalendarDate {
  return DATE.format(Date.parse(instant)) as CalendarDate
}

/** `7:05`, the fleet's wall clock, in any language. */
export function fleetClockOf(instant: string): string {
  return CLOCK.format(Date.parse(instant))
}
