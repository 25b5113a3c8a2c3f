import {
  addTallies,
  type ChartData,
  chartData,
  type Period,
  periodOf,
  summed,
} from '#features/figures/domain/public.ts'
import { listedRows, slotsOfPeriod } from '#features/figures/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { addWeeks, mondayOf, weekOf } from '#kernel/week.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  getBoltResults,
  getDailyResults,
  getDashboardResults,
  getDashboardResultsWeekly,
  getPeriodFilters,
  getWeeklyResults,
} from '../../contract-figures.ts'
import { boltAttributes, dailyAttributes, hasBolt, settlementAttributes, weeklyList } from './figure-codec.ts'

const WEEKS_SHOWN = 8

/** The specification's own calls for results, in its names and units (Spec 2 §7). */
export function figureRoutes(platform: Platform): Route[] {
  return [
    reads(getPeriodFilters, async (input, { queries, caller }) => {
      const found = await listedRows(queries, input)
      if (!found.ok) return found
      const { rows, names } = found.value
      return ok({
        data: rows.map((row) => ({
          id: row.id,
          attributes: settlementAttributes(row, names, caller.user?.admin === true),
        })),
      })
    }),

    reads(getDailyResults, async (input, { queries }) => {
      const found = await listedRows(queries, input)
      if (!found.ok) return found
      const { rows, names } = found.value
      return ok({ data: rows.map((row) => ({ id: row.id, attributes: dailyAttributes(row, names) })) })
    }),

    reads(getWeeklyResults, async (input, { queries }) => {
      const found = await listedRows(queries, input)
      if (!found.ok) return found
      const { rows, unsplit, names } = found.value
      return ok({ data: weeklyList(rows, unsplit, names) })
    }),

    reads(getBoltResults, async (input, { queries }) => {
      const found = await listedRows(queries, input)
      if (!found.ok) return found
      const { rows, names } = found.value
      return ok({
        data: rows.filter(hasBolt).map((row) => ({ id: row.id, attributes: boltAttributes(row, names) })),
      })
    }),

    reads(getDashboardResults, async (input, { queries, caller }) => {
      const monday = mondayOf(weekOf(fleetTime(platform.clock).date))
      const period = askedOr(input, { from: monday, to: addDays(monday, 6) })
      return period.ok
        ? ok(await summaryResult(queries, period.value, 'day', caller.user?.admin === true))
        : period
    }),

    reads(getDashboardResultsWeekly, async (input, { queries, caller }) => {
      const week = weekOf(fleetTime(platform.clock).date)
      const from = mondayOf(addWeeks(week, 1 - WEEKS_SHOWN))
      const period = askedOr(input, { from, to: addDays(mondayOf(week), 6) })
      return period.ok
        ? ok(await summaryResult(queries, period.value, 'week', caller.user?.admin === true))
        : period
    }),
  ]
}

type Asked = ParsedOf<typeof getDashboardResults>
type RangeFailure = { readonly code: 'both_ends' | 'range_reversed' | 'range_too_long' }

function askedOr({ startDate, endDate }: Asked, otherwise: Period): Result<Period, RangeFailure> {
  if (startDate === undefined && endDate === undefined) return ok(otherwise)
  if (startDate === undefined || endDate === undefined) return fail({ code: 'both_ends' })
  const period = periodOf(startDate, endDate)
  return period.ok ? period : fail({ code: period.error })
}

async function summaryResult(
  queries: Queries,
  { from, to }: Period,
  by: ChartData['by'],
  admin: boolean,
): Promise<OutputOf<typeof getDashboardResults>> {
  const slots = await slotsOfPeriod(queries, { from, to })
  const of = (shift: 'day' | 'night') =>
    addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally))
  const { day, night } = { day: of('day'), night: of('night') }
  const { labels, series } = chartData(slots, from, to, by)
  const km = ({ mileageM, mileageRows }: typeof day) => {
    const { value } = summed(mileageM, mileageRows)
    return value === null ? null : value / 1000
  }
  const counts = (name: keyof typeof series) => (admin ? [...series[name]] : null)
  const pln = (name: 'income-day' | 'income-night') =>
    admin ? series[name].map((grosze) => (grosze === null ? null : grosze / 100)) : null
  return {
    startDate: from,
    endDate: to,
    totalKmD: km(day),
    totalKmN: km(night),
    totalDaysWithMileage: day.mileageRows,
    totalNightsWithMileage: night.mileageRows,
    labels: [...labels],
    freenowD: counts('freenow-day'),
    freenowN: counts('freenow-night'),
    uberD: counts('uber-day'),
    uberN: counts('uber-night'),
    boltD: counts('bolt-day'),
    boltN: counts('bolt-night'),
    shiftsD: counts('shifts-day'),
    shiftsN: counts('shifts-night'),
    incomeD: pln('income-day'),
    incomeN: pln('income-night'),
  }
}
