import { nameInMessage } from '#kernel/person-name.ts'
import type * as polish from './texts-letter.ts'

export const PIN_LETTER_SUBJECT = 'Your PIN for the work calendar'

export const pinLetterText: typeof polish.pinLetterText = ({ fullName, pin, calendarUrl, isNew }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    isNew
      ? 'The fleet’s office has added you to the list of drivers.'
      : 'The fleet’s office has changed your PIN. The former one no longer works, and a phone that reads the calendar by its address stops: take the new address in your calendar.',
    `Your PIN for the work calendar: ${pin}\nGive it to nobody. You see your calendar with your phone number and PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const PIN_AGAIN_SUBJECT = 'A reminder of your PIN for the work calendar'

export const pinAgainLetterText: typeof polish.pinAgainLetterText = ({ fullName, pin, calendarUrl }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `Your PIN for the work calendar is still: ${pin}\nGive it to nobody. You see your calendar with your phone number and PIN:\n${calendarUrl}`,
    'We send it because somebody asked for the PIN of your number. If it was not you, do nothing: the PIN came only here.',
  ].join('\n\n')}\n`

export const AT_HOUR = ''

export const CODE_LETTER_SUBJECT = 'Entry code for the work calendar'

export const codeLetterText: typeof polish.codeLetterText = ({ fullName, code, until, calendarUrl }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `Your entry code: ${code}\nIt is valid until ${until}. Enter it with your phone number and PIN:\n${calendarUrl}`,
    'The code does not replace the PIN, and nobody but you needs it. If you didn’t ask for it, do nothing.',
  ].join('\n\n')}\n`

export const codeSmsText: typeof polish.codeSmsText = ({ code, until }) =>
  `Entry code for the calendar: ${code}, valid until ${until}. Enter it with your phone number and PIN.`

export const CONTACT_LETTER_SUBJECT = 'Your e-mail address or phone number was changed'

export const contactLetterText: typeof polish.contactLetterText = ({ fullName, officePhone, days }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `The fleet’s office has changed the e-mail address or phone number in your data. For ${days} days neither your PIN nor a link to the calendar goes there, unless an administrator gives you a new PIN.`,
    `If you know nothing of it, call the fleet’s office${officePhone === '' ? '' : `, ${officePhone},`} at once and ask for a new PIN.`,
  ].join('\n\n')}\n`

export const contactSmsText: typeof polish.contactSmsText = ({ officePhone }) =>
  `The fleet’s office has changed your e-mail or phone number. If you know nothing of it, call the office${officePhone === '' ? '' : ` (${officePhone})`} and ask for a new PIN.`

export const DEVICE_LETTER_SUBJECT = 'A new device in your work calendar'

export const deviceLetterText: typeof polish.deviceLetterText = ({ fullName, device, at, calendarUrl }) =>
  `${[
    `Hello ${nameInMessage(fullName)},`,
    `${at}: your work calendar, with your statements, was opened by your PIN on a new device (${device ?? 'unknown'}).`,
    `If it was you, do nothing. If not, open “Zalogowane urządzenia” in your calendar, log out everywhere and ask the fleet’s office for a new PIN:\n${calendarUrl}`,
  ].join('\n\n')}\n`

export const deviceSmsText: typeof polish.deviceSmsText = ({ at }) =>
  `${at}: your calendar was opened by PIN on a new device. If it was not you, ask the office for a new PIN.`
