import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'

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
  /** The hour at which the shift ends: a night on the next date (D2). */
  runsUntil: (shift: string) => `Twoja zmiana trwa do ${shift === 'Noc' ? 6 : 18}:00`,
  /** `jutro, Dzień`, `środa 18 marca, Noc` */
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'dziś' : today && date === addDays(today, 1) ? 'jutro' : spokenDate(date)}, ${shift}`,
  fleetCalendar: 'Kalendarz floty',
  login: 'Logowanie dla biura',
  notFound: 'Nie znaleziono takiej strony.',
  backHome: 'Wróć na stronę główną',
  newBuild: 'Jest nowsza wersja strony. Odśwież ją, kiedy skończysz – niczego nie stracisz.',
  reload: 'Odśwież',
  /** Of the form; other pages have their own sentences in `screen-texts.ts`. */
  offlineForm: 'Brak połączenia z internetem. Wybrane zmiany są zapisane na tym urządzeniu.',
  offline: 'Brak połączenia z internetem.',
  kept: 'Nic nie zginęło.',
} as const
