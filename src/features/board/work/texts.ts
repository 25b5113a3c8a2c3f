import type { UnavailableDriver } from '#features/roster/domain/public.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import { standingTexts } from '#features/roster/texts-standing.ts'
import { counted, plural, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'
import type { Caution } from './domain/cautions.ts'
import type { SlotCounts } from './domain/slot-counts.ts'

/** What the board of a week says. */
export const boardTexts = {
  title: 'Edycja grafiku',
  generate: 'Generuj grafik',
  update: 'Aktualizuj grafik',
  initialState: 'Stan początkowy',
  plannedWeek: 'Planowany tydzień',
  currentState: 'Stan bieżący',
  stateLabel: 'Stan grafiku',
  changes: 'Zmiany',
  undo: 'Cofnij',
  redo: 'Ponów',
  both: 'Oba',
  day: 'Dzień',
  night: 'Noc',
  shownShifts: 'Pokazane zmiany',
  search: 'Szukaj kierowcy lub auta',
  remarks: 'Uwagi',
  notGenerated: 'Podgląd: tego tygodnia jeszcze nie wygenerowano.',
  looksOnly: 'Stan początkowy tylko do podglądu, niczego nie zmienia.',
  ...standingTexts,
  beware: 'Uwaga',
  arrived: 'nowe',
  carGone: 'nie ma już we flocie',
  change: 'zmiana',
  fromReserve: 'z rezerwy',
  fromReserveShort: 'rez.',
  changed: 'Zmienione',
  empty: 'nikogo',
  closed: 'zamknięta',
  closedShort: 'zamkn.',
  driverMenu: 'Menu kierowcy',
  carMenu: 'Menu auta',
  moveTo: 'Przenieś do…',
  toReserve: 'Do rezerwy',
  toOnCall: 'Do dyspozycji',
  call: 'Zadzwoń',
  dayToMoveTo: 'Dzień tygodnia',
  shiftToMoveTo: 'Zmiana',
  freeCars: 'Wolne auta',
  takenCars: 'Zajęte auta',
  filterCars: 'Szukaj auta',
  noFreeCars: 'Na tej zmianie nie ma wolnego auta.',
  noSuchCar: 'Nie ma takiego auta.',
  lists: 'Bez auta',
  keys: 'Strzałki: auto i dzień. D i N: zmiana dzienna i nocna. R: rezerwa. Enter: podnieś i odłóż kierowcę, na wolnym miejscu wybierz, kto pojedzie. M: menu kierowcy. P: przypnij lub odepnij. Delete: usuń zmianę. Escape: anuluj.',
  leaveTitle: 'Masz niezapisane zmiany',
  leaveText:
    'Nie ma ich jeszcze w grafiku. Zostaną na tym urządzeniu i wrócą, gdy otworzysz ten tydzień ponownie.',
  leave: 'Wyjdź',
  stay: 'Zostań',
  newerTitle: 'Jest nowsza wersja grafiku',
  takeNewer: 'Wczytaj nowszą i nałóż moje zmiany',
  lookAtMine: 'Obejrzyj moją wersję',
  unfitTitle: 'Nie wszystkie Twoje zmiany pasują do nowszej wersji',
  unfitText: 'Te zmiany trzeba wprowadzić ponownie:',
  close: 'Zamknij',
  restored: 'Przywrócono niezapisane zmiany.',
  breachesTitle: 'Grafik nie został zapisany',
  notReachedTitle: 'Grafik nie jest jeszcze zapisany',
  saveAgain: 'Spróbuj ponownie',
  showPlace: 'Pokaż',
  unfold: 'Pokaż',
  fold: 'Zwiń',
  noCars: 'Nie ma jeszcze żadnego auta, więc nie ma czego obsadzić.',
  toFleet: 'Dodaj auta we Flocie',
  noAvailability: 'Nikt jeszcze nie zgłosił dyspozycyjności na ten tydzień.',
  toAvailability: 'Zobacz harmonogramy',
  loading: 'Wczytywanie grafiku',
  failedTitle: 'Nie udało się wczytać grafiku',
  unsaved: 'Niezapisane',
  saved: 'Zapisane',
  noChanges: 'Nie ma żadnych zmian.',
  nowhere: 'poza grafikiem',
  weekDays: 'Dni tygodnia',
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
  return CAUTIONS[kind === 'deleted' ? 'deleted-driver' : 'inactive-driver']
}

/** `3 niezapisane zmiany` */
export function unsavedCount(count: number): string {
  return counted(count, 'niezapisana zmiana', 'niezapisane zmiany', 'niezapisanych zmian')
}

/** Where the server was not reached: the same saving can be tried again, and counts once. */
export function keptOnDevice(count: number): string {
  const waits = counted(
    count,
    'niezapisana zmiana czeka',
    'niezapisane zmiany czekają',
    'niezapisanych zmian czeka',
  )
  const kept = count === 0 ? '' : ` Na tym urządzeniu ${waits}, także po odświeżeniu strony.`
  return `Ponowna próba niczego nie zapisze dwa razy.${kept}`
}

function people(count: number): string {
  return counted(count, 'osoba', 'osoby', 'osób')
}

/**
 * How many wait in a list of several slots: one person who waits on six of them is one person with six places. `3 os., 6 miejsc`; where everybody
 * has one place the people say it all.
 */
export function waitingCount(lists: readonly (readonly string[])[]): string {
  const places = lists.reduce((sum, list) => sum + list.length, 0)
  const persons = new Set(lists.flat()).size
  if (places === persons) return people(persons)
  return `${persons} os., ${counted(places, 'miejsce', 'miejsca', 'miejsc')}`
}

/** `1 trafienie, najbliżej: środa, dzień` @param elsewhere the slot of the next one, 0-13, where the one that is shown has none */
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
 * The same words mean the same numbers in the filter, in the remarks and on the dashboard.
 */
export function headCount({ assigned, available, limit, free, left }: SlotCounts): string {
  const drivers = counted(assigned, 'kierowca', 'kierowców', 'kierowców')
  const cars = `${available} ${plural(available, 'dostępne auto', 'dostępne auta', 'dostępnych aut')}`
  return `${drivers}, ${cars}, ${limit === 0 ? 'zmiana zamknięta (limit 0)' : `limit ${limit}`}, wolne auta: ${free}, do obsadzenia: ${left}`
}

/** To a driver who waits, a car that is free now. */
export function giveCar(reg: string): string {
  return `Daj auto ${reg}`
}

export function withoutPapers(paper: string): string {
  return `Bez ważnych dokumentów: ${paper}`
}

/** Who saved when, and what stands against it. @param savedAt as it is shown, `21.11.2026, 03:15` */
export function newerText(savedBy: string, savedAt: string, mine: number): string {
  return `${authorWords(savedBy) || 'Ktoś'} zapisał(a) ten grafik ${savedAt}.${nothingLost(mine)}`
}

export function generatedMeanwhile(mine: number): string {
  return `Ktoś wygenerował ten tydzień w międzyczasie.${nothingLost(mine)}`
}

function nothingLost(mine: number): string {
  const unsaved = counted(mine, 'niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian')
  return mine === 0 ? '' : ` Masz ${unsaved}; nic nie zginęło.`
}

function overLimit(seated: number, limit: number): string {
  return `Ponad limit: ${seated} z ${limit}.`
}

const CAUTIONS = {
  'day-after-night': 'Zmiana dzienna zaraz po nocnej.',
  'day-and-night': 'Dzień i noc tej samej daty.',
  'not-available': 'Kierowca nie zgłosił tej zmiany.',
  'car-off': 'Auto jest wtedy niedostępne: przenieś kierowcę, inaczej grafik nie da się zapisać.',
  'inactive-driver': 'Kierowca jest na liście jako nieaktywny.',
  'deleted-driver': 'Tego kierowcy nie ma już wśród kierowców.',
  'deleted-car': 'Tego auta nie ma już we flocie.',
} as const

/** What the office should know of a place. */
export function cautionText(caution: Caution): string {
  switch (caution.code) {
    case 'over-limit':
      return overLimit(caution.seated, caution.limit)
    case 'car-papers':
      return `Auto nie ma wtedy ważnych dokumentów: ${caution.paper}.`
    case 'driver-papers':
      return `Kierowca nie ma wtedy ważnych dokumentów: ${caution.paper}.`
    default:
      return CAUTIONS[caution.code]
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

/** What a drop would do, beside the dragged name. */
export const dropNotes = {
  swap: (name: string) => `zamiana z: ${name}`,
  displaces: (name: string) => `przesunie: ${name}`,
}
