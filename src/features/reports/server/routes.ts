import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportShiftAverages, getShiftAverages, sendPeriodAverage, sendSingleAverage } from '../contract.ts'
import { averagesOf } from '../domain/shift-averages.ts'
import { askedWeeks, buildReport } from './build-report.ts'
import { reportAsCsv, reportAsXlsx } from './report-file.ts'
import { sendReport } from './send-report.ts'

export function reportRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(getShiftAverages, async (input, { queries }) => {
      const asked = await askedWeeks(queries, clock, input)
      if (!asked.ok) return asked
      const { weekCount, sources, total, drivers } = await buildReport(queries, asked.value)
      return ok({
        weekCount,
        sources: {
          schedule: [...sources.schedule],
          availability: [...sources.availability],
          none: [...sources.none],
        },
        total: { ...total, average: averagesOf(total, weekCount) },
        drivers: drivers.map((driver) => ({ ...driver, average: averagesOf(driver, weekCount) })),
      })
    }),

    reads(exportShiftAverages, async ({ format, ...input }, { queries, audit }) => {
      const asked = await askedWeeks(queries, clock, input)
      if (!asked.ok) return asked
      const { from, to } = asked.value
      audit({ format, week: from.week, year: from.year, endWeek: to.week, endYear: to.year })
      const report = await buildReport(queries, asked.value)
      return ok(format === 'csv' ? reportAsCsv(report) : await reportAsXlsx(report))
    }),

    writes(sendSingleAverage, (input, context) => sendReport(platform, input, context)),
    writes(sendPeriodAverage, (input, context) => sendReport(platform, input, context)),
  ]
}
