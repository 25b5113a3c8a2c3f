import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-links.ts'

export const linkTexts: SameTexts<typeof polish.linkTexts> = {
  title: 'Your work calendar',
  lead: 'This link is for you alone. Don’t pass it on.',
  fleet: 'Fleet:',
  ofFleet: 'The fleet’s own words, in Polish',
  enter: 'Open my calendar',
  enterForm: 'Open the form',
  entering: 'Opening …',
  stays: 'You stay logged in on this device for 30 days.',
  noKey:
    'The end of the link is missing in this address. Open it again from the message, or log in with your phone number and PIN.',
  logIn: 'Log in with PIN',
  dead: 'This link does not work any more: the PIN or the phone number has changed since it was sent, or links were switched off. Open the link of the newest message, or log in with your phone number and PIN.',
  expired:
    'This link does not work any more: it was good for 7 days. Open the link of the newest message, or log in with your phone number and PIN.',
  usedUp:
    'This link has already opened the calendar on three devices and does not work on another one. Log in with your phone number and PIN.',
}
