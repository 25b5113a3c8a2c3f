import { plainAmount, zloty } from '#features/settlement/texts-amounts.ts'
import { addDays, type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { counted, MONTH_NAMES } from '#kernel/polish-text.ts'
import type { RowOrigin } from './domain/row-origin.ts'

const MOST_ROWS_NAMED = 3

/** `16–22 listopada 2026`, `30 listopada – 6 grudnia 2026`. */
function period(monday: CalendarDate): string {
  const from = dateParts(monday)
  const to = dateParts(addDays(monday, 6))
  const end = `${to.day} ${MONTH_NAMES[to.month - 1]} ${to.year}`
  if (from.month === to.month) return `${from.day}–${end}`
  const year = from.year === to.year ? '' : ` ${from.year}`
  return `${from.day} ${MONTH_NAMES[from.month - 1]}${year} – ${end}`
}

const ofFile = (name: string, rows: readonly number[]): string => {
  if (rows.length > MOST_ROWS_NAMED) return `${name}, ${counted(rows.length, 'wiersz', 'wiersze', 'wierszy')}`
  return `${name}, ${rows.length === 1 ? 'wiersz' : 'wiersze'} ${rows.join(', ')}`
}

interface Sources {
  readonly files: readonly { readonly name: string; readonly rows: readonly number[] }[]
  readonly shifts: number
  readonly origins: readonly RowOrigin[]
}

/** What is read elsewhere than in a file, or was typed. */
export const ORIGIN_WORDS: Readonly<Record<RowOrigin, string>> = {
  file: 'plik aplikacji',
  shift: 'przejazdy albo grafik',
  typed: 'wpisane w biurze',
  'fuel-page': 'wpis na stronie paliwa',
  'fuel-sheet': 'arkusz zmian',
  fuel: 'dane o tankowaniu',
  rate: 'stała stawka',
  instalments: 'plan rat',
  'bonus-won': 'wygrana premia',
  mileage: 'przebieg ponad limit',
  statement: 'wcześniejsze rozliczenie',
}

/** The files with their rows, the shifts, or where else it was told: each once; else the rule alone. */
export function sourceWords({ files, shifts, origins }: Sources): string {
  const said = [
    ...files.map(({ name, rows }) => ofFile(name, rows)),
    ...(shifts > 0 ? [counted(shifts, 'zmiana', 'zmiany', 'zmian')] : []),
    ...origins.map((origin) => ORIGIN_WORDS[origin]),
  ]
  return said.length > 0 ? said.join('; ') : 'zasada wypłat'
}

/** The sentences of a statement on paper, said to the driver. */
export const documentTexts = {
  title: (week: number) => `Rozliczenie tygodnia ${week}`,
  period,
  fleet: 'Flota',
  driver: 'Kierowca',
  account: 'Wypłata',
  onAccount: 'przelew na konto',
  noAccount: 'bez konta',
  cash: 'gotówka',
  inOffice: 'do odbioru w biurze',
  inCash: 'gotówką w biurze albo po dodaniu konta',
  closed: 'Zamknięte',
  closedAt: (date: string, hour: number, minute: number) =>
    `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  scheme: (name: string) => `zasada: ${name}`,
  since: (week: number, year: number) => `obowiązuje od tygodnia ${week}/${year}`,
  opening: 'Z poprzednich tygodni',
  result: (week: number) => `Wynik tygodnia ${week}`,
  toPay: 'Do wypłaty, zł',
  carry: 'Na następny tydzień',
  working: (words: string, grosze: number) => `${words} ${plainAmount(grosze)}`,
  noDate: '–',
  entry: (kind: string, statement: string | null, week: number | null) =>
    [kind, statement ?? (week === null ? '' : `tydzień ${week}`)].filter(Boolean).join(' '),
  paidTo: (grosze: number, account: string | null) =>
    account === null
      ? `Do wypłaty jest ${zloty(grosze)}. Nie ma konta, więc odbierzesz je gotówką w biurze albo przelewem, kiedy konto zostanie dodane.`
      : `Do wypłaty jest ${zloty(grosze)}, przelewem na konto ${account}.`,
  paidInCash: (grosze: number) =>
    `Do wypłaty jest ${zloty(grosze)}. Odbierzesz je gotówką w biurze, za pokwitowaniem.`,
  carried: (grosze: number) =>
    `W tym tygodniu nie ma wypłaty. Kwota ${zloty(grosze)} przechodzi na następny tydzień. Możesz ją wcześniej zmniejszyć wpłatą w biurze.`,
  even: 'W tym tygodniu nie ma nic do wypłaty i nic nie przechodzi na następny tydzień.',
  /** @param opening what earlier rentals left, in grosze */
  paidApart: (grosze: number, opening: number) =>
    `Najem Twojego auta, ${zloty(grosze)}${opening === 0 ? '' : ` (w tym ${zloty(opening)} z poprzednich najmów)`}, wypłacimy osobno: saldo tygodni ani dług go nie zmienia.`,
  carriedApart: (grosze: number) =>
    `Z najmu Twojego auta nie ma wypłaty: ${zloty(grosze)} pomniejszy następny najem.`,
  evenApart: 'Z najmu Twojego auta nie ma nic do wypłaty.',
  toPayApart: 'Najem auta, osobno, zł',
  carryApart: 'Na następny najem',
  answers:
    'Każdą pozycję zaokrąglono raz, do grosza. Wszystkie kwoty policzono automatycznie z podanych źródeł; za wynik odpowiada biuro floty.',
  objection:
    'Otwórz to rozliczenie w telefonie i naciśnij „Nie zgadzam się” albo przyjdź do biura. Odpowiedź zapisze się przy rozliczeniu. Wysłany dokument poprawia tylko korekta w następnym tygodniu.',
} as const
