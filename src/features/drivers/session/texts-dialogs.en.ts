import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-dialogs.ts'

export const dialogTexts: SameTexts<typeof polish.dialogTexts> = {
  pinTitle: 'Enter the PIN',
  pinLead: 'The fleet calendar is protected by a PIN of four digits. The office will give it to you.',
  pinDigit: (place) => `Digit ${place} of 4`,
  pinGroup: 'PIN, four digits',
  reset: 'Reset',
  next: 'Next',
  checking: 'Checking …',
  logInTitle: 'Your work calendar',
  logInLead:
    'Enter your phone number and the PIN that came to your e-mail after you sent your first schedule.',
  logInBySms:
    'Enter your phone number and the PIN from the fleet’s office. If you have none, have it sent to you by SMS.',
  logInByOffice: 'Enter your phone number and the PIN that the fleet’s office gives you.',
  forgotten:
    'Forgot the PIN? Have it sent below, or ask the fleet’s office for a new one. The last one you got always works.',
  pinAlone: 'Right now the PIN alone does not open a new device: the entry code is needed too.',
  pinByOffice: 'The office sends no e-mails or texts: ask the office for your PIN.',
  sendPin: 'Send me my PIN',
  sendPinNeedsPhone: 'Enter your phone number first.',
  pinSent:
    'If this number is on the list of drivers, the PIN will come within a minute by e-mail or SMS, to where the office knows you. It is sent once a day. If nothing came, call the fleet’s office.',
  pinSentBySms:
    'If this number is on the list of drivers, the PIN will come within a minute by SMS. It is sent once a day. If nothing came, call the fleet’s office.',
  left: 'Logged out on this phone.',
  leftUntold:
    'Logged out on this phone, even without internet. The server will hear of it once the internet is back.',
  leftFleet: 'If you don’t drive for this fleet any more, ask the office for your statements.',
  phone: 'Phone number',
  prefix: '+48',
  phoneNote: 'Without +48. Type another country’s number whole, from the +, such as +380 50 123 45 67.',
  pin: 'PIN',
  code: 'Entry code',
  sendCode: 'Send a code to my e-mail',
  sharedDevice: 'This is not my phone',
  sharedDeviceNote: 'Your shifts will not stay on this device, and you will be logged out after 12 hours.',
  codeByOffice: 'The office sends no e-mails: ask the office for the code.',
  codeSent:
    'If this number is on the list of drivers, a code will come within a minute to the address that the office knows. Each code is sent once: the one in the last message still works. If there is none, call the fleet’s office.',
  devices: 'Logged-in devices',
  devicesLoading: 'Loading devices …',
  devicesAgain: 'Try again',
  ended:
    'You are no longer logged in on this phone: the office or another of your devices ended it, its time ran out, or you have a new PIN. Only the newest PIN works.',
  waits: 'What was not sent waits on this phone for the same person. Nobody else will see it.',
}
