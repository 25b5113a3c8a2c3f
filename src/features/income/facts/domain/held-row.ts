import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { IncomeApp, MoneyKind } from './income-kinds.ts'

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
 * net covers gross, commission and net together, so that rides never stand beside the net that they are in;
 * but of an earlier report of its own days only what it tells itself, as what holds of one key is kind by
 * kind.
 * Reports that overlap without one holding the other both stay.
 * @param rows of one driver, all of which hold
 * @returns what counts, in the order given: rows without the kinds that are covered, and none without any
 */
export function oneTruth(rows: readonly HeldRow[]): HeldRow[] {
  const reports = reportsOf(rows)
  if (reports.length === 0) return [...rows]
  return rows.flatMap((row) => {
    const above = reports.filter((report) => isWithin(row, report))
    if (above.length === 0) return [row]
    return without(row, (kind) =>
      above.some((report) => (isOfSameDays(row, report) ? report.told : report.kinds).has(kind)),
    )
  })
}

function without(row: HeldRow, isCovered: (kind: MoneyKind) => boolean): HeldRow[] {
  const left = row.kinds.flatMap((kind, at) => (isCovered(kind) ? [] : [at]))
  if (left.length === row.kinds.length) return [row]
  if (left.length === 0) return []
  const only = <T>(of: readonly T[]) => of.filter((_, at) => left.includes(at))
  const codes = only(row.codes)
  const text = `${row.text} ${codes.join()}`
  return [{ ...row, text, kinds: only(row.kinds), amounts: only(row.amounts), codes }]
}

interface Report extends Days {
  readonly app: IncomeApp
  readonly row: string
  readonly loadNo: number
  readonly told: ReadonlySet<MoneyKind>
  /** With what it covers. */
  readonly kinds: ReadonlySet<MoneyKind>
}

function reportsOf(rows: readonly HeldRow[]): Report[] {
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
    return [{ ...daysOf(first), app: first.app, row: first.row, loadNo: loadOf(first), told: own, kinds }]
  })
}

/** Of equal reports the later load holds. */
function isWithin(row: HeldRow, report: Report): boolean {
  if (report.app !== row.app || report.row === row.row) return false
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
