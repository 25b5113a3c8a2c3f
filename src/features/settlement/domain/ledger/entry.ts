/** What may be paid out under a statement, in grosze. */
export interface Payable {
  readonly statement: string
  readonly grosze: number
}

/** What a batch held when a statement was closed. */
export interface HeldPayable extends Payable {
  /** The instant of the batch's preparing; not known of what was closed before it was kept. */
  readonly since?: string
}

/**
 * What moves a driver's balance. Amounts are whole grosze: `result` and `correction` signed (positive is
 * owed to the driver), the others over 0. A link moves nothing: it says that another driver's ledger is
 * this one's too.
 */
export type LedgerEntry = { readonly id: string; readonly driver: string } & (
  | {
      readonly kind: 'settlement'
      readonly statement: string
      readonly grosze: number
      /** Corrections that are lines of this statement; they are not booked a second time. */
      readonly corrections: readonly string[]
      /**
       * Older orders that were exported and not confirmed when it was closed: its opening went without
       * them.
       */
      readonly onTheWay: readonly Payable[]
    }
  /** For who gets no next statement: a correction by itself. */
  | { readonly kind: 'correction'; readonly correction: string; readonly grosze: number }
  | { readonly kind: 'pay-in'; readonly grosze: number }
  /** A pay-in that was booked wrong is taken back, whole. */
  | { readonly kind: 'pay-in-returned'; readonly payIn: string; readonly grosze: number }
  | { readonly kind: 'payout'; readonly statement: string; readonly grosze: number }
  | { readonly kind: 'payout-returned'; readonly payout: string; readonly grosze: number }
  | { readonly kind: 'link'; readonly folded: string }
)

/**
 * What a ledger may begin with in the place of a driver's entries that nothing asks for one by one any more:
 * those before a statement of the driver that stands. Signed; it is never booked.
 */
export interface BroughtForward {
  readonly id: string
  readonly driver: string
  readonly kind: 'brought-forward'
  readonly grosze: number
}

/** How the entry moves the balance. */
export function effectOf(entry: LedgerEntry | BroughtForward): number {
  switch (entry.kind) {
    case 'settlement':
    case 'correction':
    case 'brought-forward':
    case 'pay-in':
    case 'payout-returned':
      return entry.grosze
    case 'pay-in-returned':
    case 'payout':
      return 0 - entry.grosze
    case 'link':
      return 0
  }
}
