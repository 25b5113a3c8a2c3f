import { type Clock, instantIn } from './clock.ts'
import type { Secrets } from './secrets.ts'
import { DAY, type ThrottleKind } from './throttle-limits.ts'

/** Whose door: the login, phone or shared secret, and which of its secrets. */
export interface Door {
  readonly kind: ThrottleKind
  readonly account: string
  /** The mark of the secret of now; another secret has other codes. */
  readonly secret: string
}

export interface EntryCode {
  /** `K7QM-3XPA` */
  readonly code: string
  /** Instant. */
  readonly until: string
}

/** Of one door and day: which of its codes. */
export interface CodeMark {
  /** Days since 1970, UTC. */
  readonly day: number
  /** From 0: a code that wrong tries have used up is followed by another one. */
  readonly round: number
}

/** Codes of one door and day. */
export const ROUNDS = 3

/** Without those that are taken for another when read aloud or copied by hand. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/**
 * The code with which a new device is heard while too many wrong tries have closed the door to strangers. It
 * opens nothing without the right PIN or password. 31^8 spellings are 850,000 million: it needs no counter
 * that strangers could use up. It follows from the key and is kept nowhere; it lasts from the day it is given
 * (UTC) to the end of the next one.
 */
export function entryCode(secrets: Secrets, clock: Clock, door: Door, round: number): EntryCode {
  const day = dayOf(clock)
  return {
    code: codeOf(secrets, door, { day, round }),
    until: instantIn(clock, (day + 2) * DAY - clock.now().getTime()),
  }
}

/**
 * Which of the door's codes this is; undefined where it is none.
 * @param typed as a person types it: any case, with or without the hyphen
 */
export function markOfCode(secrets: Secrets, clock: Clock, door: Door, typed: string): CodeMark | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  const day = dayOf(clock)
  return [day, day - 1]
    .flatMap((each) => Array.from({ length: ROUNDS }, (_, round) => ({ day: each, round })))
    .find((mark) => codeOf(secrets, door, mark).replace('-', '') === plain)
}

export function dayOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / DAY)
}

function codeOf(secrets: Secrets, { kind, account, secret }: Door, { day, round }: CodeMark): string {
  const parts = ['entry code', kind, account, secret, day, ...(round === 0 ? [] : [round])]
  const bytes = Buffer.from(secrets.fingerprint(parts.join('\n')), 'base64url')
  let rest = bytes.readBigUInt64BE(0)
  let code = ''
  for (let place = 0; place < LENGTH; place += 1) {
    code += LETTERS[Number(rest % BigInt(LETTERS.length))]
    rest /= BigInt(LETTERS.length)
  }
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}
