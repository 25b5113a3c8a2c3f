import { addDays, formatStateDay } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { type Cell, CSV_TYPE, csvFile } from '#platform/server/files/csv.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { incomePerShift, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import type { NameOf } from '../../domain/statistics/extremes.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import type { WeekTally } from '../../domain/statistics/weeks.ts'
import { RESULTS_FILES } from '../../texts-statistics.ts'

export type FileFormat = 'csv' | 'xlsx'

/** Daily results as a spreadsheet (D37); a cell without data is empty. */
export function shiftsFile(
  rows: readonly ShiftResult[],
  nameOf: NameOf,
  period: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const cells = rows.map((row): Cell[] => [
    ...[formatStateDay(row.date), SHIFT_ON_WIRE[row.shift], nameOf(row.driverId), row.reg],
    ...[row.totalIncomeGrosze, row.boltNetGrosze, row.boltCashGrosze, row.boltGrossGrosze].map(hundredths),
    ...[row.uberNetGrosze, row.uberCashGrosze, row.freenowNetGrosze, row.freenowCashGrosze].map(hundredths),
    ...[row.boltRides, row.uberRides, row.freenowRides],
    ...[
      thousandths(row.mileageM),
      hundredths(row.fuelTotalGrosze),
      hundredths(row.averageConsumptionHundredths),
    ],
  ])
  return file(RESULTS_FILES.name, [RESULTS_FILES.shifts, ...cells], period, format)
}

/** Sums by week as a spreadsheet (D37). */
export function weeksFile(
  weeks: readonly WeekTally[],
  period: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const cells = weeks.map(({ day, night, ...week }): Cell[] => {
    const monday = mondayOf(week)
    const all = addTallies([day, night])
    const incomes = [day, night, all].map((tally) => summed(tally.incomeGrosze, tally.incomeRows))
    return [
      ...[
        `${week.year}-W${String(week.week).padStart(2, '0')}`,
        formatStateDay(monday),
        formatStateDay(addDays(monday, 6)),
      ],
      ...[day.shifts, night.shifts],
      ...[...incomes, incomePerShift(all)].map(({ value }) => hundredths(value)),
      thousandths(summed(all.mileageM, all.mileageRows).value),
      ...(ridesTotal(all).value === null
        ? [null, null, null]
        : [all.boltRides, all.uberRides, all.freenowRides]),
    ]
  })
  return file(RESULTS_FILES.weeksName, [RESULTS_FILES.weeks, ...cells], period, format)
}

async function file(
  name: string,
  rows: readonly (readonly Cell[])[],
  { from, to }: Period,
  format: FileFormat,
): Promise<FileAnswer> {
  const fileName = `${name}_${from}_${to}.${format}`
  return format === 'csv'
    ? { fileName, contentType: CSV_TYPE, body: csvFile(rows) }
    : { fileName, contentType: XLSX_TYPE, body: await xlsxFile(RESULTS_FILES.sheet, rows) }
}

function hundredths(value: number | null): number | null {
  return value === null ? null : value / 100
}

function thousandths(value: number | null): number | null {
  return value === null ? null : value / 1000
}
