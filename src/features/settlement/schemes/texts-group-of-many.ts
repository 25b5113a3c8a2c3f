import { counted } from '#kernel/polish-text.ts'

const drivers = (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców')

/** Of many drivers' group of settlement at once. */
export const groupOfManyTexts = {
  act: 'Grupa rozliczeń',
  title: (count: number) => `Grupa rozliczeń: ${drivers(count)}`,
  hint: 'Kierowca jest najwyżej w jednej grupie. Wcześniejsze tygodnie się nie zmienią.',
  group: 'Grupa',
  choose: 'Wybierz grupę',
  none: 'Bez grupy',
  from: 'Od tygodnia',
  save: 'Zapisz',
  saved: (count: number) =>
    count === 0
      ? 'Nic się nie zmieniło: wszyscy już tak są rozliczani.'
      : `Zmieniono grupę: ${drivers(count)}.`,
  loading: 'Wczytywanie grup',
} as const
