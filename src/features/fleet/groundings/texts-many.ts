import { counted } from '#kernel/polish-text.ts'

const cars = (count: number) => counted(count, 'auto', 'auta', 'aut')

/** What the office does with many cars at once. */
export const manyTexts = {
  nothing: 'Zaznacz przynajmniej jedno auto.',
  tooMany: 'Naraz można wybrać najwyżej 2000 aut. Zawęź listę i spróbuj ponownie.',
  ground: 'Uziem',
  end: 'Zakończ uziemienie',
  groundTitle: (count: number) => `Uziemić: ${cars(count)}`,
  endTitle: (count: number) => `Zakończyć uziemienie: ${cars(count)}?`,
  endText:
    'Auta wrócą do jazdy od zmiany, która teraz trwa. Kierowcy zostaną tam, gdzie są, a późniejsze uziemienia się nie zmienią.',
  save: 'Zapisz uziemienia',
  nobodyMoves: 'Nikt z wygenerowanych grafików nie zmieni miejsca.',
  checking: 'Sprawdzam grafiki…',
  allLeft: 'Żadnego z tych aut nie da się wtedy uziemić.',
  leftOut: (count: number) => `Bez uziemienia: ${cars(count)}`,
  why: {
    gone: 'nie ma już takiego auta',
    'grounded-then': 'jest już wtedy uziemione',
    'not-grounded': 'nie jest teraz uziemione',
  },
  grounded: (count: number, moved: number) =>
    `Uziemiono: ${cars(count)}.${moved > 0 ? ` Przeniesionych zmian: ${moved}.` : ''}`,
  ended: (count: number) => `Do jazdy ${count === 1 ? 'wraca' : 'wracają'}: ${cars(count)}.`,
} as const
