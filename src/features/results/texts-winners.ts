/** Who took the bonus of a shift (Spec 1 §9 '3 TOP zgarnia bonus'). */
export const winnersTexts = {
  /** No result of that shift has come in yet. */
  unknown: 'brak danych',
  nobody: 'Nikt nie miał zarobku powyżej 0 zł.',
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać.',
  place: (place: number) => `${place}.`,
} as const
