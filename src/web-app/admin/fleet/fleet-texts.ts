import { dateParts, parseDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** How the fleet stands now, as its list tells it. */
export const fleetNowTexts = {
  now: 'Teraz',
  drives: 'w jeździe',
  stands: 'bez kierowcy',
  /** @param today the fleet's: the year is said where it is another one */
  groundedUntil: (until: { readonly date: string; readonly shift: Shift } | null, today: string) => {
    const date = until && parseDate(until.date)
    if (!date) return 'uziemione'
    const { day, month, year } = dateParts(date)
    const shown = until.date.slice(0, 4) === today.slice(0, 4) ? `${day}.${month}` : `${day}.${month}.${year}`
    return `uziemione do ${shown}${until.shift === 'day' ? ' (Dzień)' : ''}`
  },
  rental: 'wynajęte',
  papers: 'dokument po terminie',
  today: 'Dziś jeździ',
  day: 'Dzień',
  night: 'Noc',
  nobody: '–',
  states: { wylaczone: 'Wyłączone z jazdy', uziemione: 'Uziemione', 'w-jezdzie': 'Mogą jeździć' },
} as const
