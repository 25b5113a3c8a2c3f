import { englishCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './kept-texts.ts'

export const keptTexts: SameTexts<typeof polish.keptTexts> = {
  today: (time) => `As it was today at ${time}`,
  yesterday: (time) => `As it was yesterday at ${time}`,
  earlier: (day, time) => `As it was on ${day} at ${time}`,
  justNow: 'just now.',
  minutesAgo: (minutes) => `${minutes} min ago.`,
  hoursAgo: (hours) => `${hours} h ago.`,
  daysAgo: (days) => `${englishCount(days, 'day', 'days')} ago.`,
  notKept: 'Your shifts are not on this phone. They will load once you are online again.',
}
