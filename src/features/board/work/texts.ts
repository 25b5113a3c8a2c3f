import type { UnavailableDriver } from '#features/roster/domain/public.ts'
import { standingTexts } from '#features/roster/texts-standing.ts'
import { counted, plural, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'
import type { BoardWarning } from './domain/board-warnings.ts'
import type { SlotCounts } from './domain/slot-counts.ts'

/** What the board of a week says. */
export const boardTexts = {
  title: 'Edycja grafiku',
  initialState: 'Stan początkowy',
  day: 'Dzień',
  night: 'Noc',
  notGenerated: 'Podgląd: tego tygodnia jeszcze nie wygenerowano.',
  ...standingTexts,
  carGone: 'nie ma już we flocie',
  fromReserve: 'z rezerwy',
  closed: 'zamknięta',
  closedShort: 'zamkn.',
  driverMenu: 'Menu kierowcy',
  carMenu: 'Menu auta',
  shiftToMoveTo: 'Zmiana',
  close: 'Zamknij',
  showPlace: 'Pokaż',
  unfold: 'Pokaż',
  fold: 'Zwiń',
  loading: 'Wczytywanie grafiku',
  failedTitle: 'Nie udało się wczytać grafiku',
  unsaved: 'Niezapisane',
  nowhere: 'poza grafikiem',
  refusals: {
    gone: 'Tego kierowcy już tu nie ma.',
    'same-place': 'Kierowca już tu jest.',
    'drives-already': 'Kierowca ma już miejsce na tej zmianie.',
    blocked: 'To auto jest na tej zmianie niedostępne.',
    barred: 'Kierowca nie może dostać wtedy nowej zmiany.',
    'unknown-car': 'Tego auta nie ma w tym tygodniu.',
  },
} as const

/** Why a driver gets no new seat (D47). */
export function driverOffText({ kind, reason }: Pick<UnavailableDriver, 'kind' | 'reason'>): string {
  if (kind === 'papers') return `Kierowca nie ma wtedy ważnych dokumentów: ${reason}.`
  return WARNINGS[kind === 'deleted' ? 'deleted-driver' : 'inactive-driver']
}

function people(count: number): string {
  return counted(count, 'osoba', 'osoby', 'osób')
}

/**
 * How many wait in a list of several slots: one person who waits on six of them is one person with six
 * places. `3 os., 6 miejsc`; where everybody has one place the people say it all.
 */
export function waitingCount(lists: readonly (readonly string[])[]): string {
  const places = lists.reduce((sum, list) => sum + list.length, 0)
  const persons = new Set(lists.flat()).size
  if (places === persons) return people(persons)
  return `${persons} os., ${counted(places, 'miejsce', 'miejsca', 'miejsc')}`
}

/**
 * `1 trafienie, najbliżej: środa, dzień`
 * @param elsewhere the slot of the next one, 0-13, where the one that is shown has none
 */
export function hits(count: number, elsewhere: number | undefined): string {
  if (count === 0) return 'brak trafień'
  const found = counted(count, 'trafienie', 'trafienia', 'trafień')
  return elsewhere === undefined ? found : `${found}, najbliżej: ${slotTitle(elsewhere)}`
}

/** `wtorek, dzień` @param slot 0-13 */
export function slotTitle(slot: number): string {
  const shift = boardTexts[shiftOfSlot(slot)]
  return `${WEEKDAY_NAMES[weekdayOfSlot(slot)] ?? ''}, ${shift}`.toLocaleLowerCase('pl')
}

/**
 * `30 kierowców, 45 dostępnych aut, limit 40, wolne auta: 15, do obsadzenia: 10`
 * The same words mean the same numbers in the filter, in the remarks and on the dashboard: of a shift that
 * has begun none of them counts what is free.
 */
export function headCount({ assigned, available, limit, free, left }: SlotCounts, hasBegun: boolean): string {
  const drivers = counted(assigned, 'kierowca', 'kierowców', 'kierowców')
  const cars = `${available} ${plural(available, 'dostępne auto', 'dostępne auta', 'dostępnych aut')}`
  const all = `${drivers}, ${cars}, ${limit === 0 ? 'zmiana zamknięta (limit 0)' : `limit ${limit}`}`
  return hasBegun ? `${all}, zmiana już się zaczęła` : `${all}, wolne auta: ${free}, do obsadzenia: ${left}`
}

export function withoutPapers(paper: string): string {
  return `Bez ważnych dokumentów: ${paper}`
}

function overLimit(seated: number, limit: number): string {
  return `Ponad limit: ${seated} z ${limit}.`
}

const WARNINGS = {
  'day-after-night': 'Zmiana dzienna zaraz po nocnej.',
  'day-and-night': 'Dzień i noc tej samej daty.',
  'not-available': 'Kierowca nie zgłosił tej zmiany.',
  'car-off': 'Auto jest wtedy niedostępne: przenieś kierowcę, inaczej grafik nie da się zapisać.',
  'inactive-driver': 'Kierowca jest na liście jako nieaktywny.',
  'deleted-driver': 'Tego kierowcy nie ma już wśród kierowców.',
  'deleted-car': 'Tego auta nie ma już we flocie.',
} as const

/** What the office should know of a place. */
export function warningText(warning: BoardWarning): string {
  switch (warning.code) {
    case 'over-limit':
      return overLimit(warning.seated, warning.limit)
    case 'car-papers':
      return `Auto nie ma wtedy ważnych dokumentów: ${warning.paper}.`
    case 'driver-papers':
      return `Kierowca nie ma wtedy ważnych dokumentów: ${warning.paper}.`
    default:
      return WARNINGS[warning.code]
  }
}

/** What is told of each step on the board, for those who do not see it. */
export const spoken = {
  picked: (name: string, from: string) => `Podniesiono: ${name}, ${from}. Wybierz miejsce i naciśnij Enter.`,
  cancelled: (name: string) => `Anulowano. ${name} zostaje na miejscu.`,
  moved: (name: string, to: string) => `${name}: ${to}.`,
  displaced: (name: string, to: string) => `${name} przechodzi: ${to}.`,
  undone: 'Cofnięto.',
  redone: 'Ponowiono.',
  nothingHere: 'Tu nie ma kierowcy.',
}
