import { nameInMessage } from '#kernel/person-name.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-messages.ts'

export const WEEKDAYS: SameTexts<typeof polish.WEEKDAYS> = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const reminderMessages: SameTexts<typeof polish.reminderMessages> = {
  shiftTitle: (day, hours) => `Your shift: ${day}, ${hours}`,
  shiftBody: 'Tap to see the car and where it stands.',
  shiftSubject: (day) => `Shift reminder: ${day}`,
  shiftLetter: ({ fullName, day, hours, reg, parking, link }) =>
    [
      `Hello, ${nameInMessage(fullName)}!`,
      [
        `Your shift: ${day}, ${hours}.`,
        reg === '' ? '' : `Car: ${reg}.`,
        parking === '' ? '' : `It stands at: ${parking}.`,
      ]
        .filter(Boolean)
        .join('\n'),
      `All about the shift: ${link}`,
      'You can change or switch off the hour of reminders on the same page.',
    ].join('\n\n'),
  formTitle: (until) => `Send your schedule by ${until}`,
  formBody: 'Tap to choose shifts.',
  formSubject: (week) => `Schedule reminder: ${week}`,
  formLetter: ({ fullName, week, until, link }) =>
    [
      `Hello, ${nameInMessage(fullName)}!`,
      `We do not have your schedule for the week ${week} yet. The form closes: ${until}.`,
      `Choose your shifts here: ${link}`,
      'If you do not want to drive then, send an empty schedule.',
    ].join('\n\n'),
}
