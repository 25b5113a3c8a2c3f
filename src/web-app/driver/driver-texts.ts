import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type { ScreenName } from './routes.ts'

export const driverTexts = {
  /** The code of the language that the page is in, as `<html lang>` has it. */
  language: 'pl',
  languages: 'Język strony',
  brand: 'Grafik kierowcy',
  switchTheme: 'Zmień wygląd: jasny lub ciemny',
  links: 'Pozostałe strony',
  home: 'Dyspozycyjność',
  ownCalendar: 'Mój kalendarz',
  ownStatements: 'Moje rozliczenia',
  nextShift: 'Twoja najbliższa zmiana:',
  /** `jutro, Dzień`, `środa 18 marca, Noc` */
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'dziś' : today && date === addDays(today, 1) ? 'jutro' : spokenDate(date)}, ${shift}`,
  fleetCalendar: 'Kalendarz floty',
  login: 'Logowanie dla biura',
  notFound: 'Nie znaleziono takiej strony.',
  backHome: 'Wróć na stronę główną',
  unreached: 'Nie udało się połączyć z serwerem. Sprawdź internet i spróbuj ponownie.',
  newBuild: 'Jest nowsza wersja strony. Odśwież ją, kiedy skończysz – niczego nie stracisz.',
  reload: 'Odśwież',
  offline: {
    availability: 'Brak połączenia z internetem. Wybrane zmiany są zapisane na tym urządzeniu.',
    'fleet-calendar':
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Inny tydzień wczyta się, kiedy wróci internet.',
    'own-calendar': 'Brak połączenia z internetem. To, co widzisz, może być nieaktualne.',
    'own-statements':
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Pytanie, którego nie wyślesz, zostanie na tym urządzeniu.',
    market:
      'Brak połączenia z internetem. To, co widzisz, może być nieaktualne. Zmiana jest Twoja dopiero, kiedy ta strona to potwierdzi.',
    handover:
      'Brak połączenia z internetem. Możesz dalej odbierać i zdawać auto: wszystko czeka na tym telefonie i wyśle się samo.',
    fuel: 'Brak połączenia z internetem. Wpisane dane są zapisane na tym urządzeniu. Wyślij je, kiedy wróci internet.',
    'service-confirmation': 'Brak połączenia z internetem.',
    'not-mine': 'Brak połączenia z internetem. Kiedy wróci, otwórz link jeszcze raz.',
    'entry-link': 'Brak połączenia z internetem. Kiedy wróci, otwórz link jeszcze raz.',
    'not-found': 'Brak połączenia z internetem.',
  } satisfies Record<ScreenName, string>,
  kept: {
    availability: 'Wybrane zmiany i wpisane dane są zapisane na tym urządzeniu.',
    'fleet-calendar': 'Grafik jest bezpieczny: pobierze się jeszcze raz.',
    'own-calendar': 'Grafik jest bezpieczny: pobierze się jeszcze raz.',
    'own-statements':
      'Rozliczenia są bezpieczne: pobiorą się jeszcze raz. Pytanie, którego nie wyślesz, zostanie na tym urządzeniu.',
    market: 'Zmiany są bezpieczne. Sprawdź w kalendarzu, czy ostatnio wybrana jest już Twoja.',
    handover: 'To, co zapisano o aucie, czeka na tym telefonie i wyśle się samo.',
    fuel: 'Wpisane dane są zapisane na tym urządzeniu.',
    'service-confirmation': 'Otwórz link z wiadomości jeszcze raz.',
    'not-mine': 'Otwórz link z wiadomości jeszcze raz.',
    'entry-link': 'Otwórz link z wiadomości jeszcze raz.',
    'not-found': 'Nic nie zginęło.',
  } satisfies Record<ScreenName, string>,
} as const
