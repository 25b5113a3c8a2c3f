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
  nothingChosen: 'Nothing chosen yet.',
  next: 'Next',
  sendEmpty: 'Send an empty schedule',
  nothingChosenLong: 'No shifts chosen',
  awaitConfirmation: 'Wait for confirmation.',
  closedShift: 'Shift closed',
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
  madeAlready:
    'The schedule for this week is made already. You can still send your availability: you will be on the waiting list, and the office will tell you if a car is free. Shifts that can be taken at once are in your calendar. The number of free places is the cars that have no driver now.',
  alreadySent: 'You have already sent your schedule for this week.',
  alreadySentWaits:
    'The office didn’t know your number yet, so the form waited for confirmation. Once the office confirms it, you will get an e-mail.',
  alreadySentAdvice: 'To correct it, contact the office.',
  sendAgain: 'The office asks for a new schedule? Send again',
  sendingAgain:
    'You are filling in the schedule anew. The one you sent is kept until the new one is accepted.',
  keepSentOne: 'Keep the schedule I sent',
  stranded: (week) =>
    `We don’t know whether your schedule for week ${week.week} (${weekRange(week)}) has reached the office.`,
  strandedAdvice:
    'Sending broke off before the answer came, and a schedule for this week can’t be sent any more. Ask the office about it.',
  arrived: (week) => `Your schedule for week ${week.week} (${weekRange(week)}) has reached the office.`,
  weekNotReached: 'This week could not be loaded. Check the internet and try again.',
  otherWeek: (week) => `You are only looking. Availability is sent for week ${week.week}.`,
  backToWeek: (week) => `Back to week ${week.week}`,
  freePlaces: (count) => (count === 0 ? 'No free places' : englishCount(count, 'free place', 'free places')),
  changeWeekTitle: 'Change the week?',
  changeWeekClears: (count) =>
    `You have ${englishCount(count, 'shift', 'shifts')} not sent. If you change the week, ${count === 1 ? 'it' : 'they'} will be cleared.`,
  changeWeekLooks: (week) =>
    `Availability can be sent for week ${week.week} only. Another week can be looked at.`,
  changeWeekYes: 'Change the week',
  changeWeekNo: 'Stay',
  restTitle: 'Correct the chosen shifts',
  nightsToChange: 'Change these nights (or the days after them):',
  nightOf: (date) => `Night, ${spokenDate(date)}`,
  beforeDayOf: (date) => `(and then day, ${spokenDate(date)})`,
  showCards: 'Correct',
  infoTitle: 'Information',
  dayMenu: 'Choose a shift',
  noteFree: 'I don’t work',
  noteOnCall: 'If I am needed',
  kept: 'The shifts you have chosen and what you have typed are kept on this device.',
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading …',
  loadFailed: 'This could not be loaded. Check the internet.',
  again: 'Try again',
}

export const spokenState: typeof polish.spokenState = (date, option) => {
  const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
  return `${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`
}

export const submitTitle = 'Send the schedule'
