import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

export const driverTexts: SameTexts<typeof polish.driverTexts> = {
  language: 'en',
  languages: 'Language of the page',
  brand: 'Driver’s schedule',
  switchTheme: 'Change the look: light or dark',
  links: 'Other pages',
  home: 'Availability',
  ownCalendar: 'My calendar',
  ownStatements: 'My statements',
  nextShift: 'Your next shift:',
  runsUntil: (shift: string) => `Your shift runs until ${shift === 'Noc' ? 6 : 18}:00`,
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'today' : today && date === addDays(today, 1) ? 'tomorrow' : spokenDate(date)}, ${shift === 'Noc' ? 'night' : 'day'}`,
  fleetCalendar: 'Fleet calendar',
  login: 'Office login',
  notFound: 'There is no such page.',
  backHome: 'Back to the main page',
  newBuild: 'There is a newer version of this page. Reload it when you are done; nothing will be lost.',
  reload: 'Reload',
  offlineForm: 'No internet connection. The shifts you have chosen are kept on this device.',
  offline: 'No internet connection.',
  kept: 'Nothing is lost.',
}
