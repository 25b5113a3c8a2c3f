import { calendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'

/** Digits only: in words a server and a browser may write the same instant differently. */
const IN_FLEET_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hourCycle: 'h23',
  year: 'numeric',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `11 marca 12:30`, wherever the phone is; empty for what is no instant. */
export function inFleetTime(instant: string): string {
  const parsed = Date.parse(instant)
  if (Number.isNaN(parsed)) return ''
  const parts = new Map(IN_FLEET_TIME.formatToParts(parsed).map(({ type, value }) => [type, value]))
  const of = (part: Intl.DateTimeFormatPartTypes) => Number(parts.get(part))
  const date = calendarDate(of('year'), of('month'), of('day'))
  return date ? `${dayAndMonth(date)} ${parts.get('hour')}:${parts.get('minute')}` : ''
}
