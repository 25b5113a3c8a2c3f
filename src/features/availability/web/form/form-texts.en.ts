import { englishCount } from '#kernel/plural-forms.ts'
import { isReserve } from '#kernel/shift.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate, weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './form-texts.ts'

export const STATE_NAMES: SameTexts<typeof polish.STATE_NAMES> = {
  free: 'Off',
  day: 'Day',
  night: 'Night',
  'day-reserve': 'Day, reserve',
  'night-reserve': 'Night, reserve',
  'on-call': 'On call',
}

export const formTexts: SameTexts<typeof polish.formTexts> = {
  title: 'Your availability',
  week: (week) => `Week ${week.week} · ${weekRange(week)}`,
  howTo: 'Tap a day to change it:',
  cycle: 'Off → Day → Night',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  training: 'Training',
  chosen: 'Chosen shifts',
  next: 'Next',
  sendEmpty: 'Send an empty schedule',
  nothingChosen: 'No shifts chosen',
  awaitConfirmation: 'Wait for confirmation.',
  closedDay: 'Day: shift closed',
  closedNight: 'Night: shift closed',
  closedBoth: 'Both shifts closed',
  nightBeforeDay: 'Night before a day: change it',
  dayAfterNight: 'Day after a night: change it',
  openMenu: (date) => `More options: ${spokenDate(date)}`,
  lastWeek: 'Choose as last time',
  lastWeekTaken: 'The same shifts are chosen as in the schedule you sent last.',
  clear: 'Clear all',
  cleared: (count) => `${englishCount(count, 'shift', 'shifts')} cleared.`,
  undo: 'Undo',
  alreadySent: 'You have already sent your schedule for this week.',
  otherWeek: (week) => `You are only looking. Availability is sent for week ${week.week}.`,
  backToWeek: (week) => `Back to week ${week.week}`,
  freePlaces: (count) => (count === 0 ? 'No free places' : englishCount(count, 'free place', 'free places')),
  changeWeekTitle: 'Change the week?',
  restTitle: 'Correct the chosen shifts',
  infoTitle: 'Information',
  ofOffice: 'From the office, in Polish',
  dayMenu: 'Choose a shift',
  saveEdit: 'Save changes',
  editTitle: 'Save the changes?',
  withdrawTitle: 'Withdraw what you sent?',
  loginTitle: 'Log in',
  deadline: (date, hour) => `Deadline: ${spokenDate(date)}, ${hour}:00`,
  kept: 'The shifts you have chosen and what you have typed are kept on this device.',
  ok: 'OK',
  loading: 'Loading …',
  loadFailed: 'This could not be loaded. Check the internet.',
  again: 'Try again',
}

export const spokenState: typeof polish.spokenState = (date, option) => {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'Send the schedule'
