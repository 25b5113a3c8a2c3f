import { and, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from './database/database.ts'
import { throttleTries } from './tables.ts'
import type { ThrottleKind } from './throttle-limits.ts'

export interface TryAt {
  readonly kind: ThrottleKind
  /**
   * Id of the user or driver, the kind itself for a shared secret; empty where nobody has that login or
   * phone.
   */
  readonly subject: string
  readonly network: string
}

/** Notes a stranger's try that came to nothing. @param now instant */
export async function noteTry(tx: Tx, at: TryAt, what: 'wrong' | 'refused', now: string): Promise<void> {
  const counts = { wrong: what === 'wrong' ? 1 : 0, refused: what === 'refused' ? 1 : 0 }
  await tx
    .insert(throttleTries)
    .values({ ...at, ...counts, entered: 0, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [throttleTries.kind, throttleTries.subject, throttleTries.network],
      set: {
        wrong: sql`${throttleTries.wrong} + ${counts.wrong}`,
        refused: sql`${throttleTries.refused} + ${counts.refused}`,
        lastAt: now,
      },
    })
}

/**
 * A stranger got in: what the device mistyped before was no guessing, and what else came from that network
 * may have been.
 */
export async function noteEntry(tx: Tx, at: TryAt, mistyped: number): Promise<void> {
  const here = and(eq(throttleTries.kind, at.kind), eq(throttleTries.network, at.network))
  const own = and(here, eq(throttleTries.subject, at.subject))
  await tx
    .update(throttleTries)
    .set({ wrong: sql`GREATEST(0, ${throttleTries.wrong} - ${mistyped}::integer)` })
    .where(own)
  await tx.delete(throttleTries).where(and(own, lte(throttleTries.wrong, 0), lte(throttleTries.refused, 0)))
  await tx
    .update(throttleTries)
    .set({ entered: sql`${throttleTries.entered} + 1` })
    .where(here)
}

export async function forgetTriesAt(tx: Tx, { kind, subject, network }: TryAt): Promise<void> {
  await tx
    .delete(throttleTries)
    .where(
      and(
        eq(throttleTries.kind, kind),
        eq(throttleTries.subject, subject),
        eq(throttleTries.network, network),
      ),
    )
}

export interface TriesOfKind {
  readonly kind: ThrottleKind
  readonly addresses: number
  readonly wrong: number
  readonly refused: number
  readonly entered: number
  /** Of phones or logins that nobody has. */
  readonly invented: number
  /** Instants. */
  readonly since: string
  readonly lastAt: string
}

/**
 * Sums by door, in a fixed order.
 * @param since instant; networks that have tried nothing since are left out
 */
export function triesByKind(queries: Queries, since: string): Promise<TriesOfKind[]> {
  const { wrong, refused, entered, subject, network, firstAt, lastAt } = throttleTries
  const sum = (value: SQL) => sql<number>`sum(${value})::integer`
  const iso = (instant: SQL) =>
    sql<string>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return queries
    .select({
      kind: throttleTries.kind,
      addresses: sql<number>`count(DISTINCT ${network})::integer`,
      wrong: sum(sql`${wrong}`),
      refused: sum(sql`${refused}`),
      entered: sum(sql`${entered}`),
      invented: sum(sql`CASE WHEN ${subject} = '' THEN ${wrong} + ${refused} ELSE 0 END`),
      since: iso(sql`min(${firstAt})`),
      lastAt: iso(sql`max(${lastAt})`),
    })
    .from(throttleTries)
    .where(gt(lastAt, since))
    .groupBy(throttleTries.kind)
    .orderBy(throttleTries.kind)
}

/** Whose secret was tried, those tried most first. */
export async function triesBySubject(
  queries: Queries,
  kind: ThrottleKind,
  since: string,
  most: number,
): Promise<string[]> {
  const { wrong, refused, subject, lastAt } = throttleTries
  const rows = await queries
    .select({ subject })
    .from(throttleTries)
    .where(and(eq(throttleTries.kind, kind), ne(subject, ''), gt(lastAt, since)))
    .groupBy(subject)
    .orderBy(desc(sql`sum(${wrong} + ${refused})`), subject)
    .limit(most)
  return rows.map((row) => row.subject)
}

/** Networks with several tries of strangers that came to nothing, and none that got in after. */
export async function guessingNetworks(
  queries: Queries,
  kind: ThrottleKind,
  tries: number,
): Promise<string[]> {
  const { wrong, refused, entered, network } = throttleTries
  const rows = await queries
    .select({ network })
    .from(throttleTries)
    .where(eq(throttleTries.kind, kind))
    .groupBy(network)
    .having(sql`sum(${wrong} + ${refused}) >= ${tries} AND sum(${entered}) = 0`)
  return rows.map((row) => row.network)
}

/**
 * Of a secret that was set anew, or that the office has looked at.
 * @param subject all where it is left out
 */
export async function forgetTries(queries: Queries, kind: ThrottleKind, subject?: string): Promise<void> {
  await queries
    .delete(throttleTries)
    .where(
      and(
        eq(throttleTries.kind, kind),
        subject === undefined ? undefined : eq(throttleTries.subject, subject),
      ),
    )
}

/** @param before instant */
export async function forgetTriesBefore(queries: Queries, before: string): Promise<void> {
  await queries.delete(throttleTries).where(lt(throttleTries.lastAt, before))
}
