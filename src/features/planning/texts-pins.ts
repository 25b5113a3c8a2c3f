import type { PinTrouble } from '#features/roster/domain/public.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { carTakenOff } from '#features/roster/texts-waiting.ts'
import { counted } from '#kernel/polish-text.ts'

/** What is said of pins: places that the office has decided for the builder. */
export const pinTexts = {
  title: 'Przypięcia',
  pin: 'Przypnij tutaj',
  pinToReserve: 'Przypnij do rezerwy',
  unpin: 'Odepnij',
  pinned: 'przypięty',
  pinnedOff: 'przypięty do rezerwy',
  noSuchPin: 'Tego przypięcia już nie ma.',
  alreadyBegun: 'Ta zmiana już się zaczęła, więc nie można nikogo do niej przypiąć.',
  what: 'Przypięte miejsce zostaje, gdy grafik jest generowany lub przebudowywany.',
  none: 'Nikt nie jest przypięty. Otwórz menu kierowcy (M) i wybierz „Przypnij tutaj” albo naciśnij P.',
  impossible: 'Tych przypięć nie da się utrzymać',
  impossibleText: 'Odepnij je albo usuń przeszkodę. Dopóki tu są, tygodnia nie da się wygenerować.',
  impossibleLater: 'Odepnij je albo usuń przeszkodę. Przebudowa ich nie zachowa.',
  refusedTitle: 'Nie przypięto',
  unpinned: 'odpięty',
  elsewhere: 'na planszy stoi gdzie indziej',
  show: 'Pokaż',
  strayedTitle: 'Przypięty kierowca zmienił miejsce',
  strayedText: 'Co zrobić z przypięciem?',
  pinThere: 'Przypnij w nowym miejscu',
  leave: 'Zostaw jak jest',
  leaveHint: 'Pozostawione przypięcie przywróci kierowcę na miejsce przy następnej przebudowie.',
  now: 'teraz',
  nowhere: 'poza grafikiem',
  restTitle: 'Przypiąć mimo to?',
  restText: 'Flotylla nie ułoży tak sama, ale biuro może.',
  pinAnyway: 'Przypnij mimo to',
  cancel: 'Anuluj',
  reserve: 'rezerwa',
  someone: 'ktoś inny',
  onlyPlaces: 'Tu nie ma kogo przypiąć.',
  tooMany: 'Naraz można przypiąć najwyżej 500 miejsc.',
} as const

/** Told to who does not see the mark. */
export function spokenPin(name: string, state: string): string {
  return `${name}: ${state}.`
}

/** `3 przypięcia` */
export function pinCount(count: number): string {
  return counted(count, 'przypięcie', 'przypięcia', 'przypięć')
}

/** `Dzień wt, WX 1105B`; `Dzień wt, rezerwa` for who is kept off. @param reg undefined for the reserve */
export function pinPlace(slot: number, reg: string | undefined): string {
  return `${slotName(slot)}, ${reg ?? pinTexts.reserve}`
}

/**
 * Why a pin can't hold, one sentence; told to the office.
 * @param trouble with the full name of whoever is in the way
 * @param reg of the pin's car, empty where unknown
 */
export function pinTroubleText(trouble: PinTrouble, reg: string): string {
  switch (trouble.code) {
    case 'no-availability':
      return 'Kierowca nie zgłosił na ten tydzień żadnej zmiany.'
    case 'unknown-car':
      return 'Tego auta nie ma we flocie.'
    case 'car-unavailable':
      return carTakenOff(reg, trouble.kind, trouble.reason)
    case 'driver-left':
      return trouble.kind === 'deleted'
        ? 'Tego kierowcy nie ma już wśród kierowców.'
        : 'Kierowca jest na liście jako nieaktywny.'
    case 'driver-papers':
      return `Kierowca nie ma wtedy ważnych dokumentów: ${trouble.paper}.`
    case 'car-taken':
      return `Do auta ${reg} jest na tej zmianie przypięty już ${trouble.byDriver || pinTexts.someone}.`
    case 'over-limit':
      return `Przypiętych byłoby na tej zmianie więcej kierowców, niż wynosi limit (${trouble.limit}).`
    case 'rest':
      return 'Kierowca jest przypięty do nocy i do dnia zaraz po niej, a po nocy nie ma zmiany dziennej.'
    case 'night-before':
      return 'Kierowca jedzie w noc z niedzieli na poniedziałek, a po nocy nie ma zmiany dziennej.'
    case 'same-date':
      return 'Kierowca jest przypięty już do drugiej zmiany tego dnia.'
    case 'contradicts':
      return 'Kierowca jest na tej zmianie przypięty już gdzie indziej.'
  }
}

/** Asked before a pin is made that breaks the driver's rest. @param why the sentence of the rule */
export function restQuestion(why: string): string {
  return `${why} ${pinTexts.restText}`
}

/** A pin that the builder could not keep, with whom and where; told to the office. */
export function pinRemark(place: string, fullName: string, why: string): string {
  return `Przypięcie ${fullName}, ${place}: ${why}`
}
