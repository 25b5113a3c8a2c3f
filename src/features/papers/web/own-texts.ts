import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'

/** `20 listopada 2026` */
function inWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

/** What a driver is told of the own papers that are due or have run out. */
export const ownPaperTexts = {
  /** Without a valid one. */
  barred: 'Bez ważnego dokumentu nie dostaniesz auta na nowe zmiany, także te wybrane w formularzu.',
  /** One that is valid still. */
  soon: 'Potem nie dostaniesz auta na nowe zmiany, także te wybrane w formularzu.',
  renew: 'Nowy dokument pokaż w biurze.',
  ended: (date: CalendarDate) => `ważność minęła ${inWords(date)}`,
  ends: (date: CalendarDate) => `ważność kończy się ${inWords(date)}`,
} as const
