import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '../database/database.ts'
import { gatheredLookup, type Lookup } from '../gathered-lookup.ts'
import { idempotencyKeys } from '../tables.ts'

export interface StoredAnswer {
  readonly status: number
  /** JSON text */
  readonly body: string
}

export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'repeat'; readonly answer: StoredAnswer }
  | { readonly kind: 'other-input' }

/**
 * Claims the key inside the transaction of the effect. A second request with the same key waits here for the
 * first one to commit, and then reads its answer; where the first one failed and was rolled back, the second
 * takes its place.
 */
export async function claimKey(
  tx: Tx,
  key: string,
  call: string,
  fingerprint: string,
  now: string,
): Promise<Claim> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ key, call, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return { kind: 'first' }
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.call, call)))
  if (!row || row.fingerprint !== fingerprint || row.status === null || row.body === null)
    return { kind: 'other-input' }
  return { kind: 'repeat', answer: { status: row.status, body: row.body } }
}

/** Which keys have an answer already, or were used for something else. */
export function usedKeys(queries: Queries): Lookup<string, true> {
  return gatheredLookup(async (keys) => {
    const rows = await queries
      .select({ key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(inArray(idempotencyKeys.key, [...keys]))
    return new Map(rows.map(({ key }) => [key, true]))
  })
}

export async function storeAnswer(tx: Tx, key: string, call: string, answer: StoredAnswer): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.call, call)))
}

/** @param before instant; keys older than this are forgotten */
export async function forgetKeys(queries: Queries, before: string): Promise<void> {
  await queries.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

/**
 * Forgets kept answers that hold one of these words; a request repeated with their key is refused from then
 * on.
 * @param words at least one
 */
export async function forgetAnswersWith(tx: Tx, words: readonly string[]): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: null, body: null })
    .where(or(...words.map((word) => sql`position(lower(${word}) in lower(${idempotencyKeys.body})) > 0`)))
}
