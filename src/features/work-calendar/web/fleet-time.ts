const IN_FLEET_TIME = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** `11 marca 12:30`, wherever the phone is; empty for what is no instant. */
export function inFleetTime(instant: string): string {
  const parsed = Date.parse(instant)
  return Number.isNaN(parsed) ? '' : IN_FLEET_TIME.format(parsed)
}
