import { counted } from '#kernel/polish-text.ts'

/**
 * What is said of cars and drivers that have left the fleet and still stand in a generated week (D26, D47).
 */
export const leftTexts = {
  title: 'W grafiku są jeszcze auta lub kierowcy spoza floty',
  what: 'Kto w nim jest, zostaje, dopóki tego nie zmienisz. Nowych miejsc nie dostaje ani takie auto, ani taki kierowca.',
  freeSeats: 'Zwolnij miejsca',
  takeOut: 'Zdejmij ze zmian…',
  deleted: 'nie ma już wśród kierowców',
  inactive: 'na liście jako nieaktywny',
} as const

/** `Spoza floty nadal w grafiku: WX 12345, Jan Kowalski` @param names at least one */
export function leftSummary(names: readonly string[]): string {
  return `Spoza floty nadal w grafiku: ${names.join(', ')}`
}

/** `3 zajęte miejsca` */
export function seatsTaken(seats: number): string {
  return counted(seats, 'zajęte miejsce', 'zajęte miejsca', 'zajętych miejsc')
}

/** What freeing the seats of a deleted car did. @param moved to other cars @param fallen to the reserve */
export function freedText(reg: string, moved: number, fallen: number): string {
  const cars = counted(moved, 'zmiana w innym aucie', 'zmiany w innym aucie', 'zmian w innym aucie')
  const reserve = fallen > 0 ? `, ${fallen} do rezerwy` : ''
  return `${reg}: ${cars}${reserve}. Nie zapisano jeszcze, można cofnąć.`
}
