import { counted } from '#kernel/polish-text.ts'

/** The toolbar, the filters, the menu of a place and what stands above the week. */
export const screenTexts = {
  generate: 'Generuj grafik',
  update: 'Aktualizuj grafik',
  plannedWeek: 'Planowany tydzień',
  currentState: 'Stan bieżący',
  stateLabel: 'Stan grafiku',
  undo: 'Cofnij',
  redo: 'Ponów',
  more: 'Więcej',
  backToCurrent: 'Wróć do stanu bieżącego',
  both: 'Oba',
  shownShifts: 'Pokazane zmiany',
  search: 'Szukaj kierowcy lub auta',
  findAndFilter: 'Szukaj i filtruj',
  remarks: 'Uwagi',
  notInShift: 'Tej osoby nie ma już na tej zmianie.',
  looksOnly: 'Stan początkowy tylko do podglądu, niczego nie zmienia.',
  changed: 'Zmienione',
  moveTo: 'Przenieś do…',
  toReserve: 'Do rezerwy',
  toOnCall: 'Do dyspozycji',
  call: 'Zadzwoń',
  driverCard: 'Karta kierowcy',
  carCard: 'Karta auta',
  dayToMoveTo: 'Dzień tygodnia',
  freeCars: 'Wolne auta',
  takenCars: 'Zajęte auta',
  filterCars: 'Szukaj auta',
  noFreeCars: 'Na tej zmianie nie ma wolnego auta.',
  noSuchCar: 'Nie ma takiego auta.',
  lists: 'Bez auta',
  leaveTitle: 'Masz niezapisane zmiany',
  leaveText:
    'Nie ma ich jeszcze w grafiku. Zostaną na tym urządzeniu i wrócą, gdy otworzysz ten tydzień ponownie.',
  leave: 'Wyjdź',
  stay: 'Zostań',
  restored: 'Przywrócono niezapisane zmiany.',
  breachesTitle: 'Grafik nie został zapisany',
  notReachedTitle: 'Grafik nie jest jeszcze zapisany',
  saveAgain: 'Spróbuj ponownie',
  noCars: 'Nie ma jeszcze żadnego auta, więc nie ma czego obsadzić.',
  toFleet: 'Dodaj auta we Flocie',
  noAvailability: 'Nikt jeszcze nie zgłosił dyspozycyjności na ten tydzień.',
  toAvailability: 'Zobacz harmonogramy',
} as const

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

/** To a driver who waits, a car that is free now. */
export function giveCar(reg: string): string {
  return `Daj auto ${reg}`
}
