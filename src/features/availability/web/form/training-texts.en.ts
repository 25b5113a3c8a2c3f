import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './training-texts.ts'

export const trainingTexts: SameTexts<typeof polish.trainingTexts> = {
  videoTitle: 'Training video',
  openVideo: 'Open the training video',
  tap: {
    title: 'Tap a day',
    text: 'Each tap changes the day. Day begins at 6:00, night at 18:00. A day shift can’t be chosen after a night.',
  },
  reserve: {
    title: 'Reserve',
    text: 'When the places have run out, you choose reserve. Wait for confirmation: the office will tell you if a place becomes free.',
  },
  onCall: {
    title: 'On call',
    text: 'Hold a day, or tap the three dots. The office will contact you if you are needed.',
  },
  send: {
    title: 'Send it',
    text: 'Tap “Next”, give your name, e-mail and phone. You see at once whether the form has arrived. Not working this week? Send an empty schedule with the reason.',
  },
}
