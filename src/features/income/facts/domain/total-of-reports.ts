import { overlapping } from './overlapping.ts'
import { type DaysAmount, latestOf, told } from './unsplit.ts'

type Report = Omit<DaysAmount, 'isReport'>

/**
 * What reports come to together, by the rule of `unsplitOf`: the smaller ones within a larger one are
 * parts of
 * it, and what it says holds, be it more or less (D49); the lesser of two that cross each other adds nothing.
 * @param reports of one driver, app and kind
 */
export function totalOfReports(reports: readonly Report[]): number {
  const all = latestOf(reports)
  const lesser = overlapping(all)
  const latest = all.filter((report) => !lesser.has(report))
  return latest.reduce((sum, report) => sum + report.amount - told(report, latest, []), 0)
}

/** Those that stand within the report, being of fewer days. */
export function reportsWithin<T extends Pick<Report, 'date' | 'until'>>(
  report: Pick<Report, 'date' | 'until'>,
  reports: readonly T[],
): T[] {
  return reports.filter(
    ({ date, until }) =>
      report.date <= date && until <= report.until && (date !== report.date || until !== report.until),
  )
}
