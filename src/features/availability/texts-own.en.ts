import { deadlineTexts } from '#features/settings/texts-deadline.en.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-own.ts'

export const ownTexts: SameTexts<typeof polish.ownTexts> = {
  notSent: 'You have not sent your availability for this week. Send the form.',
  weekMade:
    'The schedule for this week has been made, so what you sent can no longer be changed or withdrawn. Take free shifts in your calendar; about planned ones contact the office.',
  changedMeanwhile:
    'What you sent has changed in the meantime. Look at what it says now, then save again or leave it as it is.',
  deadlinePassed: 'The time to send and change availability for this week is over.',
}

export const deadlinePassedText: typeof polish.deadlinePassedText = ({ date, hour, nextOpens }) => {
  const last = parseDate(date)
  const until = last ? ` It was open ${deadlineTexts.until({ date: last, hour })}.` : ''
  return `${ownTexts.deadlinePassed}${until} ${nextOpensText(nextOpens)}`
}

function nextOpensText(date: string | null): string {
  const opens = date === null ? undefined : parseDate(date)
  return opens
    ? `The form for the next week opens: ${deadlineTexts.day(opens)}.`
    : 'The office will open the form for the next week.'
}
