import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const workCalendarTexts: SameTexts<typeof polish.workCalendarTexts> = {
  notYet: 'Sorry, there is no calendar yet. You will be told when it is ready.',
  missingData: 'Make sure that you have filled in everything.',
  fullName: 'Enter your first and last name',
  gone: 'This shift has just been taken:',
  dayAfterNight: 'Sorry, you can’t choose a day shift right after a night shift on the day before.',
  nightBeforeDay: 'Sorry, you can’t choose a night shift when you have a day shift on the next day.',
  alreadyDriving: 'You already have a shift on that day:',
  inactiveDriver: 'Your driver’s account is switched off. Call the fleet’s office.',
  noPapers: 'Your papers have run out by then. Call the fleet’s office.',
  absent: 'You are noted as absent then. Call the fleet’s office.',
  notForPhone:
    'These shifts can’t be taken for this number in the fleet calendar. Log in to your own work calendar, or call the fleet’s office.',
  noSuchWeek: 'There is no week of that number in this year.',
  tooManyPicks: 'Too many tries from here. Try again in an hour, or call the fleet’s office.',
  tooManyTaken:
    'Shifts have been taken very many times today already, so nothing was booked this time. If you want another shift, call the fleet’s office.',
  wrongDays: 'The chosen shift has a wrong day or is of another week. Reload the page and choose it again.',
  noneChosen: 'Choose at least one shift.',
  otherPhone: 'You can take a shift for yourself only. Enter your own phone number.',
  wrongKey: 'This calendar address is not valid.',
}
