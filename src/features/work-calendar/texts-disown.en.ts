import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown.ts'

export const disownTexts: SameTexts<typeof polish.disownTexts> = {
  wrongLink: 'This link is not valid. If you have a shift that you didn’t take, call the fleet’s office.',
  noSuchPick: 'This report is no longer on the list.',
  title: 'It wasn’t me',
  lead: 'Somebody who knows the fleet’s PIN took these shifts for your phone number:',
  ask: (states) =>
    !states.includes('changed')
      ? 'If it wasn’t you, give them back. The places will be free again, and the fleet’s office will know at once.'
      : states.includes('open')
        ? 'If it wasn’t you, give them back. The places that the office has not changed will be free again, and the fleet’s office will know at once.'
        : 'If it wasn’t you, say so: the fleet’s office will know at once. The places stay as the office has changed them.',
  mine: 'If you took them yourself, there is nothing to do.',
  confirm: 'It wasn’t me – give back',
  sending: 'Sending …',
  loading: 'Checking the link …',
  loadFailed: 'The page could not be loaded.',
  again: 'Try again',
  state: {
    open: '',
    begun: 'has begun already, call the fleet’s office',
    'taken-back': 'given back, it is not yours any more',
    told: 'the office changed it before, and knows that it wasn’t you',
    changed: 'the office has changed it before',
  },
  doneTitle: 'The fleet’s office knows',
  nothingLeft: 'There is nothing left to give back here.',
}
