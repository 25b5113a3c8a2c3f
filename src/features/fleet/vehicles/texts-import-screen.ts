import { counted, plural } from '#kernel/polish-text.ts'

/** What the screen of the import and the export says. */
export const importTexts = {
  open: 'Importuj',
  back: 'Powrót do floty',
  title: 'Import listy aut',
  exportList: 'Eksportuj',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
  intro:
    'Wybierz plik CSV albo XLSX z listą aut, po jednym w wierszu. Auto jest rozpoznawane po numerze rejestracyjnym: nowe zostanie dodane, znane zmienione, a auta, których w pliku nie ma, zostaną bez zmian.',
  templateIn: (format: string) => `Wzór: ${format}`,
  choose: 'Wybierz plik',
  chooseOther: 'Wybierz inny plik',
  drop: 'albo upuść go tutaj',
  bounds: 'CSV lub XLSX, najwyżej 2000 aut.',
  reading: 'Odczytywanie pliku…',
  unreadable: 'Nie udało się odczytać pliku',
  preview: (fileName: string) => `Podgląd: ${fileName}`,
  previewTable: 'Wiersze z pliku',
  noHeader: (columns: string) =>
    `W pliku nie ma wiersza z nazwami kolumn. Pierwszy wiersz musi je zawierać, na przykład: ${columns}.`,
  missing: (columns: readonly string[]) =>
    `W pliku ${plural(columns.length, 'brakuje kolumny', 'brakuje kolumn', 'brakuje kolumn')}: ${columns.join(', ')}. Pobierz wzór, w którym są wszystkie.`,
  doubled: (column: string, places: readonly string[]) =>
    `Kolumna „${column}” jest w pliku więcej niż raz: ${places.join(', ')}. Zostaw jedną.`,
  noRows: 'Pod nazwami kolumn nie ma żadnego wiersza.',
  tooMany: (rows: number) =>
    `W pliku ${plural(rows, 'jest', 'są', 'jest')} ${counted(rows, 'auto', 'auta', 'aut')}, a na raz można wczytać najwyżej 2000. Podziel plik na części.`,
  unknown: (columns: readonly string[]) =>
    `Pominięto ${plural(columns.length, 'kolumnę', 'kolumny', 'kolumny')}: ${columns.join(', ')}.`,
  columns: {
    row: 'Wiersz',
    status: 'Stan',
    reg: 'Rejestracja',
    car: 'Marka i model',
    vin: 'VIN',
    what: 'Co się zmieni',
  },
  kinds: { new: 'nowe', changed: 'zmiana', same: 'bez zmian', bad: 'błąd' },
  filter: 'Pokaż wiersze',
  filters: { all: 'Wszystkie', new: 'Nowe', changed: 'Zmiany', same: 'Bez zmian', bad: 'Tylko błędy' },
  leaveTitle: 'Masz niewczytane poprawki',
  leave: 'Wyjdź',
  stay: 'Zostań',
  leaveText: 'Jeżeli wyjdziesz, poprawki wpisane w podglądzie pliku przepadną.',
  nothingShown: 'Nie ma takich wierszy.',
  willBeAdded: 'Zostanie dodane.',
  willStay: 'Takie samo jak we flocie.',
  change: (before: string, after: string) => `${before || 'puste'} → ${after || 'puste'}`,
  cell: (column: string, row: number) => `${column}, wiersz ${row}`,
  load: (count: number) => `Wczytaj ${counted(count, 'auto', 'auta', 'aut')}`,
  nothingToLoad: 'Nie ma czego wczytać',
  skipped: (count: number) =>
    `${counted(count, 'wiersz z błędem zostanie pominięty', 'wiersze z błędami zostaną pominięte', 'wierszy z błędami zostanie pominiętych')}. Możesz poprawić błędy tutaj, w tabeli.`,
  loadedTitle: 'Wczytano listę aut',
  loaded: ({ added, changed, unchanged }: Counts) =>
    `Nowe: ${added}, zmienione: ${changed}, bez zmian: ${unchanged}.`,
  failedTitle: 'Nie wczytano listy aut',
  fleetFailed: 'Nie udało się wczytać floty, z którą trzeba porównać plik',
} as const

interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}
