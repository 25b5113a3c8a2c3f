import type { CalendarDate } from '#kernel/calendar-date.ts'
import { counted, plural } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'

/** The small dialogs of the form: another week, a day after a night, the menu of a day. */
export const modalTexts = {
  closedShift: 'Zmiana zamknięta',
  changeWeekClears: (count: number) =>
    `Masz ${counted(count, 'niewysłaną zmianę', 'niewysłane zmiany', 'niewysłanych zmian')}. Po zmianie tygodnia ${plural(count, 'zostanie wyczyszczona', 'zostaną wyczyszczone', 'zostanie wyczyszczonych')}.`,
  changeWeekLooks: (week: Week) =>
    `Dyspozycyjność możesz wysłać tylko na tydzień ${week.week}. Inny tydzień możesz obejrzeć.`,
  changeWeekYes: 'Zmień tydzień',
  changeWeekNo: 'Zostań',
  nightsToChange: 'Zmień te noce (albo dni po nich):',
  nightOf: (date: CalendarDate) => `Noc, ${spokenDate(date)}`,
  beforeDayOf: (date: CalendarDate) => `(a potem dzień, ${spokenDate(date)})`,
  showCards: 'Popraw',
  noteFree: 'Nie pracuję',
  noteOnCall: 'Jeżeli będę potrzebny',
} as const
