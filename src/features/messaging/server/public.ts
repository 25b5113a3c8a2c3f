export type { LetterCalendar } from './body-seal.ts'
export { messagingJobs } from './jobs.ts'
export { forgetMessagesTo, messagesTo, textsTo } from './messages-to.ts'
export { type Letter, postLetter, postSms } from './post.ts'
