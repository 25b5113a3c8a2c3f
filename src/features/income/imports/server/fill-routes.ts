import { createHash } from 'node:crypto'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type FilledRow, fillResults } from '../contract-fill.ts'
import { importFailures } from '../texts-failures.ts'
import { auditedLoad, loadedBy, onWire } from './file-routes.ts'
import { LOADS, largeFiles } from './large-files.ts'
import { loadFile } from './load-file.ts'
import { hasTooManyPeople } from './validate-rows.ts'

/** The prescribed call replaces without asking (D32). */
const OPTIONS = { source: 'rows', removeMissing: false, asks: false } as const

export function fillRoutes(platform: Platform): Route[] {
  const loading = largeFiles(LOADS)
  return [
    writes(fillResults, async ({ data }, { tx, caller, audit }) => {
      const file = fileOfRows(data)
      if (!file.ok) return fail({ code: 'wrong_rows' as const, fields: file.error })
      if (await hasTooManyPeople(file.value))
        return fail({ code: 'wrong_rows' as const, fields: { data: importFailures.tooManyPeople } })
      const loaded = await loading(file.value.rows, caller, () =>
        loadFile(tx, platform, file.value, loadedBy(platform, caller), OPTIONS),
      )
      if (!loaded) return fail({ code: 'busy' as const })
      if (loaded.ok) {
        audit(auditedLoad('settlement', loaded.value))
        return ok(onWire(loaded.value))
      }
      if (loaded.error.code === 'implausible') return fail({ code: 'implausible' as const })
      const twice = loaded.error.code === 'twice' ? loaded.error.twice : []
      const { twice: sentence } = importFailures.settlementRow
      const fields = twice.map(({ place, other }) => [`data.${place}.date`, sentence(other + 1)] as const)
      return fail({ code: 'wrong_rows' as const, fields: Object.fromEntries(fields) })
    }),
  ]
}

type Problems = Readonly<Record<string, string>>

/**
 * The rows as a file of their own: the same rows are the same file. Each problem stands under
 * `data.3.km_end`.
 */
function fileOfRows(data: readonly FilledRow[]): Result<NormalFile, Problems> {
  const problems: Record<string, string> = {}
  const rows = data.map((filled, place): StatementRow => {
    const boltId = String(filled.bolt_id).trim()
    const phone = boltId === '' ? null : normalizePhone(boltId)
    if (phone === undefined) problems[`data.${place}.bolt_id`] = importFailures.settlementRow.boltId
    const [kmStart, kmEnd] = [entered(filled.km_start), entered(filled.km_end)]
    if (kmStart !== null && kmEnd !== null && kmEnd < kmStart)
      problems[`data.${place}.km_end`] = importFailures.settlementRow.odometer
    return {
      // The first row of data stands below the headings.
      row: place + 2,
      driver: { externalId: null, phone: phone ?? null, name: filled.full_name },
      subject: 'shift',
      id: null,
      startedAt: null,
      date: filled.date,
      shift: filled.shift,
      until: null,
      ofRide: null,
      plate: null,
      note: null,
      amounts: {
        ...scaled('totalIncome', filled.total_income, 100),
        ...scaled('companyIncome', filled.income_rate, 100),
        ...scaled('mileage', entered(filled.driven_mileage), 1000),
        ...scaled('kmStart', kmStart, 1),
        ...scaled('kmEnd', kmEnd, 1),
        ...scaled('boltRides', filled.bolt_rides, 1),
        ...scaled('uberRides', filled.uber_rides, 1),
        ...scaled('freenowRides', filled.fn_rides, 1),
        ...scaled('fuelTotal', entered(filled.fuel_total), 100),
        ...scaled('averageConsumption', entered(filled.avg_fuel_comp), 100),
      },
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
    periodStart: first,
    periodEnd: last,
    rows,
  })
}

/** A zero of odometer, mileage or fuel is what sheets hold where nothing was entered (Spec 2 §5). */
function entered(figure: number | null): number | null {
  return figure || null
}

/** Rounded to the whole inner unit; what was not entered is left out. */
function scaled(kind: keyof StatementRow['amounts'], figure: number | null, units: number) {
  return figure === null ? {} : { [kind]: Math.round(figure * units) }
}
