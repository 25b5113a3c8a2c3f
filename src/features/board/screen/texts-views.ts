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
} as const
