import type { Week } from '#kernel/week.ts'
import { type Cell, CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { averagesOf, COUNT_KEYS } from '../domain/shift-averages.ts'
import { averagesTexts, COUNT_NAMES, SOURCE_NAMES } from '../texts.ts'
import type { Report } from './build-report.ts'

/** A row a driver (D37). */
function cellsOf({ drivers, weekCount }: Report): Cell[][] {
  const heading = [
    averagesTexts.driver,
    ...COUNT_KEYS.map((key) => COUNT_NAMES[key]),
    ...COUNT_KEYS.map((key) => averagesTexts.averageOf(key)),
    averagesTexts.source,
  ]
  const rows = drivers.map((driver): Cell[] => {
    const averages = averagesOf(driver, weekCount)
    return [
      driver.fullName,
      ...COUNT_KEYS.map((key) => driver[key]),
      ...COUNT_KEYS.map((key) => averages[key]),
      SOURCE_NAMES[driver.source],
    ]
  })
  return [heading, ...rows]
}

/** For the letter and for the screen alike. */
export function reportAsCsv(report: Report) {
  return { fileName: fileName(report, 'csv'), contentType: CSV_TYPE, body: csvFile(cellsOf(report)) }
}

export async function reportAsXlsx(report: Report): Promise<FileAnswer> {
  const body = await xlsxFile(averagesTexts.title, cellsOf(report))
  return { fileName: fileName(report, 'xlsx'), contentType: XLSX_TYPE, body }
}

/** Ends in the weeks (D37). */
function fileName({ asked: { from, to }, weekCount }: Report, format: string): string {
  const weeks = weekCount === 1 ? isoWeek(from) : `${isoWeek(from)}_${isoWeek(to)}`
  return `${averagesTexts.fileName}_${weeks}.${format}`
}

function isoWeek({ year, week }: Week): string {
  return `${year}-W${String(week).padStart(2, '0')}`
}
