import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'
import type { WrongDays } from './texts.ts'
import { FORM_CLOSED } from './texts-closed.ts'

export { EMPTY_REASONS, REASON_WITH_TEXT, type WrongDays } from './texts.ts'

export const availabilityTexts: SameTexts<typeof polish.availabilityTexts> = {
  alreadySubmitted: 'You have already sent your schedule for this week. To correct it, contact the office.',
  dayAfterNight: 'Sorry, you can’t choose a day shift right after a night shift on the day before.',
  fullName: 'Enter a correct first and last name',
  email: 'Enter a correct e-mail address',
  phone: 'Enter a correct phone number',
  incomplete: 'Before you send the form, make sure that you have filled in everything.',
  formClosed: FORM_CLOSED,
  wrongWeek: 'Availability can be sent for the coming week only. Reload the page.',
  inactiveDriver: 'Your driver’s account is switched off. Call the fleet’s office.',
  tooManyUnknown: 'Very many forms came over this connection today. Call the fleet’s office.',
  reasonNeeded: 'Say why the schedule is empty.',
  reasonTextNeeded: 'Describe the reason briefly.',
  twiceOneDay: 'Each day can be chosen only once.',
  emptyWithDays:
    'The schedule is marked as empty, but shifts are chosen in it. Remove them, or send it as not empty.',
  outsideWeek: 'The chosen day is not in this week.',
  noSuchSubmission: 'There is no such availability. Perhaps somebody has just deleted it.',
  noSuchShift: 'This shift is gone. Reload the page.',
  shiftTwice: 'This driver already has that shift on that day.',
  addFailed: 'The shift could not be added, try again later.',
}

export function wrongDaysText({ why }: WrongDays): string {
  return availabilityTexts[why]
}
