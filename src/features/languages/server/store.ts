import { and, count, eq, max, sum } from 'drizzle-orm'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { sentenceCorrections as table } from './tables.ts'

export type StoredCorrection = typeof table.$inferSelect

interface Key {
  readonly language: Language
  readonly sentence: string
}

const isOf = ({ language, sentence }: Key) => and(eq(table.language, language), eq(table.sentence, sentence))

/** In the order in which they were last changed. */
export function correctionsIn(queries: Queries, language: Language): Promise<StoredCorrection[]> {
  return queries
    .select()
    .from(table)
    .where(eq(table.language, language))
    .orderBy(table.changedAt, table.sentence)
}

export function allCorrections(queries: Queries): Promise<StoredCorrection[]> {
  return queries.select().from(table).orderBy(table.language, table.sentence)
}

/** Another one whenever anything has changed. */
export async function stampOfCorrections(queries: Queries): Promise<string> {
  const [row] = await queries
    .select({ rows: count(), versions: sum(table.version), last: max(table.changedAt) })
    .from(table)
  return JSON.stringify(row)
}

export async function countCorrections(queries: Queries, language: Language): Promise<number> {
  const [row] = await queries.select({ rows: count() }).from(table).where(eq(table.language, language))
  return row?.rows ?? 0
}

export async function correctionOfSentence(
  queries: Queries,
  key: Key,
): Promise<StoredCorrection | undefined> {
  const [row] = await queries.select().from(table).where(isOf(key))
  return row
}

/** @returns false where there is one already */
export async function addCorrection(tx: Tx, row: Omit<StoredCorrection, 'version'>): Promise<boolean> {
  const added = await tx
    .insert(table)
    .values({ ...row, version: 1 })
    .onConflictDoNothing()
    .returning({ sentence: table.sentence })
  return added.length > 0
}

/** @returns false where that version is not the one that is there */
export async function changeCorrection(
  tx: Tx,
  key: Key,
  version: number,
  change: Pick<StoredCorrection, 'correction' | 'catalogue' | 'path' | 'changedAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(table)
    .set({ ...change, version: version + 1 })
    .where(and(isOf(key), eq(table.version, version)))
    .returning({ sentence: table.sentence })
  return changed.length > 0
}

/** @returns false where that version is not the one that is there */
export async function forgetCorrection(tx: Tx, key: Key, version: number): Promise<boolean> {
  const gone = await tx
    .delete(table)
    .where(and(isOf(key), eq(table.version, version)))
    .returning({ sentence: table.sentence })
  return gone.length > 0
}
