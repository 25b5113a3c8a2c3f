import { type Ledger, openingOf, type Payable, sumOf } from '#features/settlement/domain/public.ts'

/** What has become of the debt with which a week was closed. Amounts are grosze, over 0. */
export type DebtBecame =
  /** So much of it is still owed, and the next statement will open with it. */
  | { readonly code: 'waits'; readonly left: number; readonly statement: null }
  /** So much of it the next statement opened with. */
  | { readonly code: 'passed'; readonly left: number; readonly statement: string }
  /** It was paid in, or made even otherwise, before any statement opened with it. */
  | { readonly code: 'even'; readonly left: 0; readonly statement: null }

interface ClosedDebt {
  /** Of the statement, or of its car rental. */
  readonly number: string
  /** Whose it is, and who holds the ledger by now. */
  readonly driver: string
  readonly holder: string
  /** What it was closed with; 0 or less. */
  readonly carry: number
}

/**
 * Null where the statement left no debt.
 * @param ledger of whoever holds it now, in the order in which it was booked
 * @param onTheWay orders that batches hold now
 */
export function debtBecame(
  ledger: Ledger,
  { number, driver, holder, carry }: ClosedDebt,
  onTheWay: readonly Payable[],
): DebtBecame | null {
  if (carry >= 0) return null
  const at = ledger.findIndex((entry) => entry.kind === 'settlement' && entry.statement === number)
  // What the holder closed before the folding follows nothing of who was folded in.
  const folded = ledger.findLastIndex((entry) => entry.kind === 'link' && driver !== holder)
  const next = ledger.findIndex(
    (entry, index) =>
      index > at &&
      entry.kind === 'settlement' &&
      (entry.driver === driver || (entry.driver === holder && index > folded)),
  )
  const follower = ledger[next]
  const isFollowed = follower?.kind === 'settlement'
  const opening = isFollowed
    ? openingOf(ledger.slice(0, next), follower.driver, follower.onTheWay).grosze
    : openingOf(ledger, holder, onTheWay).grosze
  // Of who was folded in both debts are one balance: of this one there is never more than it was.
  const left = Math.min(sumOf([0 - carry]), Math.max(0, 0 - opening))
  if (left === 0) return { code: 'even', left, statement: null }
  return isFollowed
    ? { code: 'passed', left, statement: follower.statement }
    : { code: 'waits', left, statement: null }
}
