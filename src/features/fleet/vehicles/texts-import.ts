import { counted } from '#kernel/polish-text.ts'

/** The headings of a vehicle list: ours first, then others that people write. The wire's names are known by themselves. */
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
export const CELL_COMPLAINTS = {
  tooLong: 'Ten tekst jest za długi.',
  date: 'Podaj datę, na przykład 2026-03-01 albo 1.3.2026.',
  yesNo: 'Wpisz tak albo nie.',
  sheetError: 'W tej komórce jest błąd arkusza albo formuła. Wpisz samą wartość.',
  rounded: 'Arkusz skrócił ten numer. Wpisz go w całości i ustaw komórkę jako tekst.',
} as const

export const IMPORT_FAILURES = {
  tooMany: 'Na raz można wczytać najwyżej 2000 aut. Podziel plik na części.',
  invalidRows: 'Nic nie wczytano: popraw wskazane komórki i spróbuj ponownie.',
  fleetChanged:
    'Nic nie wczytano, bo w międzyczasie ktoś zmienił flotę. Sprawdź podgląd jeszcze raz i wczytaj ponownie.',
} as const

/** The same registration or VIN in several rows of one file. */
export function doubledInFile(what: 'reg' | 'vin', rows: readonly number[]): string {
  const name = what === 'reg' ? 'Ten numer rejestracyjny' : 'Ten VIN'
  const places = rows.length === 1 ? `w wierszu ${rows[0]}` : `w wierszach ${listed(rows)}`
  return `${name} jest też ${places}.`
}

function listed(rows: readonly number[]): string {
  const shown = rows.slice(0, 5).join(', ')
  return rows.length > 5 ? `${shown} i ${counted(rows.length - 5, 'innym', 'innych', 'innych')}` : shown
}
