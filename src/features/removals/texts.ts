import type { RemovalReason } from './domain/reasons.ts'

/** Removal reasons, to the letter (Spec 2 §3). */
export const REMOVAL_REASON_TEXTS = {
  'sick-note': 'Choroba - ma L4',
  sick: 'Choroba - nie ma L4',
  'wrong-choice': 'Źle wybrał zmianę',
  'other-duties': 'Inne zobowiązania',
  other: 'Inny powód',
} as const satisfies Readonly<Record<RemovalReason, string>>

/** Of the removal of shifts, and of the list of removed ones (D22). */
export const removedTexts = {
  dialogTitle: 'Usuń zmianę',
  reason: 'Powód',
  reasonText: 'Opisz powód',
  remove: 'Usuń zmianę',
  cancel: 'Anuluj',
  reported: 'Zgłoszona choroba. Jeśli jest L4, zaznacz „Choroba - ma L4”.',
  whoSees: 'Powód widzą tylko administratorzy. Nie trafia do SMS-ów ani do kalendarzy.',
  updateAfterwards: 'Zmiana usunięta. Zaktualizuj grafik, aby ją zapisać.',
  generateAfterwards: 'Zmiana usunięta. Wygeneruj grafik, aby ją zapisać.',
  reasonNeeded: 'Wybierz powód z listy.',
  reasonTextNeeded: 'Opisz krótko powód.',
  noSuchDriver: 'Nie ma takiego kierowcy albo jest ich kilku. Podaj identyfikator kierowcy.',
  longReason: 'Opis powodu może mieć najwyżej 500 znaków.',
  twoReasons: 'Podano dwa różne powody. Wpisz jeden.',
  noSuchShift: 'Ten kierowca nie ma tej zmiany. Sprawdź dzień i zmianę.',
  alreadyRemoved: 'Ta zmiana jest już usunięta.',
  noSuchRemoval: 'Nie ma takiej usuniętej zmiany.',
  savedAlready: 'Ta zmiana jest już usunięta w zapisanym grafiku.',
  rangeNeeded: 'Podaj rok i tydzień początku oraz końca okresu.',
  tab: 'Usunięte zmiany',
  list: 'Lista usuniętych zmian',
  date: 'Data',
  driver: 'Kierowca',
  shift: 'Zmiana',
  reasonHeading: 'Powód',
  who: 'Kto usunął',
  when: 'Kiedy',
  state: 'Grafik',
  saved: 'Zapisany',
  unsaved: 'Niezapisany',
  allReasons: 'Wszystkie powody',
  allWeeks: 'Wszystkie tygodnie',
  week: 'Tydzień',
  search: 'Szukaj kierowcy',
  csv: 'Pobierz CSV',
  withReasons: 'Z powodami',
  withReasonsHint: 'Powody mogą mówić o zdrowiu. Pobranie jest odnotowane w dzienniku zdarzeń.',
  none: 'Nikt jeszcze nie usunął zmiany z grafiku. Zrobisz to w edycji grafiku: podwójne kliknięcie na kierowcy.',
  noneFound: 'Nie ma usuniętych zmian dla tych filtrów.',
  countsOf: 'Liczone są zmiany usunięte w zapisanych grafikach.',
  byReason: 'Według powodu',
  byDriver: 'Według kierowcy',
  byWeek: 'Według tygodnia',
  keptFor: 'Wpisy są przechowywane 12 miesięcy.',
} as const

/** The heading of the file (Spec 1 §9). Reasons only for administrators who ask for them. */
export const REMOVED_FILE = {
  columns: ['Data', 'Zmiana', 'Kierowca', 'Grafik', 'Kto usunął', 'Kiedy'],
  reasons: ['Powód', 'Opis powodu'],
} as const
