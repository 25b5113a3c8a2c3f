import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'

/** What the office's screens of rentals say (Spec 2 §2, §3, §8). */
export const rentalOfficeTexts = {
  title: 'Wyłączność',
  activeTab: 'Aktywne wynajmy',
  historyTab: 'Historia',
  newTab: 'Dodaj nowy wynajem',
  search: 'Szukaj wynajmu',
  searchHint: 'Imię, nazwisko lub rejestracja',
  noActive: 'Nie ma teraz żadnego aktywnego wynajmu.',
  noHistory: 'Nie ma jeszcze żadnego zakończonego wynajmu.',
  nothingFound: 'Żaden wynajem nie pasuje do wyszukiwania. Sprawdź pisownię albo wyczyść pole.',
  edit: 'Edycja',
  editOne: (who: string, reg: string) => `Edycja wynajmu: ${who}, ${reg}`,
  overdue: 'Po terminie',
  add: 'Dodaj wynajem',
  withProposals: 'Z propozycjami…',
  addedTitle: 'Dodano pomyślnie',
  added: 'Wynajem dodany został pomyślnie.',
  incompleteTitle: 'Dane są niekompletne',
  checkTitle: 'Sprawdź dane',
  editTab: 'Edytuj wynajem',
  rentalOf: (who: string) => `Wynajem: ${who}`,
  noRental: 'Wynajem',
  loading: 'Wczytywanie wynajmu',
  failedTitle: 'Nie udało się wczytać wynajmu',
  back: 'Powrót',
  update: 'Zaktualizuj',
  saved: 'Zmiany zapisane pomyślnie.',
  driversStay: 'Kierowcy zostają tam, gdzie są; wolne auto możesz obsadzić w edycji grafiku.',
  remove: 'Usuń wynajem',
  confirmRemove: (who: string, reg: string) => `Usunąć wynajem: ${who}, ${reg}?`,
  removalForGood: 'Usunięcie jest trwałe i obejmuje też historię.',
  removalInstead:
    'Aby zachować wynajem w historii, wpisz datę zakończenia, przebieg końcowy i czas zakończenia.',
  removed: 'Usunięto wynajem.',
  /** Of a failed change (Spec 2 §8). */
  failureTitle: 'Błąd',
  saveFailed: 'Pojawił się problem - może jest to tymczasowy błąd spróbuj ponownie później.',
  leaveText: 'Jeżeli wyjdziesz, to, co wpisano w wynajmie, przepadnie.',
} as const

/** Groups and fields of the rental form (Spec 2 §2). */
export const rentalFormTexts = {
  renter: 'Najemca',
  rental: 'Auto i opłata',
  start: 'Początek',
  end: 'Koniec',
  first_name: 'Imię',
  last_name: 'Nazwisko',
  phone_number: 'Numer telefonu',
  carId: 'Samochód',
  carHint: 'Wybierz z listy',
  carsFailed: 'Nie udało się wczytać aut',
  noCars: 'We flocie nie ma takiego auta.',
  forRent: 'Auta do wynajmu',
  otherCars: 'Pozostałe auta',
  rented: 'wynajęte',
  weekly_price: 'Opłata tygodniowa',
  type: 'Typ',
  notOnStation: 'Ukryj auto w kalendarzu publicznym',
  mileage_start: 'Przebieg start',
  mileage_end: 'Przebieg koniec',
  start_date: 'Data rozpoczęcia',
  start_time: 'Czas rozpoczęcia',
  end_date: 'Data zakończenia',
  end_time: 'Czas zakończenia',
  timeHint: 'GG:MM',
  endLater: 'Koniec uzupełnisz w edycji wynajmu.',
} as const

/** What an end that is still open means today. */
export function openEndText(until: CalendarDate): string {
  return `Bez daty zakończenia auto jest zajęte do ${formatStateDay(until)} (14 dni naprzód), a z każdym dniem o dzień dłużej. Wynajem przejdzie do historii, gdy podasz datę, czas i przebieg.`
}

/** `W grafikach: 3 zmienione miejsca.`; empty where nobody moved. */
export function movedText(moved: number): string {
  if (moved === 0) return ''
  return `W grafikach: ${counted(moved, 'zmienione miejsce', 'zmienione miejsca', 'zmienionych miejsc')}.`
}

export const rentalUnits = {
  zloty: 'zł',
} as const
