/** The confirmation page (Spec 2 §2; D27). */
export const confirmationTexts = {
  working: 'Potwierdzamy termin serwisu…',
  thanks: 'Dziękujemy za potwierdzenie serwisu!',
  confirmed: 'Twój serwis został potwierdzony, prosimy o punktualny przyjazd we wskazane miejsce.',
  waiting: 'Potwierdzenie serwisu czeka na wysłanie',
  unreached:
    'Nie udało się jeszcze połączyć z serwerem. Spróbujemy ponownie za chwilę – nie zamykaj tej strony.',
  again: 'Spróbuj teraz',
  loadFailed: 'Nie udało się wczytać strony. Sprawdź internet i spróbuj ponownie.',
} as const
