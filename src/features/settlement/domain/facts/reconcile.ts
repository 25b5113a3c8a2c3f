import { compareText, idsOf } from '../arithmetic/in-order.ts'
import { ofSameRows } from '../arithmetic/of-same-rows.ts'
import { plus, sumOf } from '../arithmetic/whole-grosze.ts'
import { type FactRow, factsOfRows, rowsTogether } from './fact-row.ts'
import { type FactKind, type IncomeFact, PASS_KINDS } from './income-fact.ts'
import { factsTogether, rowKey } from './row-key.ts'

/** How an app's own sums hang together. An app without one pays out what is left after cash. */
export interface AppEquation {
  readonly app: string
  /** Bolt and Uber pay out the net less cash; another app may pay the net and leave cash to the driver. */
  readonly payout: 'after-cash' | 'before-cash'
}

/**
 * A row whose amounts do not add up: `told` is what the app says, `expected` what its other amounts make.
 */
export interface Mismatch {
  readonly code: 'net-differs' | 'payout-differs'
  readonly app: string
  readonly row: string
  readonly expected: number
  readonly told: number
  readonly rowIds: readonly string[]
}

/**
 * Each row's equations, of which all terms were told: gross less commission with all that stands beside
 * it is the net, and the net less cash is the payout. Nothing is worked out that the app has not said.
 * Facts without a row are taken together where they belong to the same slot or days, adjustments by
 * themselves, as they come after the sums were told.
 */
export function reconcile(facts: readonly IncomeFact[], equations: readonly AppEquation[] = []): Mismatch[] {
  return factsTogether(facts)
    .flatMap((row) => {
      const [first] = row
      const mismatches = mismatchesOf(row, equations)
      return first && mismatches.length > 0 ? [{ key: rowKey(first), mismatches }] : []
    })
    .sort((a, b) => compareText(a.key, b.key))
    .flatMap(({ mismatches }) => mismatches)
}

/**
 * The same of facts that stand in rows: only those of rows that do not add up are looked at one by one, and
 * nearly all add up.
 */
export function reconcileRows(
  rows: readonly FactRow[],
  equations?: readonly AppEquation[],
): readonly Mismatch[] {
  return equations ? mismatchesOfRows(rows, equations) : reconciledAsUsual(rows)
}

const reconciledAsUsual = ofSameRows((rows: readonly FactRow[]) => mismatchesOfRows(rows, []))

function mismatchesOfRows(rows: readonly FactRow[], equations: readonly AppEquation[]): Mismatch[] {
  const wrong = rowsTogether(rows).filter((row) => {
    const [first] = row
    if (!first) return false
    const told = (kind: FactKind) => row.reduce((sum, one) => toldBy(one, kind, sum), null as number | null)
    return faultsOf(told, isAfterCash(first, equations)).length > 0
  })
  return reconcile(wrong.flatMap(factsOfRows), equations)
}

/** What stands so far and what the row tells of the kind; null where neither is anything. */
function toldBy({ kinds, amounts }: FactRow, kind: FactKind, sum: number | null): number | null {
  const at = kinds.indexOf(kind)
  return at < 0 ? sum : plus(sum ?? 0, amounts[at] ?? 0)
}

function isAfterCash(told: { readonly app: string }, equations: readonly AppEquation[]): boolean {
  return equations.find(({ app }) => app === told.app)?.payout !== 'before-cash'
}

function mismatchesOf(row: readonly IncomeFact[], equations: readonly AppEquation[]): Mismatch[] {
  const first = row[0]
  if (!first) return []
  const told = (kind: FactKind): number | null =>
    row.some((fact) => fact.kind === kind)
      ? sumOf(row.map((fact) => (fact.kind === kind ? fact.grosze : 0)))
      : null
  return faultsOf(told, isAfterCash(first, equations)).map((fault) => ({
    ...{ code: fault.code, app: first.app, row: first.row ?? rowKey(first) },
    ...{ expected: fault.expected, told: fault.told, rowIds: idsOf(row) },
  }))
}

type Fault = Pick<Mismatch, 'code' | 'expected' | 'told'>

function faultsOf(told: (kind: FactKind) => number | null, afterCash: boolean): Fault[] {
  const faults: Fault[] = []
  const hold = (code: Mismatch['code'], expected: number, said: number) => {
    if (expected !== said) faults.push({ code, expected, told: said })
  }
  const gross = told('gross')
  const commission = told('commission')
  const net = told('net')
  const payout = told('payout')
  const made =
    gross === null || commission === null
      ? null
      : PASS_KINDS.reduce((sum, kind) => plus(sum, told(kind) ?? 0), plus(gross, 0 - commission))
  const known = net ?? made
  if (made !== null && net !== null) hold('net-differs', made, net)
  if (known !== null && payout !== null) {
    const left = plus(known, told('adjustment') ?? 0)
    hold('payout-differs', afterCash ? plus(left, 0 - (told('cash') ?? 0)) : left, payout)
  }
  return faults
}
