import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queries, Tx } from './database/database.ts'
import { throttleBuckets } from './tables.ts'

export interface Counted {
  readonly bucket: string
  /** Instant at which a window that starts now is over. */
  readonly until: string
}

/**
 * Adds one failure to each bucket, in a fixed order so that two tries never wait for each other; a window
 * that is over starts anew.
 */
export async function countFailure(
  tx: Tx,
  buckets: readonly Counted[],
  now: string,
): Promise<Map<string, number>> {
  const sorted = [...buckets].sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const isOver = sql`${throttleBuckets.windowEndsAt} <= ${now}::timestamptz`
  const rows = await tx
    .insert(throttleBuckets)
    .values(sorted.map(({ bucket, until }) => ({ bucket, failures: 1, windowEndsAt: until })))
    .onConflictDoUpdate({
      target: throttleBuckets.bucket,
      set: {
        failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${throttleBuckets.failures} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${throttleBuckets.windowEndsAt} END`,
      },
    })
    .returning({ bucket: throttleBuckets.bucket, failures: throttleBuckets.failures })
  return new Map(rows.map((row) => [row.bucket, row.failures]))
}

/** Takes failures back out of these buckets, down to none. */
export async function giveBack(tx: Tx, buckets: readonly string[], failures: number): Promise<void> {
  if ((await lockBuckets(tx, buckets)) === 0) return
  await tx
    .update(throttleBuckets)
    .set({ failures: sql`GREATEST(0, ${throttleBuckets.failures} - ${failures}::bigint)::integer` })
    .where(inArray(throttleBuckets.bucket, [...buckets]))
}

/** Writes these buckets as they stand, so that a refused try takes as long as a heard one. */
export async function writeUnchanged(tx: Tx, buckets: readonly string[]): Promise<void> {
  await giveBack(tx, buckets, 0)
}

/** In the order in which tries count in them. @returns how many of them are there */
export async function lockBuckets(tx: Tx, buckets: readonly string[]): Promise<number> {
  if (buckets.length === 0) return 0
  const locked = await tx
    .select()
    .from(throttleBuckets)
    .where(inArray(throttleBuckets.bucket, [...buckets]))
    .orderBy(sql`${throttleBuckets.bucket} COLLATE "C"`)
    .for('update')
  return locked.length
}

export async function setBucket(tx: Tx, { bucket, until }: Counted): Promise<void> {
  await tx
    .insert(throttleBuckets)
    .values({ bucket, failures: 0, windowEndsAt: until })
    .onConflictDoUpdate({ target: throttleBuckets.bucket, set: { failures: 0, windowEndsAt: until } })
}

const AT_ONCE = 1_000

/** The same of many; in a fixed order. */
export async function setBuckets(tx: Tx, buckets: readonly Counted[]): Promise<void> {
  const sorted = [...buckets].sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
  for (let at = 0; at < sorted.length; at += AT_ONCE)
    await tx
      .insert(throttleBuckets)
      .values(
        sorted
          .slice(at, at + AT_ONCE)
          .map(({ bucket, until }) => ({ bucket, failures: 0, windowEndsAt: until })),
      )
      .onConflictDoUpdate({
        target: throttleBuckets.bucket,
        set: { failures: 0, windowEndsAt: sql`excluded.window_ends_at` },
      })
}

/** Failures in the bucket now; undefined where it is not there, or its window is over. */
export async function failuresIn(queries: Queries, bucket: string, now: string): Promise<number | undefined> {
  const [row] = await queries
    .select({ failures: throttleBuckets.failures })
    .from(throttleBuckets)
    .where(and(eq(throttleBuckets.bucket, bucket), gt(throttleBuckets.windowEndsAt, now)))
  return row?.failures
}

/** The same of several; those that are not there, or whose window is over, are missing. */
export async function failuresInAll(
  queries: Queries,
  buckets: readonly string[],
  now: string,
): Promise<Map<string, number>> {
  if (buckets.length === 0) return new Map()
  const rows = await queries
    .select({ bucket: throttleBuckets.bucket, failures: throttleBuckets.failures })
    .from(throttleBuckets)
    .where(and(inArray(throttleBuckets.bucket, [...buckets]), gt(throttleBuckets.windowEndsAt, now)))
  return new Map(rows.map((row) => [row.bucket, row.failures]))
}

export async function removeBucket(queries: Queries, bucket: string): Promise<void> {
  await queries.delete(throttleBuckets).where(eq(throttleBuckets.bucket, bucket))
}

/** @param before instant; windows that ended before it are forgotten */
export async function forgetBuckets(queries: Queries, before: string): Promise<void> {
  await queries.delete(throttleBuckets).where(lt(throttleBuckets.windowEndsAt, before))
}
