import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { TEST_KIND } from '../domain/message-about.ts'
import type { MessageKind, MessageState } from '../domain/message-state.ts'
import type { SendFault } from '../domain/send-fault.ts'
import type { StoredMessage } from './store.ts'
import { messageGateways, messages } from './tables.ts'
import { endOutdated } from './topics-store.ts'

/**
 * Takes a lease on messages that are due: those waiting, and those whose sender's lease has run out. No two
 * workers get the same one.
 */
export function leaseDueMessages(
  queries: Queries,
  kind: MessageKind,
  lease: string,
  now: string,
  until: string,
  most: number,
): Promise<StoredMessage[]> {
  const due = queries
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.kind, kind), inArray(messages.state, ['waiting', 'sending']), lte(messages.dueAt, now)),
    )
    .orderBy(messages.dueAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return queries
    .update(messages)
    .set({ state: 'sending', lease, dueAt: until, attempts: sql`${messages.attempts} + 1` })
    .where(inArray(messages.id, due))
    .returning()
}

/**
 * Notes, before they leave, to whom leased messages are handed.
 * @returns those that are still leased, each with its sealed body: it may tell of less than when the lease
 * was taken
 */
export async function noteHandingOver(
  queries: Queries,
  ids: readonly string[],
  lease: string,
  handedTo: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .update(messages)
    .set({ handedTo })
    .where(and(inArray(messages.id, [...ids]), eq(messages.lease, lease), eq(messages.state, 'sending')))
    .returning({ id: messages.id, body: messages.body })
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** What became of a try. */
export interface Outcome {
  readonly state: MessageState
  readonly dueAt?: string
  readonly sentAt?: string
  readonly error: SendFault | null
  readonly handedTo?: string
}

/**
 * What became of a message, written only by who still holds its lease. One withdrawn meanwhile is not tried
 * again, and may have been taken all the same.
 */
export async function endLease(
  queries: Queries,
  { id, lease }: { readonly id: string; readonly lease: string },
  outcome: Outcome,
): Promise<void> {
  const { state } = outcome
  const [ended] = await queries
    .update(messages)
    .set({
      ...outcome,
      lease: null,
      state:
        state === 'sent'
          ? state
          : sql`CASE WHEN ${messages.state} = 'withdrawn' THEN 'withdrawn' ELSE ${state} END`,
    })
    .where(
      and(eq(messages.id, id), eq(messages.lease, lease), inArray(messages.state, ['sending', 'withdrawn'])),
    )
    .returning({ state: messages.state })
  // Certainly not taken: what came otherwise meanwhile has told nobody anything, and the next try goes
  // without it.
  if (ended && ended.state !== 'sent' && ended.state !== 'withdrawn' && outcome.handedTo === '')
    await endOutdated(queries, id)
}

/**
 * Test messages go out while somebody waits, or not at all: what is left of one, since its sender has died or
 * an edition before let it be sent again, is not taken up by a worker.
 */
export async function endTests(queries: Queries, kind: MessageKind, now: string): Promise<void> {
  const ofKind = and(eq(messages.kind, kind), eq(messages.aboutKind, TEST_KIND))
  await queries
    .update(messages)
    .set({ state: 'failed', lease: null, error: { code: 'uncertain' } })
    .where(and(ofKind, eq(messages.state, 'sending'), lte(messages.dueAt, now)))
  await queries
    .update(messages)
    .set({ state: 'cancelled', lease: null })
    .where(and(ofKind, inArray(messages.state, ['waiting', 'no-gateway'])))
}

/** Messages that found no gateway are waiting again, now that there is one. */
export async function takeUp(queries: Queries, kind: MessageKind): Promise<void> {
  await queries
    .update(messages)
    .set({ state: 'waiting' })
    .where(and(eq(messages.kind, kind), eq(messages.state, 'no-gateway')))
}

/** The reverse, with those whose sender has died. */
export async function markDueNoGateway(queries: Queries, kind: MessageKind, now: string): Promise<void> {
  const ofKind = eq(messages.kind, kind)
  await queries
    .update(messages)
    .set({ state: 'no-gateway' })
    .where(and(ofKind, eq(messages.state, 'waiting')))
  await queries
    .update(messages)
    .set({ state: 'no-gateway', lease: null })
    .where(and(ofKind, eq(messages.state, 'sending'), lte(messages.dueAt, now)))
}

/** What is too late to be told is not told any more; what may have been told already says so in its error. */
export async function expire(queries: Queries, now: string): Promise<void> {
  await queries
    .update(messages)
    .set({ state: 'expired', lease: null })
    .where(
      and(
        lte(messages.notAfter, now),
        sql`(${messages.state} IN ('waiting', 'no-gateway') OR (${messages.state} = 'sending' AND ${messages.dueAt} <= ${now}::timestamptz))`,
      ),
    )
}

export type GatewayRow = typeof messageGateways.$inferSelect

/** How a gateway's last tries went. */
export async function noteGateway(
  queries: Queries,
  kind: MessageKind,
  tries: { readonly sent: boolean; readonly error: SendFault | undefined },
  now: string,
): Promise<void> {
  const change = {
    ...(tries.sent ? { lastSuccessAt: now } : {}),
    ...(tries.error === undefined ? {} : { lastErrorAt: now, lastError: tries.error }),
  }
  await queries
    .insert(messageGateways)
    .values({ kind, ...change })
    .onConflictDoUpdate({ target: messageGateways.kind, set: change })
}

export function gatewayRows(queries: Queries): Promise<GatewayRow[]> {
  return queries.select().from(messageGateways)
}
