import { forget, isRecord, namesKept, recall, remember } from './device-memory.ts'
import type { TypedPerson } from './ui/person-fields.tsx'

/** Who uses this device, where that person wanted to be remembered in a form of the drivers. */
export function recallPerson(): TypedPerson | undefined {
  return recall('person', isPerson)
}

/** Keeps name, e-mail and phone where the driver wants that, else forgets them. */
export function keepPerson(person: TypedPerson, wanted: boolean): void {
  if (wanted) remember('person', person)
  else forget('person')
}

export function isPerson(value: unknown): value is TypedPerson {
  return isRecord(value) && ['fullName', 'email', 'phone'].every((field) => typeof value[field] === 'string')
}

/** How the names begin under which own weeks are kept. */
export const OWN_WEEK = 'own-week.'

/** A shift that was taken by a tap, and whose answer has not come. */
export const TAPPED = 'tapped'

/**
 * How the names begin under which drivers' pages keep what was chosen or typed and not sent. What is on its
 * way to the server is none of them: logging out must not lose a submission; but an edit of one can only be
 * sent by the session that has ended.
 */
const DRAFTS = ['draft.', 'typed', 'pick', 'pending-edit', TAPPED, 'statement-question.']

/** The session is over, or another driver's begins: nothing is left that a session has shown. */
export function forgetOwnWeeks(): void {
  for (const name of namesKept(OWN_WEEK)) forget(name)
}

/** The driver has logged out: whoever has the phone next finds neither shifts nor anything typed. */
export function forgetOwnThings(): void {
  forgetOwnWeeks()
  for (const start of DRAFTS) for (const name of namesKept(start)) forget(name)
  try {
    indexedDB.deleteDatabase(DRAFT_PHOTOS)
  } catch {
    // No such memory here.
  }
}

/** Photos that belong to drafts, in a memory of their own. */
const DRAFT_PHOTOS = 'flotylla-draft-photos'

const SHARED = 'shared-device'

/** What the driver said at the login: 'To nie mój telefon'. */
export function noteDevice(isShared: boolean): void {
  forgetOwnWeeks()
  // Whoever logs in may be another driver, and would book it.
  forget(TAPPED)
  if (isShared) remember(SHARED, true)
  else forget(SHARED)
}

/** Nothing of a session is kept on such a device. */
export function isSharedDevice(): boolean {
  return recall(SHARED, (value): value is true => value === true) === true
}
