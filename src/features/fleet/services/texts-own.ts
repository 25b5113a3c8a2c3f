/** Of a service that its driver confirms from the own calendar. */
export const ownServiceTexts = {
  title: (hour: string) => `Serwis auta o ${hour}`,
  confirm: 'Potwierdź',
  confirmNamed: (hour: string) => `Potwierdź serwis auta o ${hour}`,
  sending: 'Wysyłamy …',
  confirmed: 'potwierdzony',
  done: 'Serwis potwierdzony. Prosimy o punktualny przyjazd.',
  notYours: 'Tego serwisu już nie ma albo auto ma wtedy kto inny. W razie wątpliwości zapytaj w biurze.',
  moved: 'Termin albo miejsce tego serwisu właśnie się zmieniły. Sprawdź je i potwierdź jeszcze raz.',
  past: 'Termin tego serwisu już minął. Zapytaj w biurze o nowy.',
} as const
