import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export type { WrongTry } from './texts.ts'

export const sessionTexts: SameTexts<typeof polish.sessionTexts> = {
  pinNeeded: 'Enter the PIN to see the calendar.',
  wrongPin: 'What you entered is wrong. Correct the PIN and try again.',
  wrongPinOrPhone: 'What you entered is wrong. Correct the phone number and the PIN and try again.',
  tooManyTries:
    'Too many failed tries, so the PIN of a new device is not checked now. An entry code helps at once: send it to your e-mail, or call the fleet’s office.',
  tooManyFleetTries:
    'Too many failed tries, so the PIN of a new device is not checked now. An entry code from the fleet’s office helps at once. A driver can also open the own calendar on this device first.',
  wrongCode: 'This entry code is wrong or has run out. Correct it, or ask the fleet’s office for a new one.',
}

export const wrongTryText: typeof polish.wrongTryText = ({ tried }) =>
  tried === 'pin' ? sessionTexts.wrongPin : sessionTexts.wrongPinOrPhone

export const wrongCodeText: typeof polish.wrongCodeText = () => sessionTexts.wrongCode
