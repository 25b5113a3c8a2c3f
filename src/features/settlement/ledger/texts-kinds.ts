import type { LedgerKind } from './domain/ledger-kinds.ts'

const KINDS: Readonly<Record<LedgerKind | 'on-the-way', string>> = {
  'on-the-way': 'Zlecony przelew',
  settlement: 'Rozliczenie',
  reopening: 'Otwarte ponownie',
  correction: 'Korekta',
  'pay-in': 'Wpłata',
  payout: 'Wypłata',
  'payout-returned': 'Przelew wrócił',
  storno: 'Storno',
  link: 'Połączony kierowca',
}

/** What entries of a ledger are called: on the office's screen, the driver's and on paper. */
export const ledgerKindTexts = {
  kinds: KINDS,
  ofWeek: (kind: string, week: number) => `${kind}, tydzień ${week}`,
} as const
