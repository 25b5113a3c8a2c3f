import type { CalendarDate } from '#kernel/calendar-date.ts'

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

export function fleetTimeOf(instant: Date): FleetTime {
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
