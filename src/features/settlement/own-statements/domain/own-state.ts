/** What has become of a driver's week, as far as the driver is concerned. */
export type OwnState =
  /** The office has reopened it: there are no amounts until it is closed again. */
  | 'redone'
  | 'to-pay'
  /** It was handed out for a bank, which may be paying. */
  | 'on-the-way'
  | 'partly-paid'
  | 'paid'
  /** What was left to pay is in a newer statement. */
  | 'moved-on'
  /** The balance is a debt, which the next week opens with. */
  | 'owed'
  /** It was one, and is in a newer statement. */
  | 'debt-passed'
  /** It was one, and was paid in or made even. */
  | 'debt-even'
  /** Nothing to pay and nothing owed. */
  | 'even'

/** Of a statement, in grosze: what it comes to, and what was paid under it, is on its way, or is left. */
export interface OwnAmounts {
  readonly inForce: boolean
  readonly toPay: number
  readonly carry: number
  /** Less what came back. */
  readonly paid: number
  /** In a file that was handed out. */
  readonly onTheWay: number
  /** Nobody may be paying it yet, though a batch be prepared with it. */
  readonly left: number
  /** Of what was closed with a debt: what became of it. */
  readonly debt: 'waits' | 'passed' | 'even' | null
}

/**
 * Settlement, States: what is payable goes into the newest statement; what is exported is not yet paid,
 * and prepared is not yet exported.
 */
export function ownState({ inForce, toPay, carry, paid, onTheWay, left, debt }: OwnAmounts): OwnState {
  if (!inForce) return 'redone'
  if (toPay <= 0 && carry < 0) return debt === 'passed' || debt === 'even' ? `debt-${debt}` : 'owed'
  if (toPay <= 0) return 'even'
  if (onTheWay > 0) return 'on-the-way'
  if (paid >= toPay) return 'paid'
  if (left <= 0) return 'moved-on'
  return paid > 0 ? 'partly-paid' : 'to-pay'
}
