import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-disown.ts'

export const formDisownTexts: SameTexts<typeof polish.formDisownTexts> = {
  title: 'Availability with your number came without a login',
  sent: (when) => `Sent: ${when}`,
  week: (range) => `Week ${range}`,
  empty: 'An empty form: no shift at all.',
  ask: 'Was it you?',
  mine: 'It was me',
  notMine: 'It wasn’t me',
  consequence:
    '“It wasn’t me” takes this form back. The fleet’s office will know at once, and forms sent without your login will wait for its approval.',
  disownedTitle: 'The fleet’s office knows that it wasn’t you',
  disowned:
    'The form is taken back. Forms sent without your login now wait for the office’s approval. Log in to send your own.',
  undoAsk: 'Was it you after all? The form comes back as yours, with the places that are still free.',
  undo: 'It was me after all',
  said: {
    mine: 'Thank you. The form stays.',
    'not-mine': 'The form is taken back. The fleet’s office knows.',
  },
  sending: 'Sending …',
  linkTitle: 'It wasn’t me',
  linkLead: 'Somebody sent availability with your phone number, without logging in:',
  linkMine: 'If it was you, there is nothing to do.',
  confirm: 'It wasn’t me – take it back',
  loading: 'Checking the link …',
  again: 'Try again',
  doneTitle: 'The fleet’s office knows',
  state: {
    open: '',
    begun: 'This week has begun already. Call the fleet’s office.',
    mine: 'Somebody logged in as you has said that this form is yours. If it isn’t, call the fleet’s office.',
    'not-mine': 'The form is taken back. Forms sent without your login now wait for the office’s approval.',
    changed:
      'This form is gone, or was changed after logging in. There is nothing to take back. If in doubt, call the fleet’s office.',
  },
}
