import { counted, grouped } from '#kernel/polish-text.ts'

/** What every list of the office says. */
export const listTexts = {
  count: (shown: number, all: number) =>
    shown === all ? `Razem ${grouped(all)}` : `${grouped(shown)} z ${grouped(all)}`,
  tick: (name: string) => `Zaznacz: ${name}`,
  tickColumn: 'Zaznaczenie',
  tickAll: (count: number) =>
    count === 1 ? 'Zaznacz jedyny pasujący wiersz' : `Zaznacz wszystkie ${grouped(count)} pasujące`,
  ticked: (count: number) => `Zaznaczono: ${grouped(count)}`,
  untick: 'Odznacz',
  acts: 'Zaznaczone wiersze',
  actsMenu: 'Czynności',
  tooMany: (most: number) =>
    `Naraz można zrobić coś z najwyżej ${counted(most, 'wierszem', 'wierszami', 'wierszami')}. Zawęź listę albo odznacz część.`,
  columns: 'Kolumny',
  columnsOwn: 'Kolumny jak na początku',
  download: 'Pobierz',
  downloadTicked: (count: number) => `Pobierz ${grouped(count)}`,
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV' },
  downloadFailed: 'Nie udało się zapisać pliku. Spróbuj ponownie.',
  saved: (count: number) => `Zapisano ${counted(count, 'wiersz', 'wiersze', 'wierszy')}.`,
  more: (name: string) => `Więcej: ${name}`,
  less: (name: string) => `Mniej: ${name}`,
  moreColumn: 'Szczegóły',
  clear: 'Wyczyść filtry',
  sheet: 'Lista',
} as const
