import { MONTH_NAMES } from '#kernel/polish-text.ts'

/** Digits only: in words a server and a browser may write the same instant differently. */
const IN_FLEET_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hourCycle: 'h23',
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
  const month = MONTH_NAMES[Number(parts.get('month')) - 1]
  return `${parts.get('day')} ${month} ${parts.get('hour')}:${parts.get('minute')}`
}
