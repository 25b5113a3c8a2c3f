import { counted } from '#kernel/polish-text.ts'
import { vehicleTexts } from './texts.ts'

/**
 * The headings of a vehicle list: ours first, then others that people write. The wire's names are known by
 * themselves.
 */
export const COLUMN_NAMES = {
  reg: ['Rejestracja', 'Numer rejestracyjny', 'Nr rejestracyjny', 'Nr rej', 'Tablica', 'Registration'],
  make: ['Marka', 'Producent'],
  model: ['Model', 'Model pojazdu', 'Model samochodu'],
  year: ['Rok produkcji', 'Rok', 'Rocznik'],
  color: ['Kolor', 'Barwa', 'Colour'],
  vin: ['VIN', 'Numer VIN', 'Nr VIN', 'Numer nadwozia'],
  entryDate: ['Data pierwszej rejestracji', 'Pierwsza rejestracja', 'Data rejestracji'],
  exitDate: ['Data wyjścia z floty', 'Wyjście z floty', 'Data wyjścia'],
  service: ['Następny przegląd', 'Przegląd', 'Data przeglądu', 'Badanie techniczne', 'Przegląd do'],
  priority: ['Priorytet'],
  sort: ['Kolejność', 'Order'],
  flotmanId: ['Numer urządzenia GPS', 'GPS', 'Nr GPS', 'Flotman'],
  isRental: ['Dostępne do wynajmu', 'Do wynajmu', 'Wynajem'],
  parking: ['Miejsce postoju', 'Postój', 'Parking'],
  insName: ['Ubezpieczyciel', 'Towarzystwo ubezpieczeniowe', 'Zakład ubezpieczeń'],
  insNum: ['Numer polisy', 'Nr polisy', 'Polisa'],
  insEnd: ['Koniec ubezpieczenia', 'Ubezpieczenie do', 'Polisa do', 'OC do'],
} as const

/** How a list says yes and no; we write the first of each. */
export const YES_NO = {
  yes: ['tak', '1', 't', 'prawda', 'true', 'yes', 'x'],
  no: ['nie', '0', 'n', 'fałsz', 'false', 'no'],
} as const

/** The row under the template's headings, in their order. */
export const EXAMPLE_ROW = {
  reg: 'WX1234A',
  make: 'Toyota',
  model: 'Corolla',
  year: 2022,
  color: 'Biały',
  vin: 'JTDBR32E720012345',
  entryDate: '2022-03-01',
  exitDate: '2029-03-01',
  service: '2027-03-01',
  priority: 1,
  sort: 10,
  flotmanId: '',
  isRental: false,
  parking: 'Garaż Wilanowska, poziom -1, miejsce 14',
  insName: 'Warta',
  insNum: 'PL/123456',
  insEnd: '2027-02-28',
} as const

export const IMPORT_FILES = {
  sheet: 'Flota',
  list: (date: string) => `flota-${date}`,
  template: (date: string) => `flota-szablon-${date}`,
} as const

/** What is wrong with a cell, beside what the vehicle form says. */
const CELL_COMPLAINTS = {
  tooLong: 'Ten tekst jest za długi.',
  date: 'Podaj datę, na przykład 2026-03-01 albo 1.3.2026.',
  yesNo: 'Wpisz tak albo nie.',
  sheetError: 'W tej komórce jest błąd arkusza albo formuła. Wpisz samą wartość.',
  rounded: 'Arkusz skrócił ten numer. Wpisz go w całości i ustaw komórkę jako tekst.',
} as const

/** The vehicle form's own sentences. */
const FORM_COMPLAINTS = {
  registration: vehicleTexts.registration,
  vin: vehicleTexts.vin,
  insuranceNumber: vehicleTexts.insuranceNumber,
  year: vehicleTexts.year,
  priority: vehicleTexts.priority,
  order: vehicleTexts.order,
  required: vehicleTexts.required,
  exitBeforeEntry: vehicleTexts.exitBeforeEntry,
} as const

export const IMPORT_FAILURES = {
  tooMany: 'Na raz można wczytać najwyżej 2000 aut. Podziel plik na części.',
  invalidRows: 'Nic nie wczytano: popraw wskazane komórki i spróbuj ponownie.',
  fleetChanged:
    'Nic nie wczytano, bo w międzyczasie ktoś zmienił flotę. Sprawdź podgląd jeszcze raz i wczytaj ponownie.',
} as const

type Complaint =
  | { readonly code: keyof typeof CELL_COMPLAINTS | keyof typeof FORM_COMPLAINTS }
  | { readonly code: 'doubledReg' | 'doubledVin'; readonly rows: readonly number[] }
  | { readonly code: 'vinTaken'; readonly by: Parameters<typeof vehicleTexts.vinTakenBy>[0] }

/** @param numberOf the number under which a person knows the row of this index */
export function complaintSentence(complaint: Complaint, numberOf: (index: number) => number): string {
  switch (complaint.code) {
    case 'doubledReg':
    case 'doubledVin':
      return doubled(complaint.code, complaint.rows.map(numberOf))
    case 'vinTaken':
      return vehicleTexts.vinTakenBy(complaint.by)
    default:
      return { ...CELL_COMPLAINTS, ...FORM_COMPLAINTS }[complaint.code]
  }
}

function doubled(code: 'doubledReg' | 'doubledVin', rows: readonly number[]): string {
  const name = code === 'doubledReg' ? 'Ten numer rejestracyjny' : 'Ten VIN'
  return `${name} jest też ${rows.length === 1 ? 'w wierszu' : 'w wierszach'} ${listed(rows)}.`
}

function listed(rows: readonly number[]): string {
  const more = rows.length - 5
  return more > 0
    ? `${rows.slice(0, 5).join(', ')} i ${counted(more, 'innym', 'innych', 'innych')}`
    : rows.join(', ')
}
