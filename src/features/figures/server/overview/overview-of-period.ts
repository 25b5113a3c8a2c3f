import { namesOf } from '#features/income/matching/server/public.ts'
import { addDays, daysBetween } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { BEST_DRIVERS, type getResultsOverview } from '../../contract-overview.ts'
import { earned } from '../../domain/statistics/averages.ts'
import { earningPoints } from '../../domain/statistics/earning-points.ts'
import { byName, type NameOf } from '../../domain/statistics/extremes.ts'
import { addMoney, moneyOf } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { APPS } from '../../domain/statistics/shift-result.ts'
import type { DriverSummary } from '../../domain/statistics/summary.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import { moneyOfPeriod } from '../statistics/money-store.ts'
import { driversTogether } from '../statistics/summary-of-period.ts'
import { type PeriodTallies, talliesOfPeriod } from '../statistics/summary-store.ts'
import { withoutCompany } from '../statistics/wire-rows.ts'
import { agreementOf, begunBefore, countCars, fuelSides, overlappingOf } from './overview-store.ts'
import { sheetShareOf, sourcesOfDrivers } from './sheet-and-apps.ts'
import { withoutCash } from './without-cash.ts'

type Overview = OutputOf<typeof getResultsOverview>

/** The period beside the one of the same length that ends before it. */
export async function overviewOfPeriod(queries: Queries, period: Period): Promise<Overview> {
  const earlier = periodBefore(period)
  const tallies = await talliesOfPeriod(queries, period)
  const talliesBefore = await talliesOfPeriod(queries, earlier)
  const money = addMoney((await moneyOfPeriod(queries, period)).map((each) => each.money))
  const tellsPayout = APPS.some((app) => moneyOf(money, app, 'payout') !== null)
  return {
    now: await partOf(queries, period, tallies),
    money,
    before: await partOf(queries, earlier, talliesBefore),
    points: [...earningPoints(tallies.slots, tallies.unsplit, period)],
    agreement: tellsPayout ? await agreementOf(queries, period) : [],
    withoutCash: {
      now: await withoutCash(queries, period),
      before: await withoutCash(queries, earlier),
    },
    sheet: await sheetShareOf(queries, period),
    begunBefore: await begunBefore(queries, period),
    overlapping: await overlappingOf(queries, period),
    fuel: await fuelSides(queries, period),
    best: await bestDrivers(queries, period, tallies, talliesBefore),
  }
}

function periodBefore({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

async function partOf(queries: Queries, period: Period, tallies: PeriodTallies): Promise<Overview['now']> {
  const { slots, unsplit, drivers, driversUnsplit } = tallies
  const of = (shift: 'day' | 'night') =>
    withoutCompany(addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally)))
  return {
    startDate: period.from,
    endDate: period.to,
    day: of('day'),
    night: of('night'),
    unsplit: addTallies(unsplit.map(({ tally }) => tally)),
    drivers: new Set([...drivers, ...driversUnsplit].map(({ driverId }) => driverId)).size,
    cars: await countCars(queries, period),
  }
}

async function bestDrivers(
  queries: Queries,
  period: Period,
  now: PeriodTallies,
  before: PeriodTallies,
): Promise<Overview['best']> {
  const anyOrder: NameOf = () => ''
  const all = driversTogether(now.drivers, now.driversUnsplit, anyOrder)
  const { nameOf } = await namesOf(
    queries,
    all.map(({ driverId }) => driverId),
  )
  const earlier = new Map(
    driversTogether(before.drivers, before.driversUnsplit, anyOrder).map(({ driverId, tally }) => [
      driverId,
      earned(tally).value,
    ]),
  )
  const grosze = ({ tally }: DriverSummary) => earned(tally).value ?? Number.NEGATIVE_INFINITY
  const best = all
    .toSorted((a, b) => grosze(b) - grosze(a) || byName(nameOf, a.driverId, b.driverId))
    .slice(0, BEST_DRIVERS)
  const sources = await sourcesOfDrivers(
    queries,
    period,
    best.map(({ driverId }) => driverId),
  )
  return best.map(({ driverId, tally }) => ({
    driverId,
    fullName: nameOf(driverId),
    tally,
    ...(sources.get(driverId) ?? { from: null, appsGrosze: null }),
    beforeGrosze: earlier.get(driverId) ?? null,
  }))
}
