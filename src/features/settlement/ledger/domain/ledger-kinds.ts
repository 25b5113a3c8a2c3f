/**
 * What moved a balance; `reopening` takes back the settlement of a version that was reopened,
 * `storno` a pay-in or cash that was booked wrong.
 */
export const LEDGER_KINDS = [
  'settlement',
  'reopening',
  'correction',
  'pay-in',
  'payout',
  'payout-returned',
  'storno',
  'link',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/**
 * Orders that a batch holds, as they stand among the entries: prepared, or handed out for a bank. They are
 * booked once they are confirmed. Of one that came back before that both stay: `came-back` beside `sent`.
 */
export const ORDER_KINDS = ['prepared', 'sent', 'came-back'] as const
