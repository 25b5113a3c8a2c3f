import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const reminderFailures: SameTexts<typeof polish.reminderFailures> = {
  evening: 'Choose an hour from 15:00 to 22:00.',
  otherwise: 'Choose how we should remind you.',
  noSuchWay: 'We cannot remind you this way now. Reload the page and choose another one.',
}
