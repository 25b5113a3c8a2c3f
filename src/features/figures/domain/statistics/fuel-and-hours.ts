import { type Measure, summed } from './averages.ts'
import type { ShiftResult } from './shift-result.ts'
import { countedIncome } from './thresholds.ts'

type Worked = Pick<ShiftResult, 'totalIncomeGrosze'> & { readonly workedMinutes: number | null }

/** Minutes of all shifts whose hours are known. */
export function workedMinutes(rows: readonly Worked[]): Measure {
  const known = rows.flatMap(({ workedMinutes: minutes }) => (minutes === null ? [] : [minutes]))
  return summed(
    known.reduce((sum, minutes) => sum + minutes, 0),
    known.length,
  )
}

/** Whole grosze of an hour, from shifts of which both income and hours are known. */
export function incomePerHour(rows: readonly (ShiftResult & Worked)[]): Measure {
  const both = rows.filter((row) => countedIncome(row) !== null && (row.workedMinutes ?? 0) > 0)
  const income = both.reduce((sum, row) => sum + (row.totalIncomeGrosze ?? 0), 0)
  const minutes = workedMinutes(both).value
  return { rows: both.length, value: minutes === null ? null : Math.round((income * 60) / minutes) }
}
