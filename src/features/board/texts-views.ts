import { authorWords } from '#features/roster/texts-authors.ts'
import { counted } from '#kernel/polish-text.ts'

/** How the board of a week is looked at: filters, density, paper. */
export const viewTexts = {
  filters: 'Pokaż tylko auta, które mają',
  filterNames: { free: 'Wolne auta', problems: 'Problemy', changed: 'Zmienione' },
  allCars: 'Pokaż wszystkie auta',
  noRows: (filters: readonly string[], searched: string) =>
    `Żadne auto nie pasuje: ${filters.join(' lub ')}${searched === '' ? '' : ` i „${searched}”`}.`,
  view: 'Widok i wydruk',
  density: 'Gęstość wierszy',
  comfortable: 'Swobodna',
  compact: 'Zwarta',
  legend: 'Oznaczenia',
  print: 'Drukuj grafik',
  paper: 'Papier',
  sheets: 'Arkusze',
  sheetNames: { both: 'Dzień i noc', day: 'Tylko dzień', night: 'Tylko noc' },
  printHint: 'Poziomo, wszystkie auta i listy. Niezapisane zmiany też, oznaczone na każdej stronie.',
  printNow: 'Drukuj',
  weekOnPaper: (week: number, range: string) => `Tydzień ${week} · ${range}`,
  printedAt: (when: string) => `wydruk ${when}`,
  version: (version: number, savedBy: string, savedAt: string) =>
    `wersja ${version}, ${savedBy === '' ? 'zapisana' : `zapisał(a) ${authorWords(savedBy)}`} ${savedAt}`,
  versionAlone: (version: number) => `wersja ${version}`,
  olderVersion: 'starsza wersja, tylko do podglądu',
  notGenerated: 'podgląd, grafik nie został wygenerowany',
  car: 'Auto',
  onReserve: (rank: number) => `Rezerwa ${rank}`,
  onCall: (rank: number) => `Do dysp. ${rank}`,
  changedShort: 'zm.',
  fromReserveShort: 'rez.',
  nobodyWaits: 'Nikt nie czeka w rezerwie ani do dyspozycji.',
} as const

/** `3 niezapisane zmiany` as a page says it. */
export function unsavedOnPaper(count: number): string {
  return `zawiera ${counted(count, 'niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian')}`
}

/** The filter of the list of changes (D21). */
export const changesFilterTexts = {
  label: 'Pokaż tylko zmiany',
  search: 'Szukaj zmiany',
  kind: 'Rodzaj',
  driver: 'Kierowca',
  car: 'Auto',
  names: { slot: 'Przeniesienie', car: 'Zmiana auta', removed: 'Usunięcie', added: 'Dodanie' },
  found: (found: number, all: number) => `Pokazano ${found} z ${all}.`,
} as const
