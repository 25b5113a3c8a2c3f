import { randomUUID } from 'node:crypto'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MessageKind } from '../domain/message-state.ts'
import { retryPause } from '../domain/retry-pause.ts'
import { type LetterBody, openBody } from './body-seal.ts'
import type { Delivery } from './delivery.ts'
import { leaveOutPassed } from './leave-out.ts'
import { messageById, type StoredMessage } from './store.ts'
import {
  endLease,
  endTests,
  expire,
  leaseDueMessages,
  markDueNoGateway,
  noteGateway,
  noteHandingOver,
  type Outcome,
  takeUp,
} from './store-sending.ts'

/** One way in which messages go out. */
export interface Sender {
  readonly kind: MessageKind
  /** Whom it hands them to. */
  readonly name: string
  /** A message handed over twice arrives once. */
  readonly honoursKey: boolean
  /** Milliseconds that one sending takes at most. */
  readonly longest: number
  /** Never throws. */
  send(message: StoredMessage, body: LetterBody): Promise<Delivery>
}

/** Sent side by side; with the lease below, the last of them is done before it runs out. */
const AT_ONCE = 10
const LEASE_FACTOR = 4

/**
 * Sends what is due (D30). A worker that dies between sending and marking leaves its lease behind; when that
 * runs out the message is handed over again under the same key. A gateway that does not honour keys, or
 * another one than before, does not get it a second time: that is the office's decision.
 */
export async function sendDue(platform: Platform, sender: Sender): Promise<void> {
  const { clock, database } = platform
  const { queries } = database
  await leaveOutPassed(platform)
  await expire(queries, instantNow(clock))
  await endTests(queries, sender.kind, instantNow(clock))
  await takeUp(queries, sender.kind)
  for (;;) {
    const lease = randomUUID()
    const until = instantIn(clock, LEASE_FACTOR * sender.longest)
    const due = await leaseDueMessages(queries, sender.kind, lease, instantNow(clock), until, AT_ONCE)
    await sendBatch(platform, sender, due, lease)
    if (due.length < AT_ONCE) return
  }
}

/**
 * Sends one message that is leased, and no second time, whatever comes of it: somebody waits for the answer.
 * @returns what the gateway said
 */
export async function sendOnce(
  platform: Platform,
  sender: Sender,
  id: string,
  lease: string,
): Promise<Delivery> {
  const { clock, database } = platform
  const { queries } = database
  const message = await messageById(queries, id)
  if (!message) throw new Error('The message that was to be sent is gone.')
  const delivery = await deliver(platform, sender, message)
  const now = instantNow(clock)
  const outcome: Outcome =
    delivery.kind === 'sent'
      ? ({ state: 'sent', sentAt: now, error: null, handedTo: '' } as const)
      : {
          ...{ state: 'failed' as const, error: delivery.error },
          ...(delivery.kind === 'uncertain' ? {} : { handedTo: '' }),
        }
  await endLease(queries, { id, lease }, outcome)
  const tries =
    delivery.kind === 'sent' ? { sent: true, error: undefined } : { sent: false, error: delivery.error }
  await noteGateway(queries, sender.kind, tries, now)
  return delivery
}

/** Says honestly that there is no gateway. */
export async function markNoGateway(platform: Platform, kind: MessageKind): Promise<void> {
  const { database, clock } = platform
  await leaveOutPassed(platform)
  const now = instantNow(clock)
  await expire(database.queries, now)
  await endTests(database.queries, kind, now)
  await markDueNoGateway(database.queries, kind, now)
}

async function sendBatch(
  platform: Platform,
  sender: Sender,
  due: readonly StoredMessage[],
  lease: string,
): Promise<void> {
  if (due.length === 0) return
  const { queries } = platform.database
  const free = due.filter((message) => mayHandOver(sender, message)).map(({ id }) => id)
  const handed = await noteHandingOver(queries, free, lease, sender.name)
  const deliveries = await Promise.all(
    due.map(async (message) => {
      if (!mayHandOver(sender, message))
        return recordDelivery(platform, sender, message, lease, {
          kind: 'refused',
          error: { code: 'uncertain' },
        })
      const body = handed.get(message.id)
      if (body === undefined) return undefined
      return recordDelivery(
        platform,
        sender,
        message,
        lease,
        await deliver(platform, sender, { ...message, body }),
      )
    }),
  )
  const errors = deliveries.flatMap((delivery) =>
    delivery && delivery.kind !== 'sent' ? [delivery.error] : [],
  )
  const sent = deliveries.some((delivery) => delivery?.kind === 'sent')
  await noteGateway(queries, sender.kind, { sent, error: errors.at(-1) }, instantNow(platform.clock))
}

/** Whoever may have had it takes it a second time only under a key that drops it. */
function mayHandOver({ name, honoursKey }: Sender, { handedTo }: StoredMessage): boolean {
  return handedTo === '' || (handedTo === name && honoursKey)
}

async function deliver({ secrets }: Platform, sender: Sender, message: StoredMessage): Promise<Delivery> {
  let body: LetterBody
  try {
    body = openBody(secrets, message.body)
  } catch {
    return { kind: 'refused', error: { code: 'other-key' } }
  }
  return sender.send(message, body)
}

async function recordDelivery(
  platform: Platform,
  sender: Sender,
  message: StoredMessage,
  lease: string,
  delivery: Delivery,
): Promise<Delivery> {
  const { id, attempts } = message
  await endLease(platform.database.queries, { id, lease }, outcomeOf(platform, sender, message, delivery))
  if (delivery.kind !== 'sent')
    platform.log.warn({ messageId: id, attempts, outcome: delivery.kind }, 'message not sent')
  return delivery
}

function outcomeOf(
  platform: Platform,
  { honoursKey }: Sender,
  { attempts, handedTo }: StoredMessage,
  delivery: Delivery,
) {
  if (delivery.kind === 'sent')
    return { state: 'sent', sentAt: instantNow(platform.clock), error: null, handedTo: '' } as const
  const { kind, error } = delivery
  if (kind === 'uncertain' && !honoursKey) return { state: 'failed', error: { code: 'uncertain' } } as const
  // This try was not taken; an earlier one may have been.
  const certain = kind === 'uncertain' ? {} : { handedTo }
  const pause = kind === 'refused' ? undefined : retryPause(attempts)
  if (pause === undefined) return { state: 'failed', error, ...certain } as const
  return { state: 'waiting', dueAt: instantIn(platform.clock, pause), error, ...certain } as const
}
