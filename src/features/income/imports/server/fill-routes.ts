import { createHash } from 'node:crypto'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type FilledRow, fillResults } from '../contract-fill.ts'
import type { SettlementFile, SettlementRow } from '../domain/normal-rows.ts'
import { importFailures } from '../texts-failures.ts'
import { auditedLoad, loadedBy, onWire } from './file-routes.ts'
import { loadFile } from './load-file.ts'

export function fillRoutes(platform: Platform): Route[] {
  return [
    writes(fillResults, async ({ data }, { tx, caller, audit }) => {
      const file = fileOfRows(data)
      if (!file.ok) return fail({ code: 'wrong_rows' as const, fields: file.error })
      const loaded = await loadFile(tx, platform, file.value, loadedBy(platform, caller))
      if (!loaded.ok) return fail({ code: loaded.error })
      audit(auditedLoad('settlement', loaded.value))
      return ok(onWire(loaded.value))
    }),
  ]
}

type Problems = Readonly<Record<string, string>>

/**
 * The rows as a file of their own: the same rows are the same file. Each problem stands under
 * `data.3.km_end`.
 */
function fileOfRows(data: readonly FilledRow[]): Result<SettlementFile, Problems> {
  const problems: Record<string, string> = {}
  const rows = data.map((filled, place): SettlementRow => {
    const boltId = String(filled.bolt_id).trim()
    const phone = boltId === '' ? null : normalizePhone(boltId)
    if (phone === undefined) problems[`data.${place}.bolt_id`] = importFailures.settlementRow.boltId
    if (filled.km_start !== null && filled.km_end !== null && filled.km_end < filled.km_start)
      problems[`data.${place}.km_end`] = importFailures.settlementRow.odometer
    return {
      // The first row of data stands below the headings.
      row: place + 2,
      driver: { externalId: null, phone: phone ?? null, name: filled.full_name },
      date: filled.date,
      shift: filled.shift,
      totalIncomeGrosze: scaled(filled.total_income, 100),
      companyIncomeGrosze: scaled(filled.income_rate, 100),
      mileageM: scaled(filled.driven_mileage, 1000),
      kmStart: scaled(filled.km_start, 1),
      kmEnd: scaled(filled.km_end, 1),
      boltRides: scaled(filled.bolt_rides, 1),
      uberRides: scaled(filled.uber_rides, 1),
      freenowRides: scaled(filled.fn_rides, 1),
      fuelTotalGrosze: scaled(filled.fuel_total, 100),
      averageConsumptionHundredths: scaled(filled.avg_fuel_comp, 100),
    }
  })
  if (Object.keys(problems).length > 0) return fail(problems)
  const dates = rows.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return fail({ data: importFailures.noRows })
  return ok({
    kind: 'settlement',
    fileName: 'fill-results',
    sha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    asOf: last,
    periodStart: first,
    periodEnd: last,
    rows,
  })
}

/** Rounded to the whole inner unit. */
function scaled(figure: number | null, units: number): number | null {
  return figure === null ? null : Math.round(figure * units)
}
