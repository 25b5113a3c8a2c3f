import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type MessageKind, type MessageState, messages } from './tables.ts'

export type StoredMessage = typeof messages.$inferSelect

interface NewMessage {
  readonly id: string
  readonly eventKey: string
  readonly kind: MessageKind
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly state: MessageState
  readonly createdAt: string
  readonly dueAt: string
}

/** Nothing where the event has its message already. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing()
}

/**
 * Takes a lease on letters that are due: those waiting, and those whose sender's lease has run out. No two workers get
 * the same one.
 */
export function leaseDueLetters(
  queries: Queries,
  lease: string,
  now: string,
  until: string,
  most: number,
): Promise<StoredMessage[]> {
  const due = queries
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, 'email'),
        inArray(messages.state, ['waiting', 'sending']),
        lte(messages.dueAt, now),
      ),
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

/** What became of a message, written only by who still holds its lease. */
export async function endLease(
  queries: Queries,
  { id, lease }: { readonly id: string; readonly lease: string },
  outcome: { state: MessageState; dueAt?: string; sentAt?: string; error: string },
): Promise<void> {
  await queries
    .update(messages)
    .set({ ...outcome, lease: null })
    .where(and(eq(messages.id, id), eq(messages.lease, lease), eq(messages.state, 'sending')))
}

/** Letters that found no mail server are waiting again, now that there is one; or the reverse. */
export async function moveLetters(queries: Queries, from: MessageState, to: MessageState): Promise<void> {
  await queries
    .update(messages)
    .set({ state: to })
    .where(and(eq(messages.kind, 'email'), eq(messages.state, from)))
}

/** @param page from 1 */
export function messagesOnPage(queries: Queries, page: number, size: number): Promise<StoredMessage[]> {
  return queries
    .select()
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function countMessages(queries: Queries): Promise<{ total: number; failed: number }> {
  const [row] = await queries
    .select({
      total: count(),
      failed: sql<number>`count(*) FILTER (WHERE ${messages.state} = 'failed')`,
    })
    .from(messages)
  return row ?? { total: 0, failed: 0 }
}

export async function messageById(queries: Queries, id: string): Promise<StoredMessage | undefined> {
  const [row] = await queries.select().from(messages).where(eq(messages.id, id))
  return row
}

/** A failed or waiting message is due at once, its tries counted anew. @returns false where there is none such */
export async function makeDue(tx: Tx, id: string, state: MessageState, now: string): Promise<boolean> {
  const changed = await tx
    .update(messages)
    .set({ state, dueAt: now, attempts: 0, error: '' })
    .where(and(eq(messages.id, id), inArray(messages.state, ['failed', 'waiting', 'no-gateway'])))
    .returning({ id: messages.id })
  return changed.length > 0
}
