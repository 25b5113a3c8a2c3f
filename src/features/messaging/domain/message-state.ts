/**
 * - `waiting`: to be sent, perhaps again
 * - `no-gateway`: would be, if there were one (D30)
 * - `sending`: a worker holds a lease on it
 * - `sent`: the gateway has taken it; `delivered`, `undelivered`: what it reported later, for SMS
 * - `failed`: refused, or given up
 * - `expired`: what it tells of has passed before it could be sent
 * - `cancelled`: by the office
 * - `spared`: an SMS or a letter that nobody needs any more, since a push has told the same
 * - `withdrawn`: what it tells of came otherwise before it went out; it must not be told any more
 */
export const MESSAGE_STATES = [
  'waiting',
  'no-gateway',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'cancelled',
  'withdrawn',
  'spared',
] as const

/** `push`: to the phones of a driver, whose id is its recipient. */
export const MESSAGE_KINDS = ['email', 'sms', 'push'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
/** What the office sends by itself. */
export type OfficeMessageKind = Exclude<MessageKind, 'push'>
export type MessageState = (typeof MESSAGE_STATES)[number]

/**
 * The gateway has not got it for certain, and nobody is handing it over at this moment: it can still be
 * stopped.
 */
export const STOPPABLE = ['waiting', 'no-gateway'] as const satisfies readonly MessageState[]

/** The office may have it sent (again). */
export const REPEATABLE = [
  'waiting',
  'no-gateway',
  'failed',
  'undelivered',
  'expired',
  'cancelled',
  'spared',
] as const satisfies readonly MessageState[]

/** It ended without having been sent, or without arriving: whoever wrote it may want another try. */
export const NOT_THROUGH = [
  'failed',
  'undelivered',
  'expired',
  'cancelled',
] as const satisfies readonly MessageState[]

/** Nothing will change them any more. `sent` may still become delivered. */
export const OVER = [
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'cancelled',
  'withdrawn',
  'spared',
] as const satisfies readonly MessageState[]

/** Nobody got them: given up, not delivered, or waiting for a gateway that is not there (D30). */
export const MISSED = ['failed', 'undelivered', 'no-gateway'] as const satisfies readonly MessageState[]

/** By what the outbox can be narrowed. */
export const STATE_FILTERS = [...MESSAGE_STATES, 'missed'] as const
export type StateFilter = (typeof STATE_FILTERS)[number]

export function isAmong(states: readonly MessageState[], state: MessageState): boolean {
  return states.includes(state)
}

/** A gateway has taken it for certain, whatever became of it there: only then may it be called sent (D30). */
export function isWithGateway(state: MessageState): boolean {
  return state === 'sent' || state === 'delivered' || state === 'undelivered'
}

/** Of several messages that tell the same, the first in this order says what became of it. */
const TELLS: readonly MessageState[] = [
  'delivered',
  'sent',
  'sending',
  'waiting',
  'no-gateway',
  'spared',
  'undelivered',
  'failed',
  'expired',
  'cancelled',
  'withdrawn',
]

/** For sorting: what says most of several messages that tell the same comes first. */
export function byWhatTells(
  a: { readonly state: MessageState },
  b: { readonly state: MessageState },
): number {
  return TELLS.indexOf(a.state) - TELLS.indexOf(b.state)
}

/** It got through, may have, or still may. */
export function mayTell({ state }: { readonly state: MessageState }): boolean {
  return TELLS.indexOf(state) <= TELLS.indexOf('spared')
}
