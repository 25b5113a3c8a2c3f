/** What will be on the screens that are still to come, in the words of the people who will use them. */
export const PROMISES = {
  reports: {
    title: 'Raporty',
    promises: ['średnia zmian kierowców w wybranym okresie', 'wysyłka raportu na adres e-mail'],
  },
} as const

export type FutureScreen = keyof typeof PROMISES
