/** What will be on the screens that are still to come, in the words of the people who will use them. */
export const PROMISES = {
  results: {
    title: 'Wyniki',
    promises: ['podgląd sumaryczny, okresu i indywidualny', 'import pliku rozliczeniowego'],
  },
  'daily-results': {
    title: 'Wyniki dzienne',
    promises: ['zarobki i kilometry każdego dnia', 'sumy wybranego okresu'],
  },
  'weekly-results': {
    title: 'Wyniki tygodniowe',
    promises: ['te same zestawienia co w wynikach, tydzień po tygodniu'],
  },
  reports: {
    title: 'Raporty',
    promises: ['średnia zmian kierowców w wybranym okresie', 'wysyłka raportu na adres e-mail'],
  },
} as const

export type FutureScreen = keyof typeof PROMISES
