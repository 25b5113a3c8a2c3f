import { grouped } from '#kernel/polish-text.ts'

export const kitTexts = {
  unexpected: 'Wystąpił nieoczekiwany błąd. Odśwież stronę i spróbuj ponownie.',
  cancel: 'Anuluj',
  downloadFailed: 'Nie udało się pobrać pliku. Sprawdź internet i spróbuj ponownie.',
  failed: 'Wystąpił błąd',
  again: 'Spróbuj ponownie',
  notRefreshed: (time: string) => `Nie udało się odświeżyć, dane z ${time}.`,
  unsaved: 'Masz niezapisane zmiany',
  closeUnsaved: 'Zamknij bez zapisu',
  stay: 'Zostań',
  typedIsLost: 'To, co jest wpisane w tym oknie, przepadnie.',
  clearSearch: 'Wyczyść wyszukiwanie',
  close: 'Zamknij',
  showPassword: 'Pokaż hasło',
  noResults: 'Brak wyników',
  clear: 'Wyczyść',
  closeToast: 'Zamknij powiadomienie',
  leave: 'Wyjdź',
  previousPage: 'Poprzednie',
  nextPage: 'Następne',
  rowsOf: (first: number, last: number, total: number) =>
    `${grouped(first)}–${grouped(last)} z ${grouped(total)}`,
} as const
