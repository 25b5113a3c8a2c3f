import { bonusAmount } from '#features/bonuses/domain/public.ts'
import { counted } from '#kernel/polish-text.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type { WeekMode } from './week-modes.ts'

export const SHIFT_NAMES: Readonly<Record<ShiftOption, string>> = {
  day: 'Dzień',
  night: 'Noc',
  'day-reserve': 'Dzień rezerwa',
  'night-reserve': 'Noc rezerwa',
  'on-call': 'Do dyspozycji',
}

const modes: Readonly<Record<WeekMode, string>> = {
  prevTwo: 'Dwa tygodnie temu',
  prev: 'Poprzedni tydzień',
  current: 'Bieżący tydzień',
  next: 'Następny tydzień',
}

/** The sentences of the two calendars; those of the specification to the letter. */
export const calendarTexts = {
  kept: 'To, co jest zapisane w kalendarzu, nie przepadło. Jeśli właśnie dobierałeś zmianę, sprawdź, czy już w nim jest.',
  fleetTitle: 'Kalendarz floty',
  market: 'Wolne dla Ciebie',
  ownTitle: 'Mój kalendarz',
  weekOf: (week: Week) => `Tydzień ${week.week} · ${weekRange(week)}`,
  weeks: 'Tydzień',
  modes,
  pickShift: 'Dobierz zmianę',
  search: 'Szukaj kierowcy lub auta',
  found: (count: number) => `Znaleziono ${counted(count, 'wpis', 'wpisy', 'wpisów')}.`,
  nothingFound: 'Nic nie pasuje do wyszukiwania.',
  today: 'dziś',
  toToday: 'Przejdź do dzisiejszych zmian',
  reserve: 'Rezerwa',
  onCall: 'Do dyspozycji',
  rented: 'wynajem',
  grounded: 'uziemione',
  deleted: 'nie ma już we flocie',
  freeCar: 'wolne',
  noCars: 'Brak zmian',
  service: (what: string) => `Serwis: ${what}`,
  loading: 'Wczytywanie kalendarza …',
  failed: 'Nie udało się wczytać kalendarza.',
  again: 'Spróbuj ponownie',
  footFailed: 'Końca tej strony nie udało się wczytać. Reszta działa.',
  print: 'Drukuj',
  savedAt: (when: string) => `Stan z ${when}`,
  lock: 'Zamknij kalendarz',
  logOut: 'Wyloguj',
  noShifts: 'W tym tygodniu nie masz zmian.',
  noCar: 'Auto jeszcze nieprzydzielone',
  awaitConfirmation: 'Czekaj na potwierdzenie.',
  onCallNote: 'Biuro odezwie się, jeżeli będziesz potrzebny.',
  dayHours: '6:00–18:00',
  nightHours: '18:00–6:00',
  bonus: (value: number) => `Bonus do ${bonusAmount(value)} PLN`,
  phoneCalendar: 'Kalendarz w telefonie',
  phoneCalendarLead:
    'Pobierz plik ze swoimi zmianami albo utwórz adres subskrypcji: kalendarz w telefonie sam się wtedy aktualizuje.',
  download: 'Pobierz plik (.ics)',
  createAddress: 'Utwórz adres subskrypcji',
  address: 'Adres subskrypcji',
  addressFailed: 'Nie udało się sprawdzić adresu subskrypcji.',
  addressNote: 'Kto zna ten adres, widzi Twoje zmiany. Nie podawaj go nikomu.',
  copy: 'Kopiuj',
  copied: 'Adres skopiowany.',
  copyFailed: 'Nie udało się skopiować. Zaznacz adres i skopiuj go ręcznie.',
  openInPhone: 'Otwórz w kalendarzu',
  onAndroid:
    'Na Androidzie: pobierz plik, a adres dodaj w Kalendarzu Google na komputerze, jako „Inne kalendarze” > „Z adresu URL”.',
  revoke: 'Unieważnij adres',
  revokeTitle: 'Unieważnić adres?',
  revokeLead: 'Kalendarze, które z niego korzystają, przestaną się aktualizować.',
  revoked: 'Adres został unieważniony.',
  cancel: 'Anuluj',
} as const
