import type { Settlement } from '../week/settle.ts'

/** What has become of a closed statement since; told by batches, receipts and the ledger. */
interface Aftermath {
  /** Paid in full. */
  readonly paid: boolean
  /** A newer statement holds what was left unpaid of it, so that nothing is paid under it any more. */
  readonly rolledOver: boolean
}

/**
 * Of money that is paid under one number: the week's, or what is paid apart. `closed` waits for its payout.
 * Of `nothing-to-pay` the driver owes the fleet, or nobody owes anything: it is never paid, and nobody waits
 * for it. `rolled-over` is paid under a newer one.
 */
type PartState = 'closed' | 'nothing-to-pay' | 'paid' | 'rolled-over'

/** @param toPay what it was closed with, in grosze */
export function stateOfPart(
  { toPay }: Pick<Settlement, 'toPay'>,
  { paid, rolledOver }: Aftermath,
): PartState {
  if (toPay === 0) return 'nothing-to-pay'
  if (paid) return 'paid'
  return rolledOver ? 'rolled-over' : 'closed'
}

/** A statement waits while any of its parts does, and is paid when nothing of it waits or was rolled over. */
const MOST_OPEN_FIRST: readonly PartState[] = ['closed', 'rolled-over', 'paid', 'nothing-to-pay']

/**
 * Of a version in force.
 * @param toPay what it was closed with, in grosze
 * @param apart where what is paid apart stands; undefined where nothing is
 */
export function stateOfClosed(
  { toPay }: Pick<Settlement, 'toPay'>,
  { paid, rolledOver }: Aftermath,
  apart?: PartState,
): PartState {
  const parts = [stateOfPart({ toPay }, { paid, rolledOver }), apart]
  return MOST_OPEN_FIRST.find((state) => parts.includes(state)) ?? 'nothing-to-pay'
}
