/** What moved a balance; `reopening` takes back the settlement of a version that was reopened. */
export const LEDGER_KINDS = [
  'settlement',
  'reopening',
  'correction',
  'pay-in',
  'payout',
  'payout-returned',
  'link',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
