import { sql } from 'drizzle-orm'
import { RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
import { rideDistances, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ShiftOnRoad, ToldRides } from '../../domain/empty-km/empty-km.ts'
import { moneyOf } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { isShift, type ShiftResult } from '../../domain/statistics/shift-result.ts'
import type { UnsplitResult } from '../../domain/statistics/unsplit.ts'

/** Shifts with what apps told of their rides one by one. @param rows of the period */
export async function shiftsOnRoad(
  queries: Queries,
  { from, to }: Period,
  rows: readonly ShiftResult[],
): Promise<ShiftOnRoad[]> {
  const told = new Map<string, Partial<Record<RideApp, ToldRides>>>()
  const driven = new Set<string>()
  for (const { driverId, date, shift, app, ...rides } of await rideDistances(queries, from, to)) {
    const key = `${driverId} ${date} ${shift}`
    told.set(key, { ...told.get(key), [app]: rides })
    driven.add(`${driverId} ${app}`)
  }
  const sums = Map.groupBy(await sumsAbout(queries, from, to), ({ driverId }) => driverId)
  return rows.filter(isShift).map((row) => ({
    driverId: row.driverId,
    date: row.date,
    reg: row.reg,
    mileageM: row.mileageM,
    rides: { bolt: row.boltRides, uber: row.uberRides, freenow: row.freenowRides },
    told: told.get(`${row.driverId} ${row.date} ${row.shift}`) ?? {},
    outside: (sums.get(row.driverId) ?? []).some(
      (sum) => sum.date <= row.date && row.date <= sum.until && hasRidesOutside(sum, driven),
    ),
  }))
}

/** Rides of no shift, or money of an app of which the driver has no ride in any shift. */
function hasRidesOutside(sum: UnsplitResult, driven: ReadonlySet<string>): boolean {
  if ((sum.rides ?? 0) > 0) return true
  return RIDE_APPS.some(
    (app) =>
      !driven.has(`${sum.driverId} ${app}`) &&
      ((moneyOf(sum.money, app, 'gross') ?? 0) !== 0 || (moneyOf(sum.money, app, 'net') ?? 0) !== 0),
  )
}

/** What can't be split by shift of any of these days. */
function sumsAbout(queries: Queries, from: CalendarDate, to: CalendarDate): Promise<UnsplitResult[]> {
  const { date, until } = unsplitResults
  return queries.select().from(unsplitResults).where(sql`${date} <= ${to} AND ${until} >= ${from}`)
}
