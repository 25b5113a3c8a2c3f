import { counted, grouped } from '#kernel/polish-text.ts'

const newRows = (rows: number) => counted(rows, 'nowy', 'nowe', 'nowych')

/** The list of loaded files. */
export const fileTexts = {
  list: 'Wczytane pliki',
  none: 'Nie wczytano jeszcze żadnego pliku.',
  name: 'Plik',
  period: 'Okres',
  loaded: 'Wczytano',
  rows: 'Wiersze',
  brought: 'Przyniósł',
  broughtRows: (fresh: number, replaced: number) =>
    replaced > 0
      ? `${newRows(fresh)}, ${counted(replaced, 'zmieniony', 'zmienione', 'zmienionych')}`
      : newRows(fresh),
  holding: 'Obowiązuje',
  holdingRows: (holding: number, rows: number) =>
    holding === rows ? 'wszystkie wiersze' : `${grouped(holding)} z ${grouped(rows)}`,
  waiting: 'Czeka',
  waitingRows: (rows: number) => counted(rows, 'wiersz', 'wiersze', 'wierszy'),
  nobodyWaits: 'nikt',
} as const
