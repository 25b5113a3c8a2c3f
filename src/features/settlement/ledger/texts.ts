import type { BesideTransfers } from '#features/settlement/domain/public.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { ledgerKindTexts } from './texts-kinds.ts'

function withTransfers(grosze: number): string {
  return grosze > 0 ? `W paczkach przelewów: ${zloty(grosze)}. ` : ''
}

export const ledgerTexts = {
  ...ledgerKindTexts,
  kinds: {
    ...ledgerKindTexts.kinds,
    prepared: 'Przelew przygotowany',
    sent: 'Przelew w drodze',
    'came-back': ledgerKindTexts.kinds['payout-returned'],
  },
  /** Of an order that came back before anybody confirmed it. */
  wasSent: 'Przelew wysłany',
  title: 'Saldo kierowcy',
  failedTitle: 'Nie udało się wczytać salda',
  empty: 'Jeszcze nic nie zaksięgowano.',
  columns: { date: 'Data', what: 'Co', amount: 'Kwota', balance: 'Saldo', by: 'Kto' },
  /** Who owes whom, beside what transfers carry already. */
  owed: ({ onTheWay, owed }: BesideTransfers) =>
    [
      withTransfers(onTheWay),
      owed === 0
        ? onTheWay > 0
          ? 'Poza tym saldo jest zerowe.'
          : 'Saldo jest zerowe.'
        : owed > 0
          ? `Flota jest winna kierowcy ${onTheWay > 0 ? 'jeszcze ' : ''}${zloty(owed)}.`
          : `Kierowca jest winien flocie ${zloty(0 - owed)}.`,
    ].join(''),
  /** @param from the first week that can pay it */
  waits: (grosze: number, from: { readonly week: number } | null) =>
    `${zloty(grosze)} nie jest jeszcze do wypłaty: wejdzie do następnego rozliczenia kierowcy${from ? ` (tydzień ${from.week} albo późniejszy)` : ''} i będzie do wypłaty po jego zamknięciu.`,
  payIn: 'Zapisz wpłatę',
  payInTitle: 'Wpłata kierowcy',
  inCash: 'Gotówką, z pokwitowaniem KP',
  payOut: 'Wypłać gotówką',
  payOutTitle: (statement: string) => `Wypłata gotówki z ${statement}`,
  amount: 'Kwota, zł',
  note: 'Opis',
  payInNow: (grosze: number) => (grosze > 0 ? `Zapisz wpłatę ${zloty(grosze)}` : 'Zapisz wpłatę'),
  payOutNow: (grosze: number) => (grosze > 0 ? `Wypłać ${zloty(grosze)}` : 'Wypłać'),
  paidIn: 'Wpłata zapisana.',
  paidOut: (receipt: string) => `Wypłata zapisana, pokwitowanie ${receipt}.`,
  receipt: 'Pokwitowanie',
  takeBack: 'Storno',
  takeBackTitle: (grosze: number) => `Storno kwoty ${zloty(Math.abs(grosze))}`,
  /** @param paidOut cash that the driver got; else a pay-in */
  takeBackHint: (paidOut: boolean) =>
    `Zapis zostaje w saldzie, a obok niego stanie zapis przeciwny. Użyj, gdy kwota, kierowca albo rozliczenie były pomylone. ${
      paidOut
        ? 'Ta kwota będzie znów do wypłaty kierowcy: jeśli dostał gotówkę, dostałby ją drugi raz. Jeśli od tej wypłaty zamknięto już następny tydzień, będzie do wypłaty po zamknięciu kolejnego.'
        : 'Saldo kierowcy zmniejszy się o tę kwotę.'
    } Pomyłkę cofniesz przez „Cofnij storno”, dopóki nic na tej kwocie nie stoi.`,
  undo: 'Cofnij storno',
  undoTitle: (grosze: number) => `Cofnij storno kwoty ${zloty(Math.abs(grosze))}`,
  undoHint:
    'Zapis, który wystornowano, będzie znów ważny, razem z pokwitowaniem. Storno i jego cofnięcie zostają w saldzie.',
  undone: 'Storno jest cofnięte.',
  undoing: { storno: 'Storno cofnięte', return: 'Zwrot cofnięty' },
  takeBackReason: 'Powód',
  takeBackNow: 'Zapisz storno',
  takenBack: 'Storno zapisane.',
  wasTakenBack: 'wystornowane',
  receiptTakenBack: (at: string, by: string, reason: string) =>
    `STORNO ${at}, ${by}. Powód: ${reason}. To pokwitowanie nie obowiązuje.`,
  beyondDebt: 'Tak, zapisz całą kwotę',
  onceMore: 'Tak, to osobna kwota',
  print: 'Drukuj',
  receiptTitles: { 'paid-out': 'Kasa wypłaciła', 'paid-in': 'Kasa przyjęła' },
  receiptFleet: 'Flota',
  receiptNoFleet: 'Pokwitowanie nie ma nazwy floty: wpisz nadawcę przelewów, a będzie na następnych.',
  receiptToFleet: 'Wpisz nadawcę',
  receiptInWords: 'Słownie',
  receiptWho: 'Kierowca',
  receiptFor: 'Tytułem',
  receiptStatement: (number: string) => `rozliczenie ${number}`,
  receiptPayIn: 'wpłata na poczet salda',
  receiptPayInApart: 'wpłata na poczet najmu auta',
  receiptApart: (number: string) => `najem auta ${number}`,
  apart: 'Najem auta kierowcy',
  apartHint: 'Płacony osobno: nie pomniejsza go dług z tygodni ani on ich.',
  apartOwed: ({ onTheWay, owed }: BesideTransfers) =>
    [
      withTransfers(onTheWay),
      owed === 0
        ? onTheWay > 0
          ? 'Poza tym najem auta jest rozliczony.'
          : 'Najem auta jest rozliczony.'
        : owed > 0
          ? `Flota jest winna kierowcy za najem auta ${onTheWay > 0 ? 'jeszcze ' : ''}${zloty(owed)}.`
          : `Następny najem auta będzie mniejszy o ${zloty(0 - owed)}.`,
    ].join(''),
  payInApart: 'Zapisz wpłatę na najem auta',
  payInApartTitle: 'Wpłata kierowcy na poczet najmu auta',
  receiptMade: (at: string, by: string) => `${at}, wystawił(a) ${by}`,
  signatures: ['Podpis wydającego', 'Podpis odbierającego'],
} as const
