import { counted, grouped } from '#kernel/polish-text.ts'

/** What a slot is likely to earn, beside an empty seat. */
export const outlookTexts = {
  known: (pln: number, shifts: number, weeks: number) =>
    `Zwykle taka zmiana przynosi ok. ${grouped(pln)} zł netto (mediana ${counted(shifts, 'zmiany', 'zmian', 'zmian')} w ten dzień tygodnia z ostatnich ${weeks} tygodni).`,
  unknown: (weeks: number) =>
    `Ile zwykle przynosi taka zmiana: brak danych o zarobku netto z ostatnich ${weeks} tygodni.`,
} as const

/** Who took the bonus of a shift (Spec 1 §9 '3 TOP zgarnia bonus'). */
export const winnersTexts = {
  /** No result of that shift has come in yet. */
  unknown: 'brak danych',
  nobody: 'Nikt nie miał zarobku powyżej 0 zł.',
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać.',
  gross: 'brutto',
  place: (place: number) => `${place}.`,
} as const

/** Results of a week beside those of the week before. */
export const twoWeeksTexts = {
  title: 'Wyniki',
  loading: 'Wczytywanie wyników',
  shifts: 'Zmiany z wynikami',
  income: 'Zarobek',
  unsplit: 'w tym nie dzieli się na zmiany',
  /** On what the earnings of both weeks stand, the older one first. */
  source: (older: string, newer: string) =>
    older === newer ? `Zarobek: ${newer}.` : `Zarobek: w pierwszym tygodniu ${older}, w drugim ${newer}.`,
  nothing: 'brak danych',
  cash: 'Gotówka',
  gross: (older: number, newer: number) =>
    `W zarobku są zmiany lub sumy dni, o których wiadomo tylko brutto: ${older} w pierwszym tygodniu, ${newer} w drugim.`,
  incomePerShift: 'Średni zarobek zmiany',
  mileage: 'Przejechane kilometry',
  rides: 'Przejazdy',
  none: 'Nie ma wyników dwóch ostatnich tygodni. Porównanie pojawi się po wczytaniu plików.',
  importFiles: 'Wczytaj pliki',
} as const

/** `z 3 zmian`: on how many rows a figure stands. */
export function ofShifts(rows: number): string {
  return `z ${counted(rows, 'zmiany', 'zmian', 'zmian')}`
}

/** `z 3 zmian + 2 poza zmianami, 1 brutto`: what else stands in a figure. */
export function standsOn(rows: number, unsplit: number, gross: number): string {
  const outside = unsplit === 0 ? '' : `${rows === 0 ? '' : ' + '}${unsplit} poza zmianami`
  return `${rows === 0 && unsplit > 0 ? '' : ofShifts(rows)}${outside}${gross === 0 ? '' : `, ${gross} brutto`}`
}
