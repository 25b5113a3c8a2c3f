export const driverTexts = {
  brand: 'Grafik kierowcy',
  switchTheme: 'Zmień wygląd: jasny lub ciemny',
  links: 'Pozostałe strony',
  home: 'Dyspozycyjność',
  ownCalendar: 'Mój kalendarz',
  fleetCalendar: 'Kalendarz floty',
  login: 'Logowanie',
  notFound: 'Nie znaleziono takiej strony.',
  backHome: 'Wróć na stronę główną',
  unreached: 'Nie udało się połączyć z serwerem. Sprawdź internet i spróbuj ponownie.',
} as const
