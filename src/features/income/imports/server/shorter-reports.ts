import {
  type Held,
  INCOME_KINDS,
  reportsWithin,
  totalOfReports,
} from '#features/income/facts/domain/public.ts'
import type { People } from '#features/income/matching/server/public.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import type { Step } from './plan-load.ts'
import { isReport, personOf, reportDays } from './sums-of-changes.ts'

/** Reports of shorter periods that become parts of longer ones of the file. */
export interface ShorterReports {
  readonly rows: number
  /**
   * Drivers of whom the longer report tells less than the shorter ones within it, and how much less, in
   * grosze.
   */
  readonly lessDrivers: number
  readonly lessGrosze: number
}

/** @returns null where nothing of the file holds over shorter reports */
export async function shorterReports(steps: readonly Step[], people: People): Promise<ShorterReports | null> {
  const reports = steps.flatMap(({ after, statement, isSame }) =>
    after && isReport(after)
      ? [{ ...reportDays(after), view: after, isNews: statement !== undefined && !isSame }]
      : [],
  )
  const shorter = new Set<Held>()
  const less = new Map<string, number>()
  const ofOne = Map.groupBy(reports, ({ view }) => `${personOf(view, people)} ${view.top.app}`)
  await eachInTurns([...ofOne.values()], (own) => {
    for (const report of own.filter(({ isNews }) => isNews)) {
      const within = reportsWithin(report, own).map(({ view }) => view)
      for (const view of within) shorter.add(view)
      const due = lessBy(report.view, within)
      const person = personOf(report.view, people)
      if (due > 0) less.set(person, (less.get(person) ?? 0) + due)
    }
  })
  if (shorter.size === 0) return null
  const lessGrosze = [...less.values()].reduce((sum, amount) => sum + amount, 0)
  return { rows: shorter.size, lessDrivers: less.size, lessGrosze }
}

/** By net where the longer one tells it, else by gross. */
function lessBy(report: Held, within: readonly Held[]): number {
  const kind = [INCOME_KINDS.net, INCOME_KINDS.gross].find(
    (one) => typeof report.amounts.get(one) === 'number',
  )
  if (kind === undefined) return 0
  const parts = within.flatMap((view) => {
    const amount = view.amounts.get(kind)
    return typeof amount === 'number'
      ? [{ ...reportDays(view), app: view.top.app, kind, amount, loadNo: view.top.loadNo }]
      : []
  })
  return totalOfReports(parts) - (report.amounts.get(kind) ?? 0)
}
