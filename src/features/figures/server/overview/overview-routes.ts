import { namesOf } from '#features/income/matching/server/public.ts'
import { ok } from '#kernel/result.ts'
import { weekOf } from '#kernel/week.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import {
  getLastResultWeek,
  getResultsOverview,
  listDriverWeeks,
  listSheetDifferences,
  listUnsplitResults,
  WEEKS_ON_PAGE,
} from '../../contract-overview.ts'
import { ROWS_ON_PAGE } from '../../contract-statistics.ts'
import { fromOf } from '../../domain/statistics/driver-weeks.ts'
import { isShift } from '../../domain/statistics/shift-result.ts'
import { DRIVER_TALLY_KEYS, type DriverTally } from '../../domain/statistics/summary.ts'
import type { Tally } from '../../domain/statistics/tally.ts'
import { askedPeriod } from '../statistics/listed-rows.ts'
import { countUnsplit, lastDayWithResults, unsplitOf } from '../statistics/unsplit-store.ts'
import { driverWeeksPage } from './driver-weeks.ts'
import { overviewOfPeriod } from './overview-of-period.ts'
import { sheetDifferencesOf } from './sheet-and-apps.ts'

/** Earnings first, drivers by week, and what can't be split by shift. */
export function overviewRoutes(): Route[] {
  return [
    reads(getLastResultWeek, async (_input, { queries }) => {
      const last = await lastDayWithResults(queries)
      return ok({ week: last === undefined ? null : weekOf(last) })
    }),

    reads(getResultsOverview, async (input, { queries }) => {
      const period = askedPeriod(input)
      return period.ok ? ok(await overviewOfPeriod(queries, period.value)) : period
    }),

    reads(listDriverWeeks, async ({ page, driverId, ...range }, { queries }) => {
      const period = askedPeriod(range)
      if (!period.ok) return period
      const { total, weeks, names } = await driverWeeksPage(
        queries,
        { ...period.value, driverId },
        { limit: WEEKS_ON_PAGE, offset: (page - 1) * WEEKS_ON_PAGE },
      )
      return ok({
        total,
        pageSize: WEEKS_ON_PAGE,
        data: weeks.map(({ rows, tally, ...week }) => ({
          ...week,
          fullName: names.nameOf(week.driverId),
          dayShifts: rows.filter((row) => row.shift === 'day' && isShift(row)).length,
          nightShifts: rows.filter((row) => row.shift === 'night' && isShift(row)).length,
          tally: ofDriver(tally),
          from: fromOf(rows, tally),
        })),
      })
    }),

    reads(listSheetDifferences, async ({ page, ...range }, { queries }) => {
      const period = askedPeriod(range)
      if (!period.ok) return period
      const asked = { limit: WEEKS_ON_PAGE, offset: (page - 1) * WEEKS_ON_PAGE }
      const { total, differences } = await sheetDifferencesOf(queries, period.value, asked)
      const { nameOf } = await namesOf(queries, [...new Set(differences.map((one) => one.driverId))])
      return ok({
        total,
        pageSize: WEEKS_ON_PAGE,
        data: differences.map(({ monday, ...one }) => ({
          ...one,
          ...weekOf(monday),
          fullName: nameOf(one.driverId),
        })),
      })
    }),

    reads(listUnsplitResults, async ({ page, driverId, figure, ...range }, { queries }) => {
      const period = askedPeriod(range)
      if (!period.ok) return period
      const filter = { ...period.value, driverId, figure }
      const rows = await unsplitOf(queries, filter, {
        limit: ROWS_ON_PAGE,
        offset: (page - 1) * ROWS_ON_PAGE,
      })
      const { nameOf } = await namesOf(queries, [...new Set(rows.map((row) => row.driverId))])
      return ok({
        total: await countUnsplit(queries, filter),
        pageSize: ROWS_ON_PAGE,
        data: rows.map((row) => ({ ...row, fullName: nameOf(row.driverId) })),
      })
    }),
  ]
}

function ofDriver(tally: Tally): DriverTally {
  return Object.fromEntries(DRIVER_TALLY_KEYS.map((key) => [key, tally[key]])) as DriverTally
}
