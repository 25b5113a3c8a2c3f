/** Of the fields that many calls have; each by itself, so that a page carries only those that it uses. */
export const CHOOSE_OPTION = 'Wybierz rodzaj zmiany z listy.'
export const CHOOSE_SHIFT = 'Wybierz zmianę: Dzień albo Noc.'
export const YEAR_FORM = 'Podaj rok jako liczbę od 2001 do 2198, na przykład 2026.'
export const WEEK_FORM = 'Podaj numer tygodnia od 1 do 53.'
export const MONTH_FORM = 'Podaj miesiąc od 1 do 12.'
export const DAY_FORM = 'Podaj dzień miesiąca od 1 do 31.'
export const WRONG_ID = 'Nieprawidłowy identyfikator.'
export const DATE_FORM = 'Podaj datę w postaci RRRR-MM-DD.'
export const DATE_TOO_FAR = 'Podaj datę z lat 2000-2199.'
export const YES_OR_NO = 'Podaj wartość tak albo nie.'
export const NO_SUCH_WEEK = 'W tym roku nie ma tygodnia o tym numerze.'

export const wireTexts = {
  slot: 'Podaj zmianę od 0 do 13.',
  format: 'Wybierz CSV albo XLSX.',
  noSuchWeek: NO_SUCH_WEEK,
  page: 'Podaj numer strony.',
  period: 'Podaj tydzień i rok albo miesiąc i rok.',
} as const
