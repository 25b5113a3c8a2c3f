import { formatStateDay } from '#kernel/calendar-date.ts'
import type { AddedWarning } from './domain/added-warning.ts'

/** What the office should know of a shift that it has added, one sentence. */
export function addedWarningText(warning: AddedWarning): string {
  switch (warning.code) {
    case 'night-then-day':
      return `Kierowca ma zmianę nocną ${formatStateDay(warning.night)}, a zaraz po niej zmianę dzienną ${formatStateDay(warning.day)}.`
    case 'other-shift':
      return 'Kierowca ma w tym dniu także inną zmianę.'
    case 'over-limit':
      return `Przekroczony limit tej zmiany: wybranych ${warning.taken}, limit ${warning.limit}.`
  }
}
