import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { IncomeApp, MoneyKind } from './income-kinds.ts'

/** One amount that holds, as settling takes it (`settlement/domain/facts/income-fact.ts`). */
export interface HeldFact {
  /** `load:row:kind` */
  readonly id: string
  readonly app: IncomeApp
  readonly kind: MoneyKind
  /** Signed; a commission and collected cash are positive. */
  readonly grosze: number
  /** A slot; or the days of the app's own report, or of a payment without a ride. */
  readonly belongs: Slot | Days
  /** `load:row`. Facts of one row have the same. */
  readonly row: string
  /** Sums of an app over its days, not one payment. */
  readonly isReport: boolean
  /** One payment, of a ride or of none: neither a ride nor a report. */
  readonly isPayment: boolean
}

/** Whole days, both included. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Kinds that make a net: who tells gross or net of days tells the others with it. */
const OF_A_NET: readonly MoneyKind[] = ['gross', 'commission', 'net']

/**
 * One truth per app, kind and days (D49): where a report of days and what stands within both tell a kind, the
 * report holds and covers the rest; of reports within each other the larger one. A report that tells gross or
 * net covers gross, commission and net together, so that rides never stand beside the net that they are in.
 * Reports that overlap without one holding the other both stay.
 * @param facts of one driver, all of which hold
 * @returns what counts, and what is covered with the row of the report that covers it; in the order given
 */
export function oneTruth(facts: readonly HeldFact[]): {
  readonly counts: HeldFact[]
  readonly covered: { readonly fact: HeldFact; readonly by: string }[]
} {
  const reports = reportsOf(facts)
  const counts: HeldFact[] = []
  const covered: { fact: HeldFact; by: string }[] = []
  for (const fact of facts) {
    const cover = reports.find((report) => covers(report, fact))
    if (cover) covered.push({ fact, by: cover.row })
    else counts.push(fact)
  }
  return { counts, covered }
}

interface Report extends Days {
  readonly app: IncomeApp
  readonly row: string
  readonly loadNo: number
  readonly kinds: ReadonlySet<MoneyKind>
}

/** The largest first, of equal days the later load. */
function reportsOf(facts: readonly HeldFact[]): Report[] {
  const rows = Map.groupBy(
    facts.filter(({ isReport }) => isReport),
    ({ row }) => row,
  )
  return [...rows.values()]
    .flatMap((row): Report[] => {
      const [first] = row
      if (!first) return []
      const kinds = new Set(row.map(({ kind }) => kind))
      if (kinds.has('gross') || kinds.has('net')) for (const kind of OF_A_NET) kinds.add(kind)
      return [{ ...daysOf(first), app: first.app, row: first.row, loadNo: loadOf(first), kinds }]
    })
    .sort((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to) || b.loadNo - a.loadNo)
}

function covers(report: Report, fact: HeldFact): boolean {
  if (report.app !== fact.app || report.row === fact.row || !report.kinds.has(fact.kind)) return false
  const { from, to } = daysOf(fact)
  if (from < report.from || to > report.to) return false
  const isTie = fact.isReport && from === report.from && to === report.to
  return !isTie || loadOf(fact) < report.loadNo
}

function daysOf({ belongs }: HeldFact): Days {
  return 'from' in belongs ? belongs : { from: belongs.date, to: belongs.date }
}

function loadOf({ row }: HeldFact): number {
  return Number(row.slice(0, row.indexOf(':')))
}
