import { type DriverNames, namesOf } from '#features/income/matching/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type DriverWeek, driverWeeksOf } from '../../domain/statistics/driver-weeks.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { rowsOf } from '../statistics/rows-store.ts'
import { unsplitOf } from '../statistics/unsplit-store.ts'
import { driverWeekKeys } from './overview-store.ts'

interface PageOfWeeks {
  readonly total: number
  readonly weeks: readonly DriverWeek[]
  readonly names: DriverNames
}

/** One page: its drivers' weeks are found first, and only their rows are read. */
export async function driverWeeksPage(
  queries: Queries,
  asked: Period & { readonly driverId?: string | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<PageOfWeeks> {
  const { total, keys } = await driverWeekKeys(queries, asked, page)
  const driverIds = [...new Set(keys.map(({ driverId }) => driverId))]
  const names = await namesOf(queries, driverIds)
  const mondays = keys.map(({ monday }) => monday).toSorted()
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (!first || !last) return { total: 0, weeks: [], names }
  const sunday = addDays(last, 6)
  const [, from = first] = [first, asked.from].toSorted()
  const [to = sunday] = [sunday, asked.to].toSorted()
  const within = { from, to, driverIds }
  const found = driverWeeksOf(await rowsOf(queries, within), await unsplitOf(queries, within))
  const byKey = new Map(found.map((week) => [`${week.driverId} ${mondayOf(week)}`, week]))
  const weeks = keys.flatMap(({ driverId, monday }) => byKey.get(`${driverId} ${monday}`) ?? [])
  return { total, weeks, names }
}
