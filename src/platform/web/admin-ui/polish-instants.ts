import dayjs from 'dayjs'

const clock = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const dayAlone = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

const timeAlone = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * `21.11.2026, 03:15` in the fleet's time; empty for what is no instant.
 * @param instant ISO 8601 with zone
 */
export function dateAndTime(instant: string): string {
  const moment = dayjs(instant)
  return moment.isValid() ? clock.format(moment.valueOf()) : ''
}

/** `21.11.2026`, the fleet's date; empty for what is no instant. @param instant ISO 8601 with zone */
export function dayOfInstant(instant: string): string {
  const moment = dayjs(instant)
  return moment.isValid() ? dayAlone.format(moment.valueOf()) : ''
}

/** As `dateAndTime`, of this moment by the device's clock. */
export function presentDateAndTime(): string {
  return clock.format()
}

/**
 * `03:15` in the fleet's time; empty for what is no instant.
 * @param instant ISO 8601 with zone, or milliseconds since 1970
 */
export function timeOfDay(instant: string | number): string {
  const moment = dayjs(instant)
  return moment.isValid() ? timeAlone.format(moment.valueOf()) : ''
}
