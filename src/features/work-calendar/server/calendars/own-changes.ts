import { type OwnNotice, type OwnSpot, showOwnNotices } from '#features/notices/server/public.ts'
import { type AuthorCode, authorCode } from '#features/roster/domain/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listOwnChanges } from '../../contract-changes.ts'
import { weeksOffered } from '../../domain/shown-weeks.ts'
import { optionOf } from './fleet-codec.ts'

type OnWire = OutputOf<typeof listOwnChanges>['data'][number]

/** Of which weeks drivers are told changes, in the order of time; of none while calendars are hidden (D3). */
export async function weeksOfNotices(queries: Queries, clock: Clock): Promise<readonly Week[]> {
  const { currentWeek, showSchedule } = await readSettings(queries, clock)
  return showSchedule ? weeksOffered(currentWeek) : []
}

/** The driver's changes of the weeks that are told, week by week. */
export async function ownChanges(queries: Queries, clock: Clock, driverId: string): Promise<OnWire[]> {
  const changes: OnWire[] = []
  for (const week of await weeksOfNotices(queries, clock))
    changes.push(...(await showOwnNotices(queries, clock, week, driverId)).map(changeOnWire))
  return changes
}

const NOT_BY_OFFICE: Readonly<Record<AuthorCode, OnWire['by']>> = {
  '@driver-picked': 'driver',
  '@driver-returned': 'driver',
  '@drivers-exchanged': 'driver',
  '@driver-well-again': 'driver',
  '@fleet-pin-picked': 'fleet-pin',
  '@automatic': 'automatic',
}

function changeOnWire({ from, to, by, ...notice }: OwnNotice): OnWire {
  const code = authorCode(by)
  return {
    ...notice,
    by: code ? NOT_BY_OFFICE[code] : 'office',
    old: from && spotOnWire(from),
    now: to && spotOnWire(to),
  }
}

function spotOnWire({ slot, kind, reg }: OwnSpot) {
  const option = optionOf(slot.shift, { carId: kind === 'drive' ? '' : null, onCall: kind === 'on-call' })
  return {
    stateDay: formatStateDay(slot.date),
    dayName: WEEKDAY_NAMES[weekday(slot.date)] ?? '',
    shift: SHIFT_OPTION_ON_WIRE[option],
    reg,
  }
}
