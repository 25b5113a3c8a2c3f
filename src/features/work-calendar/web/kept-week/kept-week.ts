import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { forget, isRecord, namesKept, recall, remember } from '#platform/web/device-memory.ts'
import { forgetOwnWeeks, isSharedDevice, OWN_WEEK } from '#platform/web/person-memory.ts'
import type { getCurrentSoloCalendar } from '../../contract.ts'

export type OwnWeekAnswer = OutputOf<typeof getCurrentSoloCalendar>

/** An own week as it was shown last, for where there is no network. */
export interface KeptWeek {
  readonly value: OwnWeekAnswer
  /** Milliseconds since 1970, by this device's clock: when the server said so. */
  readonly at: number
}

/** The night shift of a Sunday ends then. */
const NIGHT_ENDS_HOUR = 6

/**
 * Keeps the week for its driver alone: what another one had here is gone. A week that is over is not kept,
 * and nothing at all on a phone that the driver called somebody else's.
 * @param now milliseconds since 1970
 */
export function keepWeek(value: OwnWeekAnswer, now: number): void {
  const owners = keptNames().map((name) => recall(name, isKept)?.value.fullName)
  if (owners.some((owner) => owner !== value.fullName)) forgetOwnWeeks()
  forgetPastWeeks(now)
  if (isSharedDevice() || isOver(value, now)) return
  remember(nameOf(value), { value, at: now })
}

/** The week as it was, as long as it lasts. */
export function recallWeek(week: Week, now: number): KeptWeek | undefined {
  forgetPastWeeks(now)
  const kept = recall(nameOf(week), isKept)
  return kept && kept.at <= now ? kept : undefined
}

function forgetPastWeeks(now: number): void {
  for (const name of keptNames()) {
    const kept = recall(name, isKept)
    if (!kept || isOver(kept.value, now)) forget(name)
  }
}

/** Sunday's night shift with it. */
function isOver(week: Week, now: number): boolean {
  return dateInFleet(now - NIGHT_ENDS_HOUR * 3_600_000) > addDays(mondayOf(week), 6)
}

const FLEET_DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' })

/** The fleet's date by this device's clock: all that is known where there is no network. */
export function dateInFleet(now: number): CalendarDate {
  return FLEET_DATE.format(now) as CalendarDate
}

function keptNames(): readonly string[] {
  return namesKept(OWN_WEEK)
}

function nameOf({ year, week }: Week): string {
  return `${OWN_WEEK}${year}-${week}`
}

/** Another build of the page may have left another shape: that is as good as nothing. */
function isKept(kept: unknown): kept is KeptWeek {
  return isRecord(kept) && typeof kept.at === 'number' && isAnswer(kept.value)
}

function isAnswer(value: unknown): value is OwnWeekAnswer {
  return (
    isRecord(value) &&
    typeof value.year === 'number' &&
    typeof value.week === 'number' &&
    typeof value.ready === 'boolean' &&
    typeof value.fullName === 'string' &&
    Array.isArray(value.data) &&
    value.data.every(isShift)
  )
}

function isShift(shift: unknown): boolean {
  return (
    isRecord(shift) &&
    ['stateDay', 'shift', 'reg', 'make', 'model'].every((field) => typeof shift[field] === 'string')
  )
}
