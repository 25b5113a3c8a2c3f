import { type OwnNotice, type OwnSpot, ownNotices } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listOwnChanges } from '../contract-changes.ts'
import { isShownToDriver } from '../domain/shown-weeks.ts'
import { optionOf } from './fleet-codec.ts'

type OnWire = OutputOf<typeof listOwnChanges>['data'][number]

/** False: calendars are hidden, or the week is out of what is shown (D3, Spec 1 §4). */
export async function isShown(queries: Queries, clock: Clock, week: Week): Promise<boolean> {
  const { currentWeek, showSchedule } = await readSettings(queries, clock)
  return showSchedule && isShownToDriver(week, currentWeek)
}

/** The driver's changes of a week that the own calendar shows; none of another one. */
export async function ownChanges(
  queries: Queries,
  clock: Clock,
  week: Week,
  driverId: string,
): Promise<OnWire[]> {
  if (!(await isShown(queries, clock, week))) return []
  return (await ownNotices(queries, week, driverId)).map(changeOnWire)
}

function changeOnWire({ from, to, ...notice }: OwnNotice): OnWire {
  return { ...notice, old: from && spotOnWire(from), now: to && spotOnWire(to) }
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
