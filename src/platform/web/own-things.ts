import { deviceNow } from './device-clock.ts'
import { forget, isRecord, namesKept, recall, remember } from './device-memory.ts'

/** How the names begin under which own weeks are kept. */
export const OWN_WEEK = 'own-week.'

/** A shift that was taken by a tap, and whose answer has not come. */
export const TAPPED = 'tapped'

/** What the driver told the office, and the office has not got. */
export const REPORTS_WAIT = 'draft.report'

/** How the names begin under which photos wait whose report the office has. */
export const REPORT_PHOTOS_WAIT = 'draft.report-photos.'

/** An edit of what was sent, on its way. */
export const EDIT_WAITS = 'pending-edit'

/** On their way to the server by a session alone: a logout asks before it throws them away. */
const WAITING: readonly string[] = [REPORTS_WAIT, EDIT_WAITS, TAPPED]
const waits = (name: string) => WAITING.includes(name) || name.startsWith(REPORT_PHOTOS_WAIT)

/**
 * How the names begin under which drivers' pages keep what was chosen or typed and not sent. A form that is
 * on its way to the server is none of them: it needs no session, and logging out must not lose it.
 */
const DRAFTS = ['draft.', 'typed', 'pick', EDIT_WAITS, TAPPED, 'statement-question.']

/** Photos that belong to drafts, in a memory of their own. */
const DRAFT_PHOTOS = 'flotylla-draft-photos'

const SHARED = 'shared-device'
/** The id of the driver whose session is, or was, the last one here. */
const OWNER = 'owner'
/** Of the owner, so that it need not be typed again where the session has ended. */
const PHONE = 'owner-phone'
/** What was kept for a driver who is not the owner any more, by the driver's id. */
const ASIDE = 'aside.'
/** Who has not come back by then is not awaited any more. Milliseconds. */
const ASIDE_FOR = 30 * 24 * 3_600_000

/** The session is over, or another driver's begins: nothing is left that a session has shown. */
export function forgetOwnWeeks(): void {
  for (const name of namesKept(OWN_WEEK)) forget(name)
}

/** The driver has logged out: whoever has the phone next finds neither shifts nor anything typed. */
export function forgetOwnThings(): void {
  forgetOwnWeeks()
  for (const name of draftNames()) forget(name)
  forget(OWNER)
  forget(PHONE)
  // Photos of who is awaited stand in the same memory.
  if (namesKept(ASIDE).length > 0) return
  try {
    indexedDB.deleteDatabase(DRAFT_PHOTOS)
  } catch {
    // No such memory here.
  }
}

/**
 * A driver has logged in.
 * @param isShared said with it: 'To nie mój telefon'
 * @param me the driver's id
 * @param phone E.164; empty where it was not typed
 */
export function noteDevice(isShared: boolean, me: string, phone = ''): void {
  // Nobody knows whose tap it was, and another driver would book it.
  if (owner() === undefined) forget(TAPPED)
  noteOwner(me)
  forgetOwnWeeks()
  if (isShared) remember(SHARED, true)
  else forget(SHARED)
  if (isShared) forget(PHONE)
  else if (phone !== '') remember(PHONE, phone)
}

/**
 * Whose session this is. What was kept for another driver goes out of everybody's sight until that one is
 * back; what was kept for this one stands where it stood.
 */
export function noteOwner(me: string, phone = ''): void {
  const before = owner()
  if (before !== me) forget(PHONE)
  if (phone !== '' && !isSharedDevice()) remember(PHONE, phone)
  if (before === me) return
  forgetOwnWeeks()
  forgetLongAside()
  if (before !== undefined) putAside(before)
  bringBack(me)
  remember(OWNER, me)
}

/** The id of the driver who is logged in here, or was last; undefined where nobody is known. */
export function owner(): string | undefined {
  return recall(OWNER, (value): value is string => typeof value === 'string')
}

/** The phone number of the owner, E.164; empty where it is not known, or not to be kept here. */
export function ownerPhone(): string {
  return recall(PHONE, (value): value is string => typeof value === 'string') ?? ''
}

/** Nothing of a session is kept on such a device but what is on its way to the server. */
export function isSharedDevice(): boolean {
  return recall(SHARED, (value): value is true => value === true) === true
}

/** Whether anything is on its way to the server that only this driver's session can send. */
export function isAnyWaiting(): boolean {
  return draftNames().some(waits)
}

function draftNames(): readonly string[] {
  return [...new Set(DRAFTS.flatMap((start) => namesKept(start)))]
}

interface Aside {
  /** Milliseconds of this device's clock. */
  readonly at: number
  readonly things: Readonly<Record<string, unknown>>
}

function putAside(whose: string): void {
  const kept = isSharedDevice() ? draftNames().filter(waits) : draftNames()
  const things = Object.fromEntries(kept.map((name) => [name, recall(name, isAnything)]))
  if (kept.length > 0) remember(ASIDE + whose, { at: deviceNow(), things })
  for (const name of draftNames()) forget(name)
}

function bringBack(whose: string): void {
  const aside = recall(ASIDE + whose, isAside)
  forget(ASIDE + whose)
  for (const [name, thing] of Object.entries(aside?.things ?? {})) remember(name, thing)
}

/** What is kept under names that begin so for drivers who are not back yet. */
export function awaitedThings(start: string): readonly unknown[] {
  return namesKept(ASIDE).flatMap((name) =>
    Object.entries(recall(name, isAside)?.things ?? {}).flatMap(([own, thing]) =>
      own.startsWith(start) ? [thing] : [],
    ),
  )
}

function forgetLongAside(): void {
  for (const name of namesKept(ASIDE)) {
    const aside = recall(name, isAside)
    if (!aside || deviceNow() - aside.at > ASIDE_FOR) forget(name)
  }
}

function isAside(value: unknown): value is Aside {
  return isRecord(value) && typeof value.at === 'number' && isRecord(value.things)
}

function isAnything(value: unknown): value is unknown {
  return value !== undefined
}
