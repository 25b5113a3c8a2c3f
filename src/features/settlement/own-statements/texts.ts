import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { type CalendarDate, dateParts, formatStateDay } from '#kernel/calendar-date.ts'
import { counted, MONTH_NAMES } from '#kernel/polish-text.ts'
import type { OwnState } from './domain/public.ts'

type Day = CalendarDate | undefined

/** `24 listopada 2026`. @param date the fleet's; undefined where it is not known */
function day(date: Day): string {
  if (date === undefined) return ''
  const { year, month, day: number } = dateParts(date)
  return `${number} ${MONTH_NAMES[month - 1]} ${year}`
}

const STATES: Readonly<Record<OwnState, string>> = {
  redone: 'W poprawce',
  'to-pay': 'Do wypłaty',
  'on-the-way': 'W drodze',
  'partly-paid': 'Wypłacone w części',
  paid: 'Wypłacone',
  'moved-on': 'Przeniesione dalej',
  owed: 'Przechodzi dalej',
  'debt-passed': 'Przeszło dalej',
  'debt-even': 'Wyrównane',
  even: 'Bez wypłaty',
}

const toAccount = (end: string) => `na konto kończące się na ${end}`

/** What a driver reads of the own statements. */
export const ownStatementTexts = {
  /** Whether the sentences frozen at closing are in this page's language. */
  saysFrozen: true as boolean,
  title: 'Moje rozliczenia',
  logInTitle: 'Twoje rozliczenia',
  locked: 'Podaj numer telefonu i PIN, aby zobaczyć swoje rozliczenia.',
  givePin: 'Podaj PIN',
  ended:
    'Sesja się skończyła, zanim pytanie poszło do biura. Jest zapisane na tym urządzeniu: zaloguj się jeszcze raz i wyślij je.',
  loading: 'Wczytywanie rozliczeń …',
  failed: 'Nie udało się wczytać rozliczeń.',
  again: 'Spróbuj ponownie',
  logOut: 'Wyloguj',
  logOutTitle: 'Niewysłane pytanie',
  logOutLead: (questions: number) =>
    questions === 1
      ? 'Napisane pytanie nie poszło do biura. Po wylogowaniu zniknie z tego urządzenia.'
      : `${counted(questions, 'pytanie', 'pytania', 'pytań')} nie poszło do biura. Po wylogowaniu znikną z tego urządzenia.`,
  logOutAll: 'Wyloguj i usuń',
  stay: 'Zostań',
  back: 'Moje rozliczenia',
  empty: 'Nie masz jeszcze żadnego rozliczenia.',
  emptyLead: 'Pojawi się tu, kiedy biuro zamknie pierwszy tydzień, w którym jeździsz.',
  newest: 'Najnowsze',
  older: 'Wcześniejsze',
  showOlder: 'Pokaż starsze',
  states: STATES,
  week: (week: number) => `Tydzień ${week}`,
  day,
  shortDay: (date: Day) => (date === undefined ? '' : formatStateDay(date)),
  noDate: '–',
  amount: plainAmount,
  currency: 'zł',
  /** @param prepared of it what stands in transfers that nobody has handed out @param onTheWay what was */
  balanceOwed: (grosze: number, prepared: number, onTheWay: number) => {
    const parts = [
      onTheWay > 0 ? `${zloty(onTheWay)} jest już w drodze` : '',
      prepared > 0 ? `${zloty(prepared)} jest w przygotowanym przelewie` : '',
    ].filter(Boolean)
    const of = parts.length > 0 ? `, z tego ${parts.join(', a ')}` : ''
    return `Flota ma Ci do zapłaty ${zloty(grosze)}${of}.`
  },
  /** Beside a newer debt, which it is no part of. */
  balanceAway: (prepared: number, onTheWay: number) =>
    [
      onTheWay > 0 ? `Już w drodze do Ciebie: ${zloty(onTheWay)}.` : '',
      prepared > 0 ? `W przygotowanym przelewie: ${zloty(prepared)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  balanceOwing: (grosze: number) =>
    `Masz do oddania ${zloty(grosze)}. Ta kwota pomniejszy następne rozliczenie; możesz ją też wpłacić w biurze.`,
  apartOwing: (grosze: number) => `Z najmu Twojego auta: ${zloty(grosze)} pomniejszy następny najem.`,
  apartAmount: (grosze: number) => `Najem Twojego auta, osobno: ${zloty(grosze)}`,
  apartWhere: {
    movedOn: 'Ta kwota weszła do następnego najmu.',
    restMovedOn: (paid: number, rest: number) =>
      `Wypłacono ${zloty(paid)}, a ${zloty(rest)} weszło do następnego najmu.`,
    owed: (grosze: number) => `${zloty(grosze)} pomniejszy następny najem.`,
    even: 'Z najmu auta nie ma nic do wypłaty.',
  },
  paymentApart: 'za najem auta',
  answered: 'Jest odpowiedź biura',
  asked: 'Czeka na odpowiedź',
  /** Under the amount: when and where to. */
  where: {
    redone: 'Biuro otworzyło to rozliczenie, żeby je poprawić. Kwoty pokażą się, kiedy je zamknie.',
    inCash: 'Gotówką: do odebrania w biurze.',
    toPay: (end: string | null) =>
      end === null
        ? 'Nie mamy Twojego konta: odbierzesz gotówką w biurze albo przelewem, kiedy je podasz.'
        : `Przelew ${toAccount(end)}`,
    onTheWay: (end: string | null) =>
      ['Bank może już robić przelew', end === null ? '' : toAccount(end)].filter(Boolean).join(' '),
    partlyPaid: (paid: number, left: number) => `Wypłacono ${zloty(paid)}, zostało ${zloty(left)}.`,
    paid: (date: Day, by: 'transfer' | 'cash', end: string | null) =>
      `${day(date)}, ${by === 'cash' ? 'gotówką w biurze' : end === null ? 'przelewem' : toAccount(end)}`,
    movedOn: 'Ta kwota weszła do nowszego rozliczenia.',
    restMovedOn: (paid: number, rest: number) =>
      `Wypłacono ${zloty(paid)}, a ${zloty(rest)} weszło do nowszego rozliczenia.`,
    owed: 'Ta kwota przechodzi na następny tydzień. Możesz ją wcześniej zmniejszyć wpłatą w biurze.',
    owedRest: (left: number) =>
      `Z tej kwoty zostało ${zloty(left)}: przejdzie na następny tydzień. Możesz ją wcześniej zmniejszyć wpłatą w biurze.`,
    debtPassed: (left: number | null, statement: string) =>
      `${left === null ? 'Ta kwota weszła' : `Z tej kwoty ${zloty(left)} weszło`} do rozliczenia ${statement}.`,
    debtEven: 'Ta kwota jest już wyrównana.',
    even: 'W tym tygodniu nie ma nic do wypłaty i nic nie przechodzi dalej.',
  },
  lines: 'Jak powstała ta kwota',
  how: 'Jak to policzono',
  source: (words: string) => `Skąd: ${words}`,
  cash: 'Gotówka, którą już masz',
  passed: 'Osobno dla Ciebie',
  result: 'Wynik tygodnia',
  opening: 'Z poprzednich tygodni',
  toPay: 'Do wypłaty',
  carry: 'Na następny tydzień',
  total: 'Razem',
  apart: 'Płacone osobno',
  corrections: 'Korekty',
  correction: (grosze: number) => `Korekta ${plainAmount(grosze)}`,
  correctionIn: (number: string) => `Weszła do rozliczenia ${number}.`,
  correctionWaits: 'Wejdzie do następnego rozliczenia. To rozliczenie zostaje bez zmian.',
  correctionOf: (what: string, before: number, now: number) =>
    `${what}: było ${plainAmount(before)}, jest ${plainAmount(now)}`,
  payments: 'Wypłaty',
  payment: (by: 'transfer' | 'cash', end: string | null) =>
    by === 'cash' ? 'Gotówką w biurze' : end === null ? 'Przelewem' : `Przelewem ${toAccount(end)}`,
  returned: (date: Day) => `Przelew wrócił ${day(date)}.`,
  takenBack: (date: Day) => `Wypłata cofnięta ${day(date)}.`,
  rule: 'Twoja zasada rozliczania',
  ruleSince: (week: number, year: number) => `Obowiązuje od tygodnia ${week}/${year}.`,
  ledger: 'Twoje saldo w dniu zamknięcia',
  ledgerColumns: { date: 'Data', what: 'Co', amount: 'Kwota', balance: 'Saldo' },
  document: (number: string, closed: Day, version: number) =>
    `${number}, zamknięte ${day(closed)}${version > 1 ? `, wersja ${version}` : ''}`,
  automatic: 'Kwoty policzono automatycznie z podanych źródeł. Za wynik odpowiada biuro floty.',
  print: 'Pobierz PDF',
  printing: 'Przygotowuję …',
  printFailed: 'Nie udało się pobrać PDF. Sprawdź internet i spróbuj ponownie.',
  disagree: 'Nie zgadzam się',
  unsent: 'masz niewysłane pytanie',
  disagreeLead:
    'Napisz, co się nie zgadza. Pytanie trafi do biura, a odpowiedź zobaczysz tutaj, przy rozliczeniu.',
  question: 'Z czym się nie zgadzasz?',
  letters: (used: number, most: number) => `${used} z ${counted(most, 'znaku', 'znaków', 'znaków')}`,
  tooLong: (over: number) =>
    `Za długie o ${counted(over, 'znak', 'znaki', 'znaków')}. Skróć je albo wyślij resztę drugim pytaniem.`,
  send: 'Wyślij do biura',
  sending: 'Wysyłanie …',
  sent: 'Pytanie jest w biurze. Odpowiedź pojawi się przy tym rozliczeniu.',
  notSent: 'Pytanie nie poszło. Tekst został na tym urządzeniu.',
  close: 'Zamknij',
  kept: 'To, co napisano w pytaniu, jest zapisane na tym urządzeniu.',
  questions: 'Twoje pytania',
  byOffice: 'zapisane przez biuro',
  channel: 'O nowym rozliczeniu powiadamiamy Cię',
  byEmail: (address: string) => `e-mailem na ${address}`,
  bySms: (number: string) => `SMS-em na ${number}`,
  byNothing: 'wcale, sprawdzam tutaj',
  noMessages:
    'Biuro nie wysyła wiadomości e-mail ani SMS o rozliczeniach. Każde nowe rozliczenie znajdziesz tutaj.',
  channelSaved: 'Zapisane.',
  waits: 'Biuro jeszcze nie odpowiedziało.',
  officeSays: 'Odpowiedź biura',
} as const
