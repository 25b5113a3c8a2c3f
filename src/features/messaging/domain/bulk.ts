import { matterOf, TEST_KIND } from './message-about.ts'
import { isAmong, type MessageState, STOPPABLE } from './message-state.ts'
import { isGuarding } from './of-money.ts'
import type { SendFault } from './send-fault.ts'

/** What the office does with many messages at once. */
export const BULK_ACTS = ['stop', 'again'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

/**
 * Why a message is left out when many are stopped or sent again.
 * - `not-waiting`: it can't be stopped any more, or has been
 * - `guarding`: it tells somebody of what may have been done against them: nobody stops it
 * - `under-way`: it waits or is being sent already
 * - `arrived`: it has gone out, or a push has told the same
 * - `outdated`: what it tells of came otherwise, or has passed
 * - `perhaps-arrived`: nobody knows whether the gateway has sent it: another try could be the second one
 * - `never`: it can't go out by itself, whoever asks (a number that gets none, no address, a lost key)
 * - `one-by-one`: it carries a PIN or a code, which may be another one by now, or strangers asked for it
 * - `test`: somebody tried the gateway with it, and had the answer at once
 * - `forgotten`: the driver's data are gone
 */
export const HINDRANCES = [
  'not-waiting',
  'guarding',
  'under-way',
  'arrived',
  'outdated',
  'perhaps-arrived',
  'never',
  'one-by-one',
  'test',
  'forgotten',
] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** What the judgement below needs of a message. */
export interface Judged {
  readonly recipient: string
  readonly state: MessageState
  readonly error: SendFault | null
  readonly aboutKind: string
  /** A gateway may have it although it has not said so. */
  readonly mayHaveArrived: boolean
  readonly outdated: boolean
  /** Instant; null where what it tells of does not pass. */
  readonly notAfter: string | null
}

const NEVER: readonly SendFault['code'][] = [
  'country-not-allowed',
  'costly-number',
  'no-address',
  'no-phone',
  'other-key',
]

/**
 * Why this message is left out of an act on many; undefined where it is done. Stricter than for one alone:
 * who sends hundreds again does not look at each, and nobody may get anything twice.
 * @param now instant
 */
export function hindranceTo(act: BulkAct, message: Judged, now: string): Hindrance | undefined {
  const { recipient, state, aboutKind } = message
  if (act === 'stop') {
    if (!isAmong(STOPPABLE, state)) return 'not-waiting'
    return isGuarding(aboutKind) ? 'guarding' : undefined
  }
  if (recipient === '') return 'forgotten'
  if (state === 'sent' || state === 'delivered' || state === 'spared') return 'arrived'
  if (state === 'sending' || isAmong(STOPPABLE, state)) return 'under-way'
  if (aboutKind === TEST_KIND) return 'test'
  return hindranceToRepeating(message, now)
}

function hindranceToRepeating(message: Judged, now: string): Hindrance | undefined {
  const { state, error, aboutKind, mayHaveArrived, outdated, notAfter } = message
  const hasPassed = notAfter !== null && Date.parse(notAfter) <= Date.parse(now)
  if (outdated || hasPassed || state === 'withdrawn' || state === 'expired') return 'outdated'
  if (mayHaveArrived || error?.code === 'uncertain') return 'perhaps-arrived'
  if (error && NEVER.includes(error.code)) return 'never'
  return error?.code === 'mailbox-full' || matterOf(aboutKind) === 'pin' ? 'one-by-one' : undefined
}
