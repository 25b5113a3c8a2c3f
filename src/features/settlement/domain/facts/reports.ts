import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { compareText, idsOf } from '../arithmetic/in-order.ts'
import { type Days, type FactKind, type IncomeFact, PASS_KINDS } from './income-fact.ts'
import { factsTogether } from './row-key.ts'

/** Sums of an app over its days, as one row tells them. */
export interface AppReport extends Days {
  readonly app: string
  /** Tells it from others of the same app and days. */
  readonly row: string
  readonly rowIds: readonly string[]
}

/** Two reports of an app that speak of the same days, neither of which holds the other. */
export interface Overlap {
  readonly app: string
  readonly first: AppReport
  readonly second: AppReport
  /** They are of two accounts of the driver, so that both count, unless one took the other's place. */
  readonly accounts?: true
}

/**
 * Whether no week can settle a report of these days: it goes on after the Monday that follows the Sunday of
 * its first day's week, on which an app's week may end (Uber's does, at 04:00).
 */
export function spansWeeks({ from, to }: Days): boolean {
  return to > addDays(mondayOf(weekOf(from)), 7)
}

/** Of facts over days the rows that told them, in an order that does not change. */
export function reportsOf(facts: readonly IncomeFact[]): AppReport[] {
  return factsTogether(facts.filter(({ belongs }) => 'from' in belongs))
    .flatMap((told): AppReport[] => {
      const [first] = told
      if (!first || !('from' in first.belongs)) return []
      const { from, to } = first.belongs
      return [{ app: first.app, from, to, row: first.row ?? first.id, rowIds: idsOf(told) }]
    })
    .sort((a, b) => compareText(keyOf(a), keyOf(b)))
}

/**
 * Reports that both tell money of the same kind and days: the same money twice, or some of it lost. Which
 * holds is decided where facts are loaded (D49); where neither holds the other, the lesser is in no sum, and
 * a person says whether that is right. Of the very
 * same days they are those of two accounts of one driver: of one account only the later stays. Accounts
 * that one file tells of are two; told by two files they may be one whose number has changed, and a person
 * says which.
 * @param accounts by the row; of drivers with several in an app
 */
export function overlappingReports(
  facts: readonly IncomeFact[],
  accounts: ReadonlyMap<string, string> = new Map(),
): Overlap[] {
  const sums = facts.filter(({ isPayment }) => !isPayment)
  const kinds = new Map(sums.map((fact) => [fact.id, kindOfMoney(fact.kind)]))
  const told = reportsOf(sums)
  return told.flatMap((first, at) =>
    told.slice(at + 1).flatMap((second): Overlap[] => {
      const { app } = first
      if (app !== second.app || first.to < second.from || second.to < first.from) return []
      const [one, other] = [accounts.get(first.row), accounts.get(second.row)]
      const isApart = one !== undefined && other !== undefined && one !== other
      if (isApart && loadOf(first.row) === loadOf(second.row)) return []
      if (!isApart && first.from === second.from && first.to === second.to) return []
      const own = new Set(first.rowIds.map((id) => kinds.get(id)))
      if (!second.rowIds.some((id) => own.has(kinds.get(id)))) return []
      return [{ app, first, second, ...(isApart ? { accounts: true } : {}) }]
    }),
  )
}

/**
 * Reports of a person's week that share days and money with what a closed week of another record of that
 * person has settled, told by another file: two accounts, or the same money once more.
 * @param own of the open week
 * @param settled of the other record's statement
 */
export function reportsBesideSettled(own: readonly IncomeFact[], settled: readonly IncomeFact[]): Overlap[] {
  const [sums, others] = [own, settled].map((facts) => facts.filter(({ isPayment }) => !isPayment))
  const kindsOf = (facts: readonly IncomeFact[] = []) =>
    new Map(facts.map((fact) => [fact.id, kindOfMoney(fact.kind)]))
  const [kinds, settledKinds] = [kindsOf(sums), kindsOf(others)]
  const before = reportsOf(others ?? [])
  return reportsOf(sums ?? []).flatMap((second) =>
    before.flatMap((first): Overlap[] => {
      const { app } = second
      if (app !== first.app || first.to < second.from || second.to < first.from) return []
      if (loadOf(first.row) === loadOf(second.row)) return []
      const told = new Set(first.rowIds.map((id) => settledKinds.get(id)))
      return second.rowIds.some((id) => told.has(kinds.get(id)))
        ? [{ app, first, second, accounts: true }]
        : []
    }),
  )
}

/** Of `load:row`. */
function loadOf(row: string): string {
  return row.slice(0, row.indexOf(':'))
}

/** Gross, commission and net tell one money. */
function kindOfMoney(kind: FactKind): string {
  return kind === 'cash' || kind === 'adjustment' || kind === 'payout' || isPassed(kind) ? kind : 'net'
}

function isPassed(kind: FactKind): boolean {
  return (PASS_KINDS as readonly FactKind[]).includes(kind)
}

function keyOf({ app, from, to, row }: AppReport): string {
  return `${app} ${from} ${to} ${row}`
}
