import { zloty } from '#features/settlement/texts-amounts.ts'
import type { LedgerKind } from './domain/ledger-kinds.ts'

const KINDS: Readonly<Record<LedgerKind, string>> = {
  settlement: 'Rozliczenie',
  reopening: 'Otwarte ponownie',
  correction: 'Korekta',
  'pay-in': 'Wpłata',
  payout: 'Wypłata',
  'payout-returned': 'Przelew wrócił',
  link: 'Połączony kierowca',
}

export const ledgerTexts = {
  kinds: KINDS,
  ofWeek: (kind: string, week: number) => `${kind}, tydzień ${week}`,
  title: 'Saldo kierowcy',
  failedTitle: 'Nie udało się wczytać salda',
  empty: 'Jeszcze nic nie zaksięgowano.',
  columns: { date: 'Data', what: 'Co', amount: 'Kwota', balance: 'Saldo', by: 'Kto' },
  owedToDriver: (grosze: number) => `Flota jest winna kierowcy ${zloty(grosze)}.`,
  owedToFleet: (grosze: number) => `Kierowca jest winien flocie ${zloty(grosze)}.`,
  even: 'Saldo jest zerowe.',
  payIn: 'Zapisz wpłatę',
  payInTitle: 'Wpłata kierowcy',
  inCash: 'Gotówką, z pokwitowaniem KP',
  payOut: 'Wypłać gotówką',
  payOutTitle: (statement: string) => `Wypłata gotówki z ${statement}`,
  amount: 'Kwota, zł',
  note: 'Opis',
  save: 'Zapisz',
  cancel: 'Anuluj',
  paidIn: 'Wpłata zapisana.',
  paidOut: (receipt: string) => `Wypłata zapisana, pokwitowanie ${receipt}.`,
  receipt: 'Pokwitowanie',
  print: 'Drukuj',
  receiptTitles: { 'paid-out': 'Kasa wypłaciła', 'paid-in': 'Kasa przyjęła' },
  receiptWho: 'Kierowca',
  receiptFor: 'Tytułem',
  receiptStatement: (number: string) => `rozliczenie ${number}`,
  receiptPayIn: 'wpłata na poczet salda',
  receiptMade: (at: string, by: string) => `${at}, wystawił(a) ${by}`,
  signatures: ['Podpis wydającego', 'Podpis odbierającego'],
} as const
