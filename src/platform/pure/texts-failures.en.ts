import type { SameTexts } from './same-texts.ts'
import type * as polish from './texts-failures.ts'

export const failureTexts: SameTexts<typeof polish.failureTexts> = {
  invalidInput: 'Correct the marked fields and try again.',
  unreadableBody: 'What was sent could not be read. Reload the page and try again.',
  notLoggedIn: 'Log in to go on.',
  forbidden: 'You are not allowed to do this. Ask an administrator.',
  otherOrigin: 'The request came from another page and was refused. Open the page again.',
  noSuchAddress: 'There is no such address.',
  tooLarge: 'What was sent is too large.',
  tooSlow: 'The data came too slowly and did not arrive in full. Nothing was saved, try again.',
  packed: 'The data came packed in a way that is not accepted. Send it unpacked.',
  busyWithLarge: 'The system is taking in other large data. Nothing was saved, try again in a moment.',
  unreadableSecret: 'This can’t be read: the key it was saved with is gone. Ask the office.',
  otherRequest: 'The same request key came with other data. Reload the page and try again.',
  tooMany: 'Too many requests at once. Wait a moment and try again.',
  unavailable: 'The system is not available right now. Nothing was saved, try again in a moment.',
  perhapsSaved:
    'It is not known whether this was saved. Send it again unchanged, or reload the page and check.',
  unexpected: 'Something unexpected went wrong. Nothing was saved, try again later.',
}
