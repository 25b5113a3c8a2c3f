/** A link in a letter or an SMS that lets its driver in. */
export interface EntryLink {
  /** Of the driver's PIN when it was sent. */
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly end: number
  /** Those that it has let in. */
  readonly devices: readonly string[]
  /** How often it has let somebody in, by whatever device. */
  readonly openings: number
}

export const LINK_DAYS = 7
export const MOST_DEVICES = 3
/** The device is a word of the caller's: whoever always says the same one gets in no oftener than this. */
const MOST_OPENINGS = 12
/** A session that a link has opened is shorter than one of a PIN. */
export const LINK_SESSION_DAYS = 30

/**
 * `known`: it has let this device in before. `ended`: there is another PIN by now, or another phone, or the
 * driver may not log in any more.
 */
export type LinkVerdict = 'known' | 'new' | 'ended' | 'expired' | 'used-up'

/**
 * Whether a link lets a device in.
 * @param revision of the driver's PIN now; undefined where the driver may not log in
 * @param now milliseconds since 1970
 */
export function judgeLink(
  link: EntryLink,
  revision: number | undefined,
  device: string,
  now: number,
): LinkVerdict {
  if (link.revision !== revision) return 'ended'
  if (now >= link.end) return 'expired'
  if (link.openings >= MOST_OPENINGS) return 'used-up'
  if (link.devices.includes(device)) return 'known'
  return link.devices.length < MOST_DEVICES ? 'new' : 'used-up'
}

/** Where a link leads whom it has let in. */
export type LinkGoal = 'calendar' | 'form'

const TO_FORM = 'f.'

/** What stands behind the `#` of a link's address. */
export function linkHash(key: string, goal: LinkGoal): string {
  return goal === 'form' ? TO_FORM + key : key
}

/** The reverse. */
export function readLinkHash(hash: string): { readonly key: string; readonly goal: LinkGoal } {
  return hash.startsWith(TO_FORM)
    ? { key: hash.slice(TO_FORM.length), goal: 'form' }
    : { key: hash, goal: 'calendar' }
}
