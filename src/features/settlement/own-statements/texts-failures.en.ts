import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const ownStatementFailures: SameTexts<typeof polish.ownStatementFailures> = {
  noSuchStatement: 'You have no such statement. Go back to the list of your statements.',
  redone:
    'The office is correcting this statement, so its PDF does not hold now. Come back once it is closed again.',
  most: 'Say how many statements to show: from 1 to 600.',
  question: 'Write what you don’t agree with: 1 to 1000 characters.',
  tooManyOpen: (most) =>
    `${most} of your questions wait for the office’s answer already. Call the office or wait for the answer; what you are writing stays on this device.`,
  channel: 'Choose e-mail, SMS or no messages.',
  noSuchWay: 'We can’t reach you that way now. Choose another one, or ask the office about your address.',
  switchedOff:
    'Messages about statements are switched off. The office switches them on in the month’s settings.',
}
