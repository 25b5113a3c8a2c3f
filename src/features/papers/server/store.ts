import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Subject } from '../domain/paper.ts'
import { paperKinds, papers } from './tables.ts'

export interface StoredPaper {
  readonly id: string
  readonly kindId: string
  readonly subjectId: string
  readonly number: string
  readonly issuedOn: CalendarDate | null
  readonly expiresOn: CalendarDate
}

const columns = {
  id: papers.id,
  kindId: papers.kindId,
  subjectId: papers.subjectId,
  number: papers.number,
  issuedOn: papers.issuedOn,
  expiresOn: papers.expiresOn,
}

export interface BlockingPaper {
  readonly id: string
  readonly subject: Subject
  readonly subjectId: string
  readonly name: string
  readonly expiresOn: CalendarDate
}

/** Papers of blocking kinds that run out by that day. */
export async function blockingPapers(queries: Queries, last: CalendarDate): Promise<BlockingPaper[]> {
  return queries
    .select({
      id: papers.id,
      subject: paperKinds.subject,
      subjectId: papers.subjectId,
      name: paperKinds.name,
      expiresOn: papers.expiresOn,
    })
    .from(papers)
    .innerJoin(paperKinds, eq(paperKinds.id, papers.kindId))
    .where(and(eq(paperKinds.blocks, true), lte(papers.expiresOn, last)))
    .orderBy(papers.expiresOn, paperKinds.position, papers.id)
}

/** Papers of blocking kinds that a driver has, by what runs out first. */
export async function blockingPapersOfDriver(
  queries: Queries,
  driverId: string,
): Promise<{ name: string; expiresOn: CalendarDate; leadDays: number }[]> {
  return queries
    .select({ name: paperKinds.name, expiresOn: papers.expiresOn, leadDays: paperKinds.leadDays })
    .from(papers)
    .innerJoin(paperKinds, eq(paperKinds.id, papers.kindId))
    .where(and(eq(paperKinds.blocks, true), eq(paperKinds.subject, 'driver'), eq(papers.subjectId, driverId)))
    .orderBy(papers.expiresOn, paperKinds.position)
}

/** Papers of these kinds, in no order. @param last only those that run out by that day */
export async function papersOfKinds(
  queries: Queries,
  kindIds: readonly string[],
  last?: CalendarDate,
): Promise<StoredPaper[]> {
  if (kindIds.length === 0) return []
  return queries
    .select(columns)
    .from(papers)
    .where(and(inArray(papers.kindId, [...kindIds]), last && lte(papers.expiresOn, last)))
}

/** Papers that are due on this day: their kind's lead days before the expiry, or past it. */
export async function duePapers(
  queries: Queries,
  today: CalendarDate,
): Promise<{ subject: Subject; subjectId: string; expiresOn: CalendarDate; blocks: boolean }[]> {
  return queries
    .select({
      subject: paperKinds.subject,
      subjectId: papers.subjectId,
      expiresOn: papers.expiresOn,
      blocks: paperKinds.blocks,
    })
    .from(papers)
    .innerJoin(paperKinds, eq(paperKinds.id, papers.kindId))
    .where(sql`${papers.expiresOn} - ${paperKinds.leadDays} <= ${today}::date`)
}

export async function papersOf(queries: Queries, subjectId: string): Promise<StoredPaper[]> {
  return queries.select(columns).from(papers).where(eq(papers.subjectId, subjectId))
}

/** The one of this kind that the subject has, locked. */
export async function paperForChange(
  tx: Tx,
  kindId: string,
  subjectId: string,
): Promise<StoredPaper | undefined> {
  const [row] = await tx
    .select(columns)
    .from(papers)
    .where(and(eq(papers.kindId, kindId), eq(papers.subjectId, subjectId)))
    .for('update')
  return row
}

/** Stores it, or puts it in the place of the one of the same kind and subject. */
export async function putPaper(
  tx: Tx,
  paper: StoredPaper & { readonly changedAt: string; readonly changedBy: string },
): Promise<void> {
  const { id: _id, kindId: _kind, subjectId: _subject, ...renewed } = paper
  await tx
    .insert(papers)
    .values(paper)
    .onConflictDoUpdate({ target: [papers.kindId, papers.subjectId], set: renewed })
}

/** False where there is none. */
export async function removePaperOf(tx: Tx, kindId: string, subjectId: string): Promise<boolean> {
  const removed = await tx
    .delete(papers)
    .where(and(eq(papers.kindId, kindId), eq(papers.subjectId, subjectId)))
    .returning({ id: papers.id })
  return removed.length > 0
}

export async function removePapersOf(tx: Tx, subjectId: string): Promise<void> {
  await tx.delete(papers).where(eq(papers.subjectId, subjectId))
}
