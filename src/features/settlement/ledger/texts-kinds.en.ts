import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-kinds.ts'

export const ledgerKindTexts: SameTexts<typeof polish.ledgerKindTexts> = {
  kinds: {
    'on-the-way': 'Transfer ordered',
    settlement: 'Statement',
    reopening: 'Reopened',
    correction: 'Correction',
    'pay-in': 'Paid in',
    payout: 'Payout',
    'payout-returned': 'Transfer came back',
    storno: 'Reversal',
    link: 'Merged driver',
  },
  ofWeek: (kind, week) => `${kind}, week ${week}`,
}
