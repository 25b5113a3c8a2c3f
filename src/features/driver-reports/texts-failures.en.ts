import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-failures.ts'

export const reportFailures: SameTexts<typeof polish.reportFailures> = {
  incomplete: 'Choose how late you will be, or whether the car drives, and send it again.',
  minutes: 'Give the delay in minutes, from 5 to 600.',
  text: 'The description can have at most 500 characters.',
  photos: 'A report can have at most 4 photos.',
  notYours: 'This shift is not yours any more, so nothing was sent. Check the calendar or call the office.',
  over: 'This shift is over, so nothing was sent. Call the office.',
  tooMany: 'Very many reports were sent today, and this one did not go. Call the office.',
  noSuchReport: 'This report is gone.',
  takenUp:
    'The office knows already, so it can’t be taken back. If it is not true any more, call the office.',
  notLate: 'This shift began long ago, so being late was not sent. Call the office.',
  promiseGone: 'The time at which you would be there has passed, so nothing was sent. Give a later one.',
}
