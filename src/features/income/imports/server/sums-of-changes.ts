import {
  type Held,
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  type IncomeKind,
  totalOfReports,
} from '#features/income/facts/domain/public.ts'
import type { People } from '#features/income/matching/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import type { Step } from './plan-load.ts'

export const APPS = new Map(
  Object.entries(INCOME_APPS).map(([app, code]) => [code as number, app as IncomeApp]),
)
export const KINDS = new Map(
  Object.entries(INCOME_KINDS).map(([kind, code]) => [code as number, kind as IncomeKind]),
)

interface Sum {
  readonly app: IncomeApp
  readonly kind: IncomeKind
  before: number | null
  after: number | null
}
type Side = 'before' | 'after'

interface Report {
  readonly date: CalendarDate
  readonly until: CalendarDate
  readonly app: number
  readonly kind: number
  readonly amount: number
  readonly loadNo: number
}

/** Sums of an app over days, not one ride or payment. */
export function isReport({ top }: Held): boolean {
  return top.key.startsWith('c')
}

export interface ReportDays {
  readonly date: CalendarDate
  readonly until: CalendarDate
}

export function reportDays({ top: { own } }: Held): ReportDays {
  return { date: own.date, until: own.until ?? own.date }
}

/**
 * Whose account is meant, whatever reference a file has for it: a driver with two in an app has two truths.
 * Whom files name by no more than a name stands with the driver.
 */
export function personOf({ top }: Held, people: People): string {
  const person = people.get(top.own.refId)
  if (person?.known) return person.identity
  return person?.driverId ?? person?.identity ?? top.own.refId
}

/**
 * What each app says of the rows, before and after. Of one person's reports that stand within a longer one
 * the longer one holds (D49), as the results will show it: added up they would promise what never comes.
 */
export async function sumsOfChanges(steps: readonly Step[], people: People): Promise<Sum[]> {
  const sums = new Map<string, Sum>()
  const reports = new Map<string, { readonly side: Side; readonly of: Report[] }>()
  const add = (code: number, kindCode: number, side: Side, amount: number) => {
    const [app, kind] = [APPS.get(code), KINDS.get(kindCode)]
    if (!app || !kind || kind === 'kmStart' || kind === 'kmEnd') return
    const sum = sums.get(`${app} ${kind}`) ?? { app, kind, before: null, after: null }
    sum[side] = (sum[side] ?? 0) + amount
    sums.set(`${app} ${kind}`, sum)
  }
  await eachInTurns(steps, (step) => {
    for (const side of ['before', 'after'] as const) {
      const view = step[side]
      if (!view) continue
      const { app, loadNo } = view.top
      for (const [kind, amount] of view.amounts) {
        if (amount === null) continue
        if (!isReport(view)) add(app, kind, side, amount)
        else {
          const key = `${side} ${personOf(view, people)} ${app} ${kind}`
          const group = reports.get(key) ?? { side, of: [] }
          group.of.push({ ...reportDays(view), app, kind, amount, loadNo })
          reports.set(key, group)
        }
      }
    }
  })
  await eachInTurns([...reports.values()], ({ side, of }) => {
    const [first] = of
    if (first) add(first.app, first.kind, side, of.length === 1 ? first.amount : totalOfReports(of))
  })
  return [...sums.values()].sort(
    (a, b) => INCOME_APPS[a.app] - INCOME_APPS[b.app] || INCOME_KINDS[a.kind] - INCOME_KINDS[b.kind],
  )
}
