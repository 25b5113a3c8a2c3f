import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const confirmationTexts: SameTexts<typeof polish.confirmationTexts> = {
  looking: 'Checking the service…',
  ask: 'Confirm the service',
  car: 'Car',
  day: 'Day',
  hour: 'Time',
  place: 'Place',
  confirm: 'I confirm',
  otherwise: 'This time does not suit you? Tell the office before you confirm.',
  dead: 'This link no longer works',
  deadLead:
    'The service may have been moved or cancelled. If there is a newer message, open the link in it. If in doubt, ask the office.',
  past: 'The time of this service has passed',
  pastLead: 'Ask the office for a new time.',
  unseen: 'The time could not be checked',
  unseenLead: 'Nothing has been confirmed yet. Check the internet and try again.',
  working: 'Confirming the service…',
  thanks: 'Thank you for confirming the service!',
  confirmed: 'Your service is confirmed. Please be at the given place on time.',
  askWhere: 'Ask the office where.',
  waiting: 'The confirmation waits to be sent',
  unreached: 'The server could not be reached yet. We will try again in a moment, don’t close this page.',
  again: 'Try now',
  loadFailed: 'The page could not be loaded. Check the internet and try again.',
}
