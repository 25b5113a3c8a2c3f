import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { counted, plural } from '#kernel/polish-text.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { ABBREVIATIONS, FREE_DAY } from './texts-export.ts'

/** What the office's screens of submitted availability say (Spec 1 §2, §8). */
export const officeTexts = {
  title: 'Harmonogramy',
  listTab: 'Złożone dyspozycyjności',
  monthTab: 'Tabela miesiąca',
  search: 'Szukaj kierowcy',
  searchHint: 'Imię lub nazwisko, co najmniej 2 znaki',
  week: 'Tydzień',
  currentWeek: 'bieżący',
  excel: 'Excel',
  csv: 'CSV',
  withReasons: 'Eksport z powodami pustych grafików',
  loading: 'Wczytywanie dyspozycyjności',
  failedTitle: 'Nie udało się wczytać dyspozycyjności',
  nobodyYet:
    'Nikt nie złożył jeszcze dyspozycyjności na ten tydzień. Wybierz inny tydzień albo poczekaj, aż kierowcy wyślą formularz.',
  nobodyFound: (typed: string) => `Brak kierowców pasujących do „${typed.trim()}”.`,
  summary: (people: number, shifts: number) =>
    `${counted(people, 'dyspozycyjność', 'dyspozycyjności', 'dyspozycyjności')}, ${counted(shifts, 'wybrana zmiana', 'wybrane zmiany', 'wybranych zmian')}`,
  look: 'Wygląd listy',
  looks: { cards: 'Karty', table: 'Tabela' },
  fileName: (week: number) => `dyspozycyjnosc-tydzien-${week}`,
  driver: 'Kierowca',
  sentAt: 'Wysłano',
  phone: 'Telefon',
  email: 'E-mail',
  chase: 'Kto nie wysłał',
  total: 'Razem',
  empty: 'Pusty grafik',
  signed: 'Podpisany',
  reason: 'Powód',
  attempts: (count: number) =>
    `${counted(count, 'odrzucona próba', 'odrzucone próby', 'odrzuconych prób')} ponownego wysłania`,
  capacityTitle: 'Zgłoszenia i limity',
  capacityHint:
    'Ile zmian zgłoszono z limitu każdej zmiany, bez rezerwy. Kto jedzie, widać w edycji grafiku.',
  taken: (shift: 'day' | 'night', taken: number, limit: number) =>
    limit === 0
      ? `${SHIFT_OPTION_ON_WIRE[shift]}: zmiana zamknięta${taken > 0 ? `, zgłoszonych ${taken}` : ''}`
      : `${SHIFT_OPTION_ON_WIRE[shift]}: ${taken} z ${limit}`,
  closed: 'zamknięta',
  overLimit: (over: number) => `powyżej limitu: ${counted(over, 'osoba', 'osoby', 'osób')}`,
  free: (count: number) =>
    count === 0 ? 'pełno' : `na zgłoszenia: ${counted(count, 'miejsce', 'miejsca', 'miejsc')}`,
} as const

/** The words of the badges (Spec 1 §2). */
export const BADGE_WORDS: Readonly<Record<ShiftOption, string>> = {
  day: 'Dzień',
  night: 'Noc',
  'day-reserve': 'Rezerwa dzień',
  'night-reserve': 'Rezerwa noc',
  'on-call': 'Do dyspozycji',
}

/** The month table (Spec 1 §9). */
export const monthTableTexts = {
  table: (title: string) => `Zmiany kierowców, ${title}`,
  driver: 'Kierowca',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  empty: (title: string) => `Nikt nie złożył dyspozycyjności na ten miesiąc (${title}).`,
  loading: 'Wczytywanie tabeli miesiąca',
  legend: 'Skróty',
  scroll: 'Tabela miesiąca, przewijana w poziomie',
} as const

/** The abbreviations with their meaning. */
export const LEGEND: readonly {
  readonly short: string
  readonly meaning: string
  readonly kind: ShiftOption | 'free'
}[] = [
  ...(Object.keys(ABBREVIATIONS) as ShiftOption[]).map((option) => ({
    short: ABBREVIATIONS[option],
    meaning: SHIFT_OPTION_ON_WIRE[option],
    kind: option,
  })),
  { short: FREE_DAY, meaning: 'Wolne', kind: 'free' },
]

/** The single view (Spec 1 §2, §8). */
export const submissionTexts = {
  back: 'Powrót',
  remove: 'Usuń dyspozycyjność',
  add: 'Dodaj zmianę',
  details: 'Dane zgłoszenia',
  fullName: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  submitted: 'Data i godzina złożenia',
  fuelCard: 'Karta paliwowa',
  signed: 'Podpisany',
  yes: 'Tak',
  no: 'Nie',
  reason: 'Powód pustego grafiku',
  chosen: 'Wybrane zmiany',
  noneChosen: 'Nie wybrano żadnej zmiany. Możesz ją dodać przyciskiem „Dodaj zmianę”.',
  asked: 'Pierwotnie wybrane',
  askedHint: 'Tak kierowca złożył formularz. Różni się od tego, co jest teraz zapisane.',
  nothingAsked: 'Pusty grafik, bez żadnej zmiany.',
  loading: 'Wczytywanie dyspozycyjności',
  failedTitle: 'Nie udało się wczytać dyspozycyjności',
  weekOf: (week: number, range: string) => `Tydzień ${week}, ${range}`,
  attemptsTitle: (count: number) =>
    `${plural(count, 'Odrzucono próbę', 'Odrzucono próby', 'Odrzucono próby')} ponownego wysłania`,
  attemptsHint:
    'Ktoś wysłał formularz na ten sam numer telefonu i tydzień. Zapisana została tylko pierwsza dyspozycyjność.',
  confirmShiftTitle: 'Usunąć zmianę?',
  removeShift: ({ date, option }: ChosenDay) =>
    `Usuń zmianę ${SHIFT_OPTION_ON_WIRE[option]} w dniu ${formatStateDay(date)}`,
  confirmShift: ({ date, option }: ChosenDay) =>
    `Potwierdź usunięcie zmiany ${SHIFT_OPTION_ON_WIRE[option]} w dniu ${formatStateDay(date)}`,
  shiftRemoved: ({ date, option }: ChosenDay) =>
    `Usunięto zmianę ${SHIFT_OPTION_ON_WIRE[option]} w dniu ${formatStateDay(date)}.`,
  confirmRemove: 'Usunąć całą dyspozycyjność?',
  confirmRemoveText: (name: string, week: string) =>
    `Dyspozycyjność kierowcy ${name} na tydzień ${week} zniknie razem z wybranymi zmianami, a zajęte miejsca się zwolnią. Kierowca będzie mógł wysłać formularz jeszcze raz. Tego nie można cofnąć.`,
  deleteWord: 'Usuń',
  removed: (name: string) => `Usunięto dyspozycyjność: ${name}.`,
  date: 'Data',
  shift: 'Zmiana',
  chooseShift: 'Wybierz zmianę',
  cancel: 'Anuluj',
  added: 'Zmiana została dodana pomyślnie.',
  failureTitle: 'Wystąpił błąd',
  warningsTitle: 'Zmiana została dodana, ale zwróć uwagę',
  closeWarnings: 'Zamknij uwagi',
} as const
