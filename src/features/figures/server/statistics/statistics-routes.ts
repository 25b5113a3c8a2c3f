import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { namesOf } from '#features/income/matching/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type CallContext, type Route, reads } from '#platform/server/http/route.ts'
import {
  exportResults,
  getResultsSummary,
  listResultDrivers,
  listResultWeeks,
  listRowsOfFigure,
  listShiftResults,
  ROWS_ON_PAGE,
} from '../../contract-statistics.ts'
import { driverWeeksOf } from '../../domain/statistics/driver-weeks.ts'
import { inNameOrder } from '../../domain/statistics/extremes.ts'
import { weeksOf } from '../../domain/statistics/weeks.ts'
import { askedPeriod, listedRows } from './listed-rows.ts'
import { moneyOfPeriod } from './money-store.ts'
import { driverWeeksFile, shiftsFile, weeksFile } from './results-file.ts'
import { countRows, rowsOf } from './rows-store.ts'
import { summaryOfPeriod } from './summary-of-period.ts'
import { talliesOfPeriod } from './summary-store.ts'
import { driversWithResults } from './unsplit-store.ts'
import { rowOnWire, withoutCompany } from './wire-rows.ts'

/**
 * Figures and the rows beneath them. What stays with the fleet, and the chart, are for administrators (Spec 2
 * §6, D28).
 */
export function statisticsRoutes(): Route[] {
  return [
    reads(getResultsSummary, async (input, { queries, caller }) => {
      const period = askedPeriod(input)
      if (!period.ok) return period
      const admin = isAdmin(caller)
      const { from, to, names, day, night, unsplit, drivers, chart, ...lists } = await summaryOfPeriod(
        queries,
        period.value,
      )
      const listed = (list: keyof typeof lists) =>
        lists[list].map((row) => rowOnWire(row, names.nameOf, admin))
      return ok({
        startDate: from,
        endDate: to,
        day: admin ? day : withoutCompany(day),
        night: admin ? night : withoutCompany(night),
        unsplit,
        drivers: drivers.map((driver) => ({ ...driver, fullName: names.nameOf(driver.driverId) })),
        bestDays: listed('bestDays'),
        worstDays: listed('worstDays'),
        bestNights: listed('bestNights'),
        worstNights: listed('worstNights'),
        chart: admin ? chart : null,
      })
    }),

    reads(listShiftResults, async (input, { queries, caller }) => {
      const found = await listedRows(queries, input)
      if (!found.ok) return found
      const { rows, unsplit, names } = found.value
      return ok({
        data: rows.map((row) => rowOnWire(row, names.nameOf, isAdmin(caller))),
        unsplit: unsplit.map((row) => ({ ...row, fullName: names.nameOf(row.driverId) })),
      })
    }),

    reads(listRowsOfFigure, async ({ figure, driverId, shift, page, ...range }, { queries, caller }) => {
      const period = askedPeriod(range)
      if (!period.ok) return period
      const filter = { ...period.value, figure, driverId, shift }
      const rows = await rowsOf(queries, filter, { limit: ROWS_ON_PAGE, offset: (page - 1) * ROWS_ON_PAGE })
      const { nameOf } = await namesOf(queries, [...new Set(rows.map((row) => row.driverId))])
      return ok({
        total: await countRows(queries, filter),
        pageSize: ROWS_ON_PAGE,
        data: rows.map((row) => rowOnWire(row, nameOf, isAdmin(caller))),
      })
    }),

    reads(listResultDrivers, async (input, { queries }) => {
      const period = askedPeriod(input)
      if (!period.ok) return period
      const ids = await driversWithResults(queries, period.value)
      const { nameOf } = await namesOf(queries, ids)
      return ok({ data: inNameOrder(ids, nameOf).map((id) => ({ id, fullName: nameOf(id) })) })
    }),

    reads(listResultWeeks, async (input, { queries, caller }) => {
      const period = askedPeriod(input)
      if (!period.ok) return period
      const { slots, unsplit } = await talliesOfPeriod(queries, period.value)
      const weeks = weeksOf(slots, unsplit)
      return ok({ data: isAdmin(caller) ? [...weeks] : weeks.map(weekWithoutCompany) })
    }),

    reads(exportResults, async ({ list, format, app, ...asked }, { queries, audit }) => {
      audit({ list, format, startDate: asked.startDate, endDate: asked.endDate })
      const apps = app === undefined ? RIDE_APPS : [app]
      if (list === 'weeks') {
        const period = askedPeriod(asked)
        if (!period.ok) return period
        const { slots, unsplit } = await talliesOfPeriod(queries, period.value)
        const money = await moneyOfPeriod(queries, period.value)
        return ok(await weeksFile({ weeks: weeksOf(slots, unsplit), money, apps }, period.value, format))
      }
      const found = await listedRows(queries, asked)
      if (!found.ok) return found
      const { rows, unsplit, names, period } = found.value
      if (list === 'driver-weeks')
        return ok(
          await driverWeeksFile({ weeks: driverWeeksOf(rows, unsplit), apps }, names.nameOf, period, format),
        )
      return ok(await shiftsFile({ rows, unsplit, apps }, names.nameOf, period, format))
    }),
  ]
}

function isAdmin(caller: CallContext['caller']): boolean {
  return caller.user?.admin === true
}

function weekWithoutCompany({ day, night, ...week }: ReturnType<typeof weeksOf>[number]) {
  return { ...week, day: withoutCompany(day), night: withoutCompany(night) }
}
