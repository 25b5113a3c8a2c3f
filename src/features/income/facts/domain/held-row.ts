import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { type Account, apartByAccount } from './account.ts'
import { INCOME_APPS, type IncomeApp, type MoneyKind } from './income-kinds.ts'
import { crosses, holdsOver } from './overlapping.ts'

/**
 * What one row of a load tells and holds, as settling takes it (`settlement/domain/facts/fact-row.ts`): as
 * many amounts as kinds. A week of a fleet has a hundred thousand amounts, and a quarter as many rows.
 */
export interface HeldRow {
  /** `load:row` */
  readonly row: string
  readonly app: IncomeApp
  /** A slot; or the days of the app's own report, or of a payment without a ride. */
  readonly belongs: Slot | Days
  /** Sums of an app over its days, not one payment. */
  readonly isReport: boolean
  /** One payment, of a ride or of none: neither a ride nor a report. */
  readonly isPayment: boolean
  /** At least one, in the order of their numbers. */
  readonly kinds: readonly MoneyKind[]
  /** Of the kinds: signed grosze; a commission and collected cash are positive. */
  readonly amounts: readonly number[]
  /** Tells the row from any other, also from what it was before or will be. */
  readonly text: string
  /** Of the kinds: `row:code` is the id of the amount. */
  readonly codes: readonly string[]
  /** Of a driver who has several in the app. */
  readonly account?: Account
  /** What it tells another report may tell as well, so that it adds nothing; it is there to be told of. */
  readonly isBeside?: true
}

/** Whole days, both included. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Kinds that make a net: who tells gross or net of days tells the others with it. */
const OF_A_NET: readonly MoneyKind[] = ['gross', 'commission', 'net']

/**
 * One truth per app, account, kind and days (D49): where a report of days and what stands within both tell
 * a kind, the report holds and covers the rest; of reports within each other the larger one. A report that
 * tells gross or net covers gross, commission and net together, so that rides never stand beside the net
 * that they are in; but of an earlier report of its own days only what it tells itself, as what holds of one
 * key is kind by kind.
 * Of reports that cross each other the lesser adds nothing and covers nothing, as in the results
 * (`overlapping`): it stays with `isBeside`, since a person has to say which of the two is to go.
 * @param rows of one driver, all of which hold
 * @returns what counts and what stands beside it, in the order given: rows without the kinds that are
 *   covered, and none without any
 */
export function oneTruth(rows: readonly HeldRow[]): HeldRow[] {
  const numberOf = numbering(rows)
  const reports = reportsOf(rows, numberOf)
  if (reports.length === 0) return [...rows]
  const lesser = new Map(reports.map((report) => [report.row, kindsBeside(report, reports)]))
  const counts = ({ row }: Report, kind: MoneyKind) => !lesser.get(row)?.has(kind)
  return rows.flatMap((row) => {
    const number = numberOf(row)
    const above = reports.filter((report) => report.number === number && isWithin(row, report))
    const isCovered = (kind: MoneyKind) =>
      above.some(
        (report) =>
          (isOfSameDays(row, report) ? report.told : report.kinds).has(kind) && counts(report, kind),
      )
    const beside = row.isReport ? lesser.get(row.row) : undefined
    if (!beside?.size) return ofKinds(row, (kind) => !isCovered(kind))
    return [
      ...ofKinds(row, (kind) => !isCovered(kind) && !beside.has(kind)),
      ...ofKinds(row, (kind) => !isCovered(kind) && beside.has(kind)).map(asBeside),
    ]
  })
}

/** Tells apps and a driver's accounts of them apart, as the results do. */
function numbering(rows: readonly HeldRow[]): (row: HeldRow) => number {
  const spanned = (row: HeldRow) => ({
    app: INCOME_APPS[row.app],
    account: row.account,
    ...spanOf(daysOf(row)),
  })
  const all = rows.map(spanned)
  const numberOf = apartByAccount(
    all,
    all.filter((_, at) => rows[at]?.isReport),
  )
  return (row) => numberOf(spanned(row))
}

/** Of a report what a better one that crosses it tells as well. */
function kindsBeside(report: Report, reports: readonly Report[]): ReadonlySet<MoneyKind> {
  const days = spanOf(report)
  const better = reports.filter((other) => {
    if (other.number !== report.number) return false
    const others = spanOf(other)
    return crosses(days, others) && holdsOver(others, days)
  })
  return new Set(better.flatMap((other) => [...report.kinds].filter((kind) => other.kinds.has(kind))))
}

function spanOf({ from, to }: Days) {
  return { date: from, until: to }
}

function asBeside(row: HeldRow): HeldRow {
  return { ...row, isBeside: true, text: `${row.text} beside` }
}

/** The row with no more than some of its kinds; none where it tells none of them. */
function ofKinds(row: HeldRow, isLeft: (kind: MoneyKind) => boolean): HeldRow[] {
  const left = row.kinds.flatMap((kind, at) => (isLeft(kind) ? [at] : []))
  if (left.length === row.kinds.length) return [row]
  if (left.length === 0) return []
  const those = <T>(of: readonly T[]) => of.filter((_, at) => left.includes(at))
  const codes = those(row.codes)
  const text = `${row.text} ${codes.join()}`
  return [{ ...row, text, kinds: those(row.kinds), amounts: those(row.amounts), codes }]
}

interface Report extends Days {
  /** Of its app and account. */
  readonly number: number
  readonly row: string
  readonly loadNo: number
  readonly told: ReadonlySet<MoneyKind>
  /** With what it covers. */
  readonly kinds: ReadonlySet<MoneyKind>
}

function reportsOf(rows: readonly HeldRow[], numberOf: (row: HeldRow) => number): Report[] {
  const reports = Map.groupBy(
    rows.filter(({ isReport }) => isReport),
    ({ row }) => row,
  )
  return [...reports.values()].flatMap((told): Report[] => {
    const [first] = told
    if (!first) return []
    const own = new Set(told.flatMap((row) => row.kinds))
    const kinds = new Set(own)
    if (kinds.has('gross') || kinds.has('net')) for (const kind of OF_A_NET) kinds.add(kind)
    return [
      { ...daysOf(first), number: numberOf(first), row: first.row, loadNo: loadOf(first), told: own, kinds },
    ]
  })
}

/** Of equal reports the later load holds. */
function isWithin(row: HeldRow, report: Report): boolean {
  if (report.row === row.row) return false
  const { from, to } = daysOf(row)
  if (from < report.from || to > report.to) return false
  return !isOfSameDays(row, report) || loadOf(row) < report.loadNo
}

function isOfSameDays(row: HeldRow, report: Report): boolean {
  const { from, to } = daysOf(row)
  return row.isReport && from === report.from && to === report.to
}

function daysOf({ belongs }: HeldRow): Days {
  return 'from' in belongs ? belongs : { from: belongs.date, to: belongs.date }
}

function loadOf({ row }: HeldRow): number {
  return Number(row.slice(0, row.indexOf(':')))
}
