import type { SameTexts } from '#platform/pure/same-texts.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './sent-texts.ts'

export const sentTexts: SameTexts<typeof polish.sentTexts> = {
  alreadySentWaits:
    'The form waited for the office to confirm it. Once the office does, you will get an e-mail.',
  alreadySentWaitsUntold:
    'The form waited for the office to confirm it. Ask the office whether it is confirmed by now.',
  madeAlready:
    'The schedule for this week is made already. You can still send your availability: you will be on the waiting list, and the office will tell you if a car is free. Shifts that can be taken at once are in your calendar. The number of free places is the cars that have no driver now.',
  alreadySentAdvice: 'To correct it, contact the office.',
  sendAgain: 'Withdrawn, or does the office ask for a new one? Send again',
  sendingAgain:
    'You are filling in the schedule anew. The one you sent is kept until the new one is accepted.',
  keepSentOne: 'Keep the schedule I sent',
  stranded: (week) =>
    `We don’t know whether your schedule for week ${week.week} (${weekRange(week)}) has reached the office.`,
  strandedAdvice:
    'Sending broke off before the answer came, and a schedule for this week can’t be sent any more. Ask the office about it.',
  arrived: (week) => `Your schedule for week ${week.week} (${weekRange(week)}) has reached the office.`,
}
