import {
  addDays,
  type CalendarDate,
  calendarDate,
  parseDate,
  spreadsheetDate,
  weekday,
} from '#kernel/calendar-date.ts'
import { DAY_STARTS_AT, type Slot, shiftOfStart } from '#kernel/slot.ts'

/** A point on the fleet's wall clock, without a zone. */
export interface Moment {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
  /** `HH:mm:ss` */
  readonly time: string
}

const SECONDS_IN_DAY = 86_400

/**
 * Reads `2026-03-01`, `1.3.2026`, `01-03-2026`, a spreadsheet's count of days; a time of zero may follow.
 * With slashes it is read by nobody: half the world puts the month first.
 */
export function readDate(text: string): CalendarDate | undefined {
  const moment = readMoment(text)
  return moment !== 'foreign-zone' && moment?.time === '00:00:00' ? moment.date : undefined
}

/**
 * Reads a date and, after a space or `T`, a time with or without seconds; also a spreadsheet's count of days.
 * A zone may follow where it is Poland's (+0100, +0200): the clock then shows what it showed there.
 * `foreign-zone` for any other.
 */
export function readMoment(text: string): Moment | 'foreign-zone' | undefined {
  const read = withZone(text)
  if (!read) return undefined
  const isPolish = read.zone === undefined || read.zone === '+0100' || read.zone === '+0200'
  return isPolish ? read.moment : 'foreign-zone'
}

/**
 * As {@link readMoment}, with a time of another zone told by Poland's clock: for what is written by an app in
 * the zone of its own office, and of which the day is needed.
 */
export function readPolishMoment(text: string): Moment | undefined {
  const read = withZone(text)
  if (!read) return undefined
  const { moment, zone } = read
  if (zone === undefined || zone === '+0100' || zone === '+0200') return moment
  return onPolishClock(later({ date: moment.date, second: secondOf(moment) }, -offsetOf(zone)))
}

function withZone(text: string): { readonly moment: Moment; readonly zone: string | undefined } | undefined {
  const serial = /^(\d{5})(?:[.,](\d+))?$/.exec(text)
  if (serial) {
    const moment = fromSerial(Number(serial[1]), Number(`0.${serial[2] ?? '0'}`))
    return moment && { moment, zone: undefined }
  }
  const match =
    /^(\S{8,10}?)(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?(?:\s+[A-Z]{2,5})?)?$/.exec(
      text,
    )
  const date = match && dateOf(match[1] ?? '')
  if (!match || !date) return undefined
  const [hour, minute, second] = [Number(match[2] ?? 0), Number(match[3] ?? 0), Number(match[4] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  return { moment: { date, hour, time: clock(hour, minute, second) }, zone: match[5]?.replace(':', '') }
}

/**
 * The shift that a ride belongs to: by its start, from 06:00 the date's day, from 18:00 its night, and before
 * 06:00 the night of the date before (D2). The wall clock alone decides, so that no daylight-saving change
 * can move a ride.
 */
export function slotOfRide({ date, hour }: Moment): Slot {
  return hour < DAY_STARTS_AT
    ? { date: addDays(date, -1), shift: 'night' }
    : { date, shift: shiftOfStart(hour) }
}

function dateOf(text: string): CalendarDate | undefined {
  const dayFirst = /^(\d{1,2})([.-])(\d{1,2})\2(\d{4})$/.exec(text)
  if (dayFirst) return calendarDate(Number(dayFirst[4]), Number(dayFirst[3]), Number(dayFirst[1]))
  return parseDate(text.replace(/^(\d{4})[./](\d{2})[./](\d{2})$/, '$1-$2-$3'))
}

function fromSerial(days: number, fraction: number): Moment | undefined {
  const seconds = Math.round(fraction * SECONDS_IN_DAY)
  const date = spreadsheetDate(days + (seconds === SECONDS_IN_DAY ? 1 : 0))
  const inDay = seconds % SECONDS_IN_DAY
  const hour = Math.floor(inDay / 3600)
  return date && { date, hour, time: clock(hour, Math.floor(inDay / 60) % 60, inDay % 60) }
}

/** A point in time, as the date and the second of that date. */
interface Instant {
  readonly date: CalendarDate
  readonly second: number
}

/** In seconds. @param zone `Z`, `+0300` */
function offsetOf(zone: string): number {
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))
  return (zone.startsWith('-') ? -minutes : minutes) * 60
}

function secondOf({ time }: Moment): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

function later({ date, second }: Instant, seconds: number): Instant {
  const sum = second + seconds
  const days = Math.floor(sum / SECONDS_IN_DAY)
  return { date: addDays(date, days), second: sum - days * SECONDS_IN_DAY }
}

/**
 * Summer time goes from the last Sunday of March, 01:00 UTC, to that of October (directive 2000/84/EC).
 * @param utc by the clock of Greenwich
 */
function onPolishClock(utc: Instant): Moment {
  const year = Number(utc.date.slice(0, 4))
  const isSummer = !isBefore(utc, lastSunday(year, 3)) && isBefore(utc, lastSunday(year, 10))
  const { date, second } = later(utc, (isSummer ? 2 : 1) * 3600)
  const hour = Math.floor(second / 3600)
  return { date, hour, time: clock(hour, Math.floor(second / 60) % 60, second % 60) }
}

/** @param month one of 31 days */
function lastSunday(year: number, month: number): CalendarDate {
  const last = calendarDate(year, month, 31)
  if (!last) throw new RangeError(`${year} is no year.`)
  return addDays(last, -((weekday(last) + 1) % 7))
}

/** Whether it is before 01:00 of the day. */
function isBefore({ date, second }: Instant, day: CalendarDate): boolean {
  return date < day || (date === day && second < 3600)
}

function clock(...parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
