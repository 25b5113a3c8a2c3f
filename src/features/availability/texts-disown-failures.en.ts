import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown-failures.ts'

export const formDisownFailures: SameTexts<typeof polish.formDisownFailures> = {
  wrongLink: 'This link is not valid. If somebody sent a form with your number, call the fleet’s office.',
  noSuchForm: 'This form is no longer here. Reload the page.',
  cannotUndo: 'This can no longer be undone. Send the form again, or call the fleet’s office.',
}
