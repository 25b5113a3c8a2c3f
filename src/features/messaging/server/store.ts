import { and, count, desc, eq, gt, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { TEST_KIND } from '../domain/message-about.ts'
import { type MessageKind, type MessageState, REPEATABLE, STOPPABLE } from '../domain/message-state.ts'
import type { SendFault } from '../domain/send-fault.ts'
import { messages } from './tables.ts'

export type StoredMessage = typeof messages.$inferSelect

export interface NewMessage {
  readonly id: string
  readonly eventKey: string
  readonly kind: MessageKind
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: MessageState | SQL<MessageState>
  /** Why it does not go out, where that is known already. */
  readonly error?: SendFault | SQL<SendFault | null>
  readonly createdAt: string
  readonly dueAt: string
  readonly notAfter?: string | null
  readonly aboutKind?: string
  readonly aboutId?: string
  /** Of an SMS. */
  readonly parts?: number
  readonly attempts?: number
  readonly lease?: string
  readonly handedTo?: string
}

/** Nothing where the event has its message already. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing()
}

/**
 * The same for many: one statement for each 500.
 * @returns those that are new by the keys of their events, each with its state: of an event that was told
 * before none is
 */
export async function insertMessages(
  tx: Tx,
  many: readonly NewMessage[],
): Promise<Map<string, MessageState>> {
  const added = new Map<string, MessageState>()
  for (let start = 0; start < many.length; start += 500) {
    const rows = await tx
      .insert(messages)
      .values(many.slice(start, start + 500))
      .onConflictDoNothing()
      .returning({ eventKey: messages.eventKey, state: messages.state })
    for (const { eventKey, state } of rows) added.set(eventKey, state)
  }
  return added
}

/** How many there are of each state. @param kind of all where not told */
export async function countByState(
  queries: Queries,
  { kind }: { readonly kind?: MessageKind },
): Promise<Partial<Record<MessageState, number>>> {
  const rows = await queries
    .select({ state: messages.state, number: count() })
    .from(messages)
    .where(kind && eq(messages.kind, kind))
    .groupBy(messages.state)
  return Object.fromEntries(rows.map(({ state, number }) => [state, number]))
}

/**
 * Takes the turn for a test message, of which the fleet has one within so many milliseconds, and writes the
 * message with it. Whoever else asks at that moment, in whatever process, waits and finds it.
 * @returns false where another one was written just before
 */
export async function insertTestMessage(
  tx: Tx,
  message: NewMessage,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('test message')})`)
  const { id, aboutKind, createdAt } = messages
  const lately = await tx
    .select({ id })
    .from(messages)
    .where(and(eq(aboutKind, TEST_KIND), gt(createdAt, from), lt(createdAt, to)))
    .limit(1)
  if (lately.length > 0) return false
  await insertMessage(tx, message)
  return true
}

export async function messageById(queries: Queries, id: string): Promise<StoredMessage | undefined> {
  const [row] = await queries.select().from(messages).where(eq(messages.id, id))
  return row
}

export async function messagesOfEvents(
  queries: Queries,
  eventKeys: readonly string[],
): Promise<StoredMessage[]> {
  if (eventKeys.length === 0) return []
  return queries
    .select()
    .from(messages)
    .where(inArray(messages.eventKey, [...eventKeys]))
}

/**
 * A message that did not get through is due at once, its tries counted anew. What the gateway has had goes
 * out as another message; what it may have had keeps its key, so that it still arrives once.
 * @param until when one that is too late already is too late again
 * @returns false where there is none such
 */
export async function makeDue(
  tx: Tx,
  id: string,
  state: MessageState,
  when: { readonly now: string; readonly until: string },
): Promise<boolean> {
  return (await makeManyDue(tx, [id], state, when)) > 0
}

/** The same of many. @returns how many there were */
export async function makeManyDue(
  tx: Tx,
  ids: readonly string[],
  state: MessageState,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<number> {
  if (ids.length === 0) return 0
  const changed = await tx
    .update(messages)
    .set({
      state,
      dueAt: now,
      attempts: 0,
      error: null,
      handedTo: '',
      sentAt: null,
      reportedAt: null,
      notAfter: sql`CASE WHEN ${messages.notAfter} <= ${now}::timestamptz THEN ${until}::timestamptz ELSE ${messages.notAfter} END`,
      round: sql`${messages.round} + CASE WHEN ${messages.state} = 'undelivered' THEN 1 ELSE 0 END`,
    })
    .where(and(inArray(messages.id, [...ids]), inArray(messages.state, REPEATABLE)))
    .returning({ id: messages.id })
  return changed.length
}

/** @returns false where it can't be stopped any more, or there is none */
export async function stopMessage(tx: Tx, id: string): Promise<boolean> {
  return (await stopMessages(tx, [id])) > 0
}

/** The same of many. @returns how many there were */
export async function stopMessages(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const changed = await tx
    .update(messages)
    .set({ state: 'cancelled' })
    .where(and(inArray(messages.id, [...ids]), inArray(messages.state, STOPPABLE)))
    .returning({ id: messages.id })
  return changed.length
}

/**
 * What the gateway tells of a message that it has had, whatever its sender still believes. Delivered is the
 * last word; one that did not arrive, and is outdated, is not offered to be sent again.
 */
export async function noteReport(
  queries: Queries,
  { id, round }: { readonly id: string; readonly round: number },
  report: { readonly state: 'sent' | 'delivered' | 'undelivered'; readonly error: SendFault | null },
  now: string,
): Promise<void> {
  const isNews =
    report.state === 'sent'
      ? inArray(messages.state, ['waiting', 'sending', 'failed', 'withdrawn'])
      : ne(messages.state, 'delivered')
  await queries
    .update(messages)
    .set({
      ...report,
      ...(report.state === 'undelivered'
        ? { state: sql`CASE WHEN ${messages.outdated} THEN 'withdrawn' ELSE 'undelivered' END` }
        : {}),
      lease: null,
      sentAt: sql`coalesce(${messages.sentAt}, ${now}::timestamptz)`,
      reportedAt: now,
    })
    .where(and(eq(messages.id, id), eq(messages.round, round), ne(messages.recipient, ''), isNews))
}

/** Messages of these states that are older than that are gone. @returns how many */
export async function deleteMessagesBefore(
  queries: Queries,
  states: readonly MessageState[],
  instant: string,
): Promise<number> {
  const gone = await queries
    .delete(messages)
    .where(
      and(
        inArray(messages.state, [...states]),
        lte(sql`coalesce(${messages.sentAt}, ${messages.createdAt})`, instant),
      ),
    )
    .returning({ id: messages.id })
  return gone.length
}

/**
 * Of messages only samples are asked for: what a lost key sealed in them can't be made anew, and goes with
 * its time.
 */
export async function newestSealedBodies(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: messages.body })
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}
