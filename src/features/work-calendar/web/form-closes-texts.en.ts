import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './form-closes-texts.ts'

export const formClosesTexts: SameTexts<typeof polish.formClosesTexts> = {
  today: (hour) => `The form closes today at ${hour}.`,
  tomorrow: (hour) => `The form closes tomorrow at ${hour}.`,
  onDate: (day, hour) => `The form closes on ${day} at ${hour}.`,
  unsent: (week) => `Your availability for ${week} is not there yet.`,
  fill: 'Fill in and send',
}
