import type { WeekState } from '#features/roster/domain/public.ts'
import { counted, grouped } from '#kernel/polish-text.ts'

const drivers = (count: number) => counted(count, 'kierowca', 'kierowców', 'kierowców')

/** What the coming week will look like. */
export const forecastTexts = {
  title: 'Jak to będzie wyglądać',
  description: (weeks: number) =>
    `Liczone na bieżąco tak, jak układa się grafik. Kwoty: zwykły zarobek zmiany, mediana netto z ${weeks} ostatnich tygodni.`,
  notCountable: 'Tego tygodnia nie da się teraz policzyć. Powód widać w edycji grafiku.',
  loading: 'Liczenie prognozy',
  failedTitle: 'Nie udało się policzyć prognozy',
  filled: (filled: string, seats: number) => `${filled} z ${grouped(seats)}`,
  filledNote: 'miejsc z obsadą, gdy brakujący powtórzą tydzień',
  filledSent: 'miejsc z obsadą, podali wszyscy',
  shortNote: 'pustych miejsc',
  shortMost: (slot: string) => `pustych miejsc, najwięcej: ${slot}`,
  pln: (pln: string) => `${pln} zł`,
  emptyNote: 'kosztują puste miejsca przy zwykłych zarobkach',
  emptyUnknown: (count: number) =>
    `bez ${counted(count, 'miejsca', 'miejsc', 'miejsc')}, których zarobki nie są znane`,
  nothingKnown: 'nie wiadomo, ile kosztują: nie ma jeszcze wyników',
  people: (sent: number, repeating: number, unknown: number) =>
    [
      `Podało ${drivers(sent)}.`,
      repeating > 0 ? `Jak tydzień temu: ${repeating}.` : '',
      unknown > 0 ? `Bez wyborów sprzed tygodnia: ${unknown} (nie liczą się).` : '',
    ]
      .filter(Boolean)
      .join(' '),
  legend: 'Znaczenie pasków',
  sent: 'podali',
  repeated: 'jak tydzień temu',
  short: 'brakuje',
  day: 'Dzień',
  shift: 'Zmiana',
  bar: 'Obsada',
  missing: 'Brak',
  waiting: 'Rezerwa',
  cost: 'Puste kosztują, zł',
  oneMore: 'Jeszcze jeden, zł',
  sum: (sent: number, repeated: number) => (repeated > 0 ? `${sent}+${repeated}` : `${sent}`),
  ofSeats: (seats: number) => `z ${seats}`,
  /** The bar, in words. */
  barWords: (sent: number, repeated: number, seats: number) =>
    `podali ${sent}, jak tydzień temu ${repeated}, z ${seats}`,
  none: '–',
  noSeats: 'W tym tygodniu nie ma jeszcze ani jednego miejsca: dodaj auta albo podnieś limity.',
  fleet: 'Flota',
  generated: 'Grafik tego tygodnia jest już ułożony. Jak jest naprawdę, widać w edycji grafiku.',
  board: 'Edycja grafiku',
  build: 'Ułóż grafik',
} as const

/** The steps of a week in their order, as the screen of its preparation names them. */
export const WEEK_STEPS: readonly { readonly state: WeekState; readonly label: string }[] = [
  { state: 'open', label: 'Otwarte' },
  { state: 'shut', label: 'Zamknięte' },
  { state: 'draft', label: 'Szkic' },
  { state: 'published', label: 'Opublikowany' },
  { state: 'running', label: 'W toku' },
  { state: 'over', label: 'Zakończony' },
]

export const weekStepsTexts = {
  label: 'Stan tygodnia',
  done: ', minęło',
} as const
