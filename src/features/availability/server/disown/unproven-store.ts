import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { unprovenForms } from '../tables.ts'

export type UnprovenForm = typeof unprovenForms.$inferSelect

export async function storeUnproven(tx: Tx, form: UnprovenForm): Promise<void> {
  await tx.insert(unprovenForms).values(form)
}

export async function unprovenOfLink(
  queries: Queries,
  keyFingerprint: string,
): Promise<UnprovenForm | undefined> {
  const [form] = await queries
    .select()
    .from(unprovenForms)
    .where(eq(unprovenForms.keyFingerprint, keyFingerprint))
  return form
}

/** Held until the transaction ends, so that two answers follow each other. */
export async function lockUnproven(tx: Tx, id: string): Promise<UnprovenForm | undefined> {
  const [form] = await tx.select().from(unprovenForms).where(eq(unprovenForms.id, id)).for('update')
  return form
}

/** A driver's, of this week and later ones, the latest first. */
export async function unprovenOfDriver(
  queries: Queries,
  driverId: string,
  from: Week,
): Promise<UnprovenForm[]> {
  return queries
    .select()
    .from(unprovenForms)
    .where(and(eq(unprovenForms.driverId, driverId), notBefore(from)))
    .orderBy(desc(unprovenForms.sentAt), desc(unprovenForms.id))
}

/** Everything that is kept of a driver, oldest first. */
export async function allUnprovenOf(queries: Queries, driverId: string): Promise<UnprovenForm[]> {
  return queries
    .select()
    .from(unprovenForms)
    .where(eq(unprovenForms.driverId, driverId))
    .orderBy(asc(unprovenForms.sentAt), asc(unprovenForms.id))
}

/** Whether the driver has disowned a form of this week or a later one. */
export async function hasDisowned(queries: Queries, driverId: string, from: Week): Promise<boolean> {
  const [one] = await queries
    .select({ one: sql<number>`1` })
    .from(unprovenForms)
    .where(and(eq(unprovenForms.driverId, driverId), eq(unprovenForms.answer, 'not-mine'), notBefore(from)))
    .limit(1)
  return one !== undefined
}

export async function setUnproven(
  tx: Tx,
  id: string,
  told: Partial<Pick<UnprovenForm, 'answer' | 'answeredAt' | 'outcome'>>,
): Promise<void> {
  await tx.update(unprovenForms).set(told).where(eq(unprovenForms.id, id))
}

/** What the office has still to be told of, the latest first. */
export async function unsettledForms(queries: Queries): Promise<UnprovenForm[]> {
  return queries
    .select()
    .from(unprovenForms)
    .where(and(eq(unprovenForms.answer, 'not-mine'), isNull(unprovenForms.settledAt)))
    .orderBy(desc(unprovenForms.answeredAt), desc(unprovenForms.id))
}

/** @returns false where the list has no such form any more */
export async function settleForm(tx: Tx, id: string, settledAt: string): Promise<boolean> {
  const settled = await tx
    .update(unprovenForms)
    .set({ settledAt })
    .where(
      and(eq(unprovenForms.id, id), eq(unprovenForms.answer, 'not-mine'), isNull(unprovenForms.settledAt)),
    )
    .returning({ id: unprovenForms.id })
  return settled.length > 0
}

export async function giveUnproven(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.update(unprovenForms).set({ driverId: toId }).where(eq(unprovenForms.driverId, fromId))
}

/** Nobody can say any more whose the form of this submission was. */
export async function forgetUnansweredOf(tx: Tx, submissionId: string): Promise<void> {
  await tx
    .delete(unprovenForms)
    .where(and(eq(unprovenForms.submissionId, submissionId), isNull(unprovenForms.answer)))
}

export async function forgetUnprovenOf(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(unprovenForms).where(eq(unprovenForms.driverId, driverId))
}

/** Of weeks before this one. */
export async function forgetUnprovenBefore(queries: Queries, week: Week): Promise<void> {
  await queries.delete(unprovenForms).where(before(week))
}

/** What they said, and the link, of weeks before this one: nothing can be done with it any more. */
export async function emptyUnprovenBefore(queries: Queries, week: Week): Promise<void> {
  await queries
    .update(unprovenForms)
    .set({ asked: [], reason: null, reasonText: '', keyFingerprint: null })
    .where(
      and(
        before(week),
        sql`(${unprovenForms.asked} <> '[]'::jsonb OR ${unprovenForms.reasonText} <> ''
      OR ${unprovenForms.reason} IS NOT NULL OR ${unprovenForms.keyFingerprint} IS NOT NULL)`,
      ),
    )
}

function notBefore({ year, week }: Week): SQL | undefined {
  const { year: ofYear, week: ofWeek } = unprovenForms
  return or(sql`${ofYear} > ${year}`, and(eq(ofYear, year), sql`${ofWeek} >= ${week}`))
}

function before({ year, week }: Week): SQL | undefined {
  const { year: ofYear, week: ofWeek } = unprovenForms
  return or(sql`${ofYear} < ${year}`, and(eq(ofYear, year), sql`${ofWeek} < ${week}`))
}
