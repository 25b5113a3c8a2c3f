import type { SameTexts } from '#platform/pure/same-texts.ts'
import { weekRange } from '#platform/web/polish-dates.ts'
import type * as polish from './sent-texts.ts'

export const sentTexts: SameTexts<typeof polish.sentTexts> = {
  alreadySentWaits:
    'The office didn’t know your number yet, so the form waited for confirmation. Once the office confirms it, you will get an e-mail.',
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
