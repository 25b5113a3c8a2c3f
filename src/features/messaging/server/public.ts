export { isOfMoney } from '../domain/of-money.ts'
export type { LetterCalendar } from './body-seal.ts'
export type { Delivery } from './delivery.ts'
export { wantsFreeShiftSms } from './free-shift-sms.ts'
export { messagingJobs } from './jobs.ts'
export { readFault } from './kept-fault.ts'
export {
  heardOf,
  type MessageAbout,
  messagesAbout,
  waitingAbout,
  withdrawFrom,
  withdrawMessagesAbout,
} from './messages-about.ts'
export { messagesBeginning } from './messages-beginning.ts'
export { forgetMessagesTo, messagesTo, recipientsAbout, textsTo } from './messages-to.ts'
export { countAbout, messagesWithKeys } from './messages-with-keys.ts'
export type { MessagePeople, MessagePerson } from './people.ts'
export { type Letter, postLetter, postLetters, postSms, postSmsTexts } from './post.ts'
export {
  partsOfSmsAbout,
  postLetterAbout,
  postManyAbout,
  postSmsAbout,
  smsKeyOf,
} from './post-about.ts'
export { hastenMessage, PUSH_KEY, pushRow, spareMessage, storePushes } from './push-messages.ts'
export { renderSms, sendsSmsInPolish, sentenceForLetter, smsLetters, smsRenderer } from './render-sms.ts'
export { lateUntil, sendAgain } from './send-again.ts'
export { type Sender, sendDue } from './send-due.ts'
export { smsRefusals } from './sms-destination.ts'
export { smsStates } from './sms-states.ts'
export { smsWordsIn } from './sms-words.ts'
export { waysThatWait } from './ways-that-wait.ts'
