import { driversByIds } from '#features/drivers/server/public.ts'
import { countShifts } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { countChoices } from '#features/submissions/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import {
  type AskedWeeks,
  judgeRange,
  type RangeProblem,
  readAskedWeeks,
  type WeeksOnWire,
  weeksIn,
} from '../domain/asked-weeks.ts'
import { addUpDrivers, type CountKey, type DriverFigures, totalOf } from '../domain/shift-averages.ts'
import type { WeekSources } from '../texts.ts'

export interface Report {
  readonly asked: AskedWeeks
  readonly weekCount: number
  readonly sources: WeekSources
  /** In Polish order (D38). */
  readonly drivers: readonly DriverFigures[]
  readonly total: Readonly<Record<CountKey, number>>
}

/** The weeks asked for, where the range keeps the specification's rules (Spec 2 §5 'Reports'). */
export async function askedWeeks(
  queries: Queries,
  clock: Clock,
  input: WeeksOnWire,
): Promise<Result<AskedWeeks, Failed<RangeProblem>>> {
  const asked = readAskedWeeks(input)
  if (!asked.ok) return fail({ code: asked.error })
  const { currentWeek } = await readSettings(queries, clock)
  const problem = judgeRange(asked.value, currentWeek)
  return problem ? fail({ code: problem }) : asked
}

/** Counts each source once: a week that is generated while this runs still counts by its availability. */
export async function buildReport(queries: Queries, asked: AskedWeeks): Promise<Report> {
  const { from, to } = asked
  const planned = await countShifts(queries, from, to)
  const chosen = await countChoices(queries, from, to, {
    weeks: planned.weeks,
    slots: planned.removedElsewhere,
  })
  const counted = {
    scheduled: planned.drivers,
    chosen: chosen.drivers.map((driver) => ({ ...driver, removed: 0 })),
    removed: planned.removedElsewhere,
  }
  const ids = new Set(Object.values(counted).flatMap((list) => list.map(({ driverId }) => driverId)))
  const known = await driversByIds(queries, [...ids])
  const drivers = addUpDrivers(counted, (id) => known.get(id)?.fullName)
  const weeks = weeksIn(asked)
  return {
    asked,
    weekCount: weeks.length,
    sources: sourcesOf(weeks, planned.weeks, chosen.weeks),
    drivers: inNameOrder(drivers),
    total: totalOf(drivers),
  }
}

function sourcesOf(
  weeks: readonly Week[],
  generated: readonly Week[],
  submitted: readonly Week[],
): WeekSources {
  const name = ({ year, week }: Week) => `${year}-${week}`
  const planned = new Set(generated.map(name))
  const wished = new Set(submitted.map(name))
  const sourceOf = (week: Week) =>
    planned.has(name(week)) ? 'schedule' : wished.has(name(week)) ? 'availability' : 'none'
  const of = (source: keyof WeekSources) => weeks.filter((week) => sourceOf(week) === source)
  return { schedule: of('schedule'), availability: of('availability'), none: of('none') }
}

function inNameOrder(drivers: readonly DriverFigures[]): DriverFigures[] {
  return drivers
    .map((driver) => ({ driver, key: `${polishSortKey(driver.fullName)} ${driver.driverId}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ driver }) => driver)
}
