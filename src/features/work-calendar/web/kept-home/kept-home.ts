import { addDays, type CalendarDate, parseStateDay } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week, weekOf, weeksBetween } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { isSharedDevice, OWN_WEEK } from '#platform/web/own-things.ts'
import type { getOwnHome } from '../../contract-home.ts'

export type OwnHome = OutputOf<typeof getOwnHome>

/** The own page as it was shown last, for where there is no network. */
export interface KeptHome {
  readonly value: OwnHome
  /** Milliseconds since 1970, by this device's clock: when the server said so. */
  readonly at: number
}

/** The night shift of a Sunday ends then. */
const NIGHT_ENDS_HOUR = 6
const HOUR = 3_600_000
const NAME = `${OWN_WEEK}home`

/**
 * Keeps the page for its driver alone, in place of what was kept of it. Nothing is kept on a phone that the
 * driver called somebody else's, nor where no week lies ahead.
 * @param now milliseconds since 1970
 */
export function keepHome(value: OwnHome, now: number): void {
  forget(NAME)
  if (isSharedDevice() || !isHome(value) || isOver(value, now)) return
  // Without what a form is filled in with: shifts are what is looked up in a garage.
  remember(NAME, { value: { ...value, email: '', phone: '' }, at: now })
}

/** The page as it was, turned to the week and the shift of the phone's clock, as long as one is left. */
export function recallHome(now: number): KeptHome | undefined {
  const kept = recall(NAME, isKept)
  if (!kept || isOver(kept.value, now)) {
    forget(NAME)
    return undefined
  }
  // A clock that was set back says nothing.
  if (kept.at > now) return undefined
  return { value: turned(kept.value, now), at: kept.at }
}

/** All weeks that it tells of have ended, Sunday's night shift with them. */
function isOver({ weeks }: OwnHome, now: number): boolean {
  const last = weeks.findLast(({ ready }) => ready)
  return !last || dateOfShifts(now) > addDays(mondayOf(last), 6)
}

function turned(home: OwnHome, now: number): OwnHome {
  const today = dateInFleet(now)
  const [, current, after] = home.weeks
  const gone = Math.max(0, weeksBetween(current, weekOf(today)))
  const weeks: OwnHome['weeks'] =
    gone === 0
      ? home.weeks
      : gone === 1
        ? [current, after, unknown(after)]
        : [after, unknown(after), unknown(addWeeks(after, 1))]
  const next = home.next && hasEnded(home.next, now) ? null : home.next
  return { ...home, today, next, weeks, changes: [], asked: [], form: null }
}

/** The week after one, of which nothing is known. */
function unknown(before: Week): OwnHome['weeks'][number] {
  return {
    ...addWeeks({ year: before.year, week: before.week }, 1),
    ready: false,
    savedAt: null,
    fullName: '',
    data: [],
  }
}

function hasEnded({ stateDay, shift }: NonNullable<OwnHome['next']>, now: number): boolean {
  const date = parseStateDay(stateDay)
  if (!date) return true
  // A day ends at 18:00, a night at 06:00 of the next date.
  const ends = shift === SHIFT_ON_WIRE.day ? dateInFleet(now + NIGHT_ENDS_HOUR * HOUR) : dateOfShifts(now)
  return ends > date
}

/** The date whose shifts run: until six in the morning the one before. */
function dateOfShifts(now: number): CalendarDate {
  return dateInFleet(now - NIGHT_ENDS_HOUR * HOUR)
}

const FLEET_DATE = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw', dateStyle: 'short' })

/** The fleet's date by this device's clock: all that is known where there is no network. */
export function dateInFleet(now: number): CalendarDate {
  return FLEET_DATE.format(now) as CalendarDate
}

/** Another build of the page may have left another shape: that is as good as nothing. */
function isKept(kept: unknown): kept is KeptHome {
  return isRecord(kept) && typeof kept.at === 'number' && isHome(kept.value)
}

function isHome(value: unknown): value is OwnHome {
  return (
    isRecord(value) &&
    typeof value.fullName === 'string' &&
    Array.isArray(value.weeks) &&
    value.weeks.length === 3 &&
    value.weeks.every(isWeek) &&
    (value.next === null || isNext(value.next))
  )
}

function isWeek(week: unknown): boolean {
  return (
    isRecord(week) &&
    typeof week.year === 'number' &&
    typeof week.week === 'number' &&
    typeof week.ready === 'boolean' &&
    Array.isArray(week.data) &&
    week.data.every((shift) => hasTexts(shift, ['stateDay', 'shift', 'reg', 'make', 'model']))
  )
}

function isNext(next: unknown): boolean {
  return hasTexts(next, ['stateDay', 'shift', 'reg', 'make', 'model', 'color', 'parking'])
}

function hasTexts(value: unknown, fields: readonly string[]): boolean {
  return isRecord(value) && fields.every((field) => typeof value[field] === 'string')
}
