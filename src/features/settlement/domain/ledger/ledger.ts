import { fail, ok, type Result } from '#kernel/result.ts'
import { isAmount, sumOf } from '../arithmetic/whole-grosze.ts'
import { entriesOf, type Ledger, ledgerHolder } from './entries.ts'
import { type BroughtForward, effectOf, type LedgerEntry, type Payable } from './entry.ts'
import { payablesOf } from './payables.ts'

export type LedgerFault =
  | { readonly code: 'entry-repeated'; readonly id: string }
  | { readonly code: 'no-amount' }
  /** The entry is of a driver who was folded into this one. */
  | { readonly code: 'driver-folded'; readonly into: string }
  | { readonly code: 'statement-repeated'; readonly statement: string }
  | { readonly code: 'correction-repeated'; readonly correction: string }
  /** Nothing (more) of the statement is to be paid: paid already, or withdrawn by a newer one. */
  | { readonly code: 'nothing-to-pay'; readonly statement: string; readonly left: number }
  | { readonly code: 'no-such-payout'; readonly payout: string; readonly left: number }
  | { readonly code: 'no-such-pay-in'; readonly payIn: string; readonly left: number }
  | { readonly code: 'link-circle'; readonly folded: string }

/** In grosze; negative is the driver's debt. */
export function balanceOf(ledger: Ledger, driver: string): number {
  return sumOf(entriesOf(ledger, driver).map(effectOf))
}

/**
 * Books an entry at the end, or says why it can't be: a payout beyond what its statement still has to pay
 * is one of a withdrawn statement, or the second of two persons who paid at once.
 * @param onTheWay orders that left for the bank: one that went out is booked as it went, also where a
 * correction has made it too much since. The debt that it leaves is carried.
 */
export function book(
  ledger: Ledger,
  entry: LedgerEntry,
  onTheWay: readonly Payable[] = [],
): Result<Ledger, LedgerFault> {
  const fault = faultOf(ledger, entry, onTheWay)
  return fault ? fail(fault) : ok([...ledger, entry])
}

function faultOf(ledger: Ledger, entry: LedgerEntry, onTheWay: readonly Payable[]): LedgerFault | undefined {
  if (ledger.some(({ id }) => id === entry.id)) return { code: 'entry-repeated', id: entry.id }
  const holder = ledgerHolder(ledger, entry.driver)
  // What was booked before the folding, and what takes it back, still is that driver's.
  const mayBeFolded =
    entry.kind === 'payout' || entry.kind === 'payout-returned' || entry.kind === 'pay-in-returned'
  if (holder !== entry.driver && !mayBeFolded) return { code: 'driver-folded', into: holder }
  if (entry.kind === 'link') {
    const { folded } = entry
    return ledgerHolder(ledger, folded) !== folded || folded === holder
      ? { code: 'link-circle', folded }
      : undefined
  }
  const isSigned = entry.kind === 'settlement' || entry.kind === 'correction'
  if (!isAmount(entry.grosze) || (!isSigned && entry.grosze <= 0)) return { code: 'no-amount' }
  if (entry.kind === 'payout') {
    const payables = [...payablesOf(ledger, entry.driver), ...onTheWay]
    const ofStatement = payables.filter(({ statement }) => statement === entry.statement)
    const left = Math.max(0, ...ofStatement.map(({ grosze }) => grosze))
    return entry.grosze > left ? { code: 'nothing-to-pay', statement: entry.statement, left } : undefined
  }
  if (entry.kind === 'payout-returned') {
    const left = leftOfPayout(ledger, entry.payout)
    return entry.grosze > left ? { code: 'no-such-payout', payout: entry.payout, left } : undefined
  }
  if (entry.kind === 'pay-in-returned') {
    const left = leftOfPayIn(ledger, entry.payIn)
    return entry.grosze > left ? { code: 'no-such-pay-in', payIn: entry.payIn, left } : undefined
  }
  return entry.kind === 'pay-in' ? undefined : repeatedIn(ledger, entry)
}

function leftOfPayout(ledger: Ledger, payout: string): number {
  return sumOf(
    ledger.map((entry) => {
      if (entry.kind === 'payout' && entry.id === payout) return entry.grosze
      return entry.kind === 'payout-returned' && entry.payout === payout ? 0 - entry.grosze : 0
    }),
  )
}

function leftOfPayIn(ledger: Ledger, payIn: string): number {
  return sumOf(
    ledger.map((entry) => {
      if (entry.kind === 'pay-in' && entry.id === payIn) return entry.grosze
      return entry.kind === 'pay-in-returned' && entry.payIn === payIn ? 0 - entry.grosze : 0
    }),
  )
}

function repeatedIn(
  ledger: Ledger,
  entry: Extract<LedgerEntry, { kind: 'settlement' | 'correction' }>,
): LedgerFault | undefined {
  if (entry.kind === 'settlement') {
    const { statement } = entry
    if (ledger.some((other) => other.kind === 'settlement' && other.statement === statement))
      return { code: 'statement-repeated', statement }
  }
  const booked = new Set(ledger.flatMap(correctionsOf))
  const twice = correctionsOf(entry).find((id, index, all) => booked.has(id) || all.indexOf(id) < index)
  return twice === undefined ? undefined : { code: 'correction-repeated', correction: twice }
}

function correctionsOf(entry: LedgerEntry | BroughtForward): readonly string[] {
  if (entry.kind === 'settlement') return entry.corrections
  return entry.kind === 'correction' ? [entry.correction] : []
}
