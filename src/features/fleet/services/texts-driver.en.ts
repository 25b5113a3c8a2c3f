import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const confirmationTexts: SameTexts<typeof polish.confirmationTexts> = {
  working: 'Confirming the service…',
  thanks: 'Thank you for confirming the service!',
  confirmed: 'Your service is confirmed. Please be at the given place on time.',
  waiting: 'The confirmation waits to be sent',
  unreached: 'The server could not be reached yet. We will try again in a moment, don’t close this page.',
  again: 'Try now',
  loadFailed: 'The page could not be loaded. Check the internet and try again.',
}
