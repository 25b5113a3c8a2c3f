/** The confirmation page (Spec 2 §2; D27). */
export const confirmationTexts = {
  looking: 'Sprawdzamy termin serwisu…',
  ask: 'Potwierdź termin serwisu',
  car: 'Auto',
  day: 'Dzień',
  hour: 'Godzina',
  place: 'Miejsce',
  confirm: 'Potwierdzam termin',
  otherwise: 'Ten termin nie pasuje? Daj znać w biurze, zanim potwierdzisz.',
  dead: 'Ten link już nie działa',
  deadLead:
    'Termin serwisu mógł się zmienić albo został odwołany. Jeśli przyszła nowsza wiadomość, otwórz link z niej. W razie wątpliwości zapytaj w biurze.',
  past: 'Termin tego serwisu już minął',
  pastLead: 'Zapytaj w biurze o nowy termin.',
  unseen: 'Nie udało się sprawdzić terminu',
  unseenLead: 'Nic jeszcze nie zostało potwierdzone. Sprawdź internet i spróbuj ponownie.',
  working: 'Potwierdzamy termin serwisu…',
  thanks: 'Dziękujemy za potwierdzenie serwisu!',
  confirmed: 'Twój serwis został potwierdzony, prosimy o punktualny przyjazd we wskazane miejsce.',
  /** After it, where nobody has said where. */
  askWhere: 'O miejsce zapytaj w biurze.',
  waiting: 'Potwierdzenie serwisu czeka na wysłanie',
  unreached:
    'Nie udało się jeszcze połączyć z serwerem. Spróbujemy ponownie za chwilę – nie zamykaj tej strony.',
  again: 'Spróbuj teraz',
  loadFailed: 'Nie udało się wczytać strony. Sprawdź internet i spróbuj ponownie.',
} as const
