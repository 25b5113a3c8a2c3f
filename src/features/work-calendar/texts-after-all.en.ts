import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-after-all.ts'

export const afterAllFailures: SameTexts<typeof polish.afterAllFailures> = {
  notLost: 'You can’t get this shift back this way. Call the fleet’s office.',
  begun: 'This shift has already begun, so nothing has changed. Call the fleet’s office.',
}
