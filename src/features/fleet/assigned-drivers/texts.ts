import { weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'

export const assignedDriverTexts = {
  whichVehicle: 'Podaj jedno auto.',
  otherName: 'Ten numer telefonu ma na liście kierowca o innym nazwisku.',
  noSuchVehicle: 'Nie ma takiego auta.',
  noSuchDriver: 'Nie ma takiego kierowcy na liście.',
  alreadyAssigned: 'Ten kierowca jest już przypisany do tego auta.',
  otherPrimary: 'Ten kierowca ma już inne auto główne.',
  noSuchAssignment: 'Tego przypisania już nie ma.',
} as const

const SHIFTS = [
  ['day', 'Dzień'],
  ['night', 'Noc'],
] as const

/** `tydzień 48: Dzień pn wt, Noc pt`. @param slots of that week, in the order of time */
export function slotsInWords(week: number, slots: readonly Slot[]): string {
  const parts = SHIFTS.map(([shift, name]) => {
    const days = slots
      .filter((slot) => slot.shift === shift)
      .map(({ date }) => WEEKDAY_SHORT[weekday(date)]?.toLocaleLowerCase('pl'))
    return days.length > 0 ? `${name} ${days.join(' ')}` : ''
  })
  return `tydzień ${week}: ${parts.filter((part) => part !== '').join(', ')}`
}
