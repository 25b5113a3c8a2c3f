export type { Attachment, LetterCalendar } from './body-seal.ts'
export { messagingJobs } from './jobs.ts'
export { type Letter, postLetter, postSms, type Sms } from './post.ts'
