import type { CalendarDate } from '#kernel/calendar-date.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'

/** The one source of "now" (D1). Injected, so that tests can stand anywhere in time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  set(instant: string): void
  advance(milliseconds: number): void
}

/** A clock that stands still until it is told to move. @param instant ISO 8601 with zone */
export function testClock(instant: string): TestClock {
  let at = Date.parse(instant)
  return {
    now: () => new Date(at),
    set: (next) => {
      at = Date.parse(next)
    },
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}

export interface FleetTime {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
  /** 0-59 */
  readonly minute: number
}

const warsaw = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** What the fleet's wall clock and calendar show, through both daylight-saving changes (D1). */
export function fleetTime(clock: Clock): FleetTime {
  return fleetTimeOf(clock.now())
}

function fleetTimeOf(instant: Date): FleetTime {
  const parts: Record<string, string> = {}
  for (const part of warsaw.formatToParts(instant)) parts[part.type] = part.value
  return {
    date: `${parts.year}-${parts.month}-${parts.day}` as CalendarDate,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  }
}

/** ISO 8601 with zone, as the wire and the database take it. */
export function instantNow(clock: Clock): string {
  return clock.now().toISOString()
}

/** @param milliseconds from now; negative for the past */
export function instantIn(clock: Clock, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString()
}

const HOUR_MS = 3_600_000

/**
 * The instant at which the fleet's wall clock shows this full hour of this date, through both daylight-saving
 * changes (D1). ISO 8601 in UTC.
 * @param hour 0-23, one that the date has once
 */
export function fleetInstant(date: CalendarDate, hour: number): string {
  const wanted = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS
  let instant = wanted
  // The second turn minds a change of the offset between the guess and the instant.
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = fleetTimeOf(new Date(instant))
    instant += wanted - (Date.parse(`${shown.date}T00:00:00Z`) + shown.hour * HOUR_MS)
  }
  return new Date(instant).toISOString()
}

/** @param minutes after the instant; ISO 8601 in UTC */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}

/** The instant at which a slot begins (D2). ISO 8601 in UTC. */
export function slotBegins({ date, shift }: Slot): string {
  return fleetInstant(date, shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT)
}

/** @param seconds Unix time, as services elsewhere give it */
export function fleetTimeOfUnix(seconds: number): FleetTime {
  return fleetTimeOf(new Date(seconds * 1000))
}

/** @param instant ISO 8601 with zone, as the database gives it */
export function fleetTimeOfInstant(instant: string): FleetTime {
  return fleetTimeOf(new Date(instant))
}

/** For libraries that take a `Date`. */
export function dateOfInstant(instant: string): Date {
  return new Date(instant)
}
