import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { deviceInstant } from '#platform/web/device-clock.ts'
import { fleetClockOf, fleetDateOf } from '#platform/web/fleet-instant.ts'

/** `cz 26.11` */
export function dayWords(date: string): string {
  const { month, day } = dateParts(date as CalendarDate)
  return `${(WEEKDAY_SHORT[weekday(date as CalendarDate)] ?? '').toLocaleLowerCase('pl')} ${day}.${String(month).padStart(2, '0')}`
}

/** The fleet's date and hour of this moment, by the device's clock. */
export function fleetHourNow(): { readonly date: CalendarDate; readonly hour: number } {
  const instant = deviceInstant()
  return { date: fleetDateOf(instant), hour: Number.parseInt(fleetClockOf(instant), 10) }
}
