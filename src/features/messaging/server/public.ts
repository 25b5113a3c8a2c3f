export type { LetterCalendar } from './body-seal.ts'
export { messagingJobs } from './jobs.ts'
export { type Letter, postLetter, postSms } from './post.ts'
