import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { incomeLoads } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { EndedRun } from '../../domain/due-days.ts'
import type { OrderProblem } from '../../domain/ride.ts'
import type { RunCounts } from '../../domain/run-counts.ts'
import type { RunFault } from '../../domain/run-fault.ts'
import { boltRuns } from '../tables.ts'

export type Run = typeof boltRuns.$inferSelect

/** A run, and when what it loaded was taken back. */
export interface ListedRun extends Run {
  readonly takenBackAt: string | null
  readonly takenBackBy: string | null
}

/** Newest first. */
export async function runsOnPage(queries: Queries, page: number, size: number): Promise<ListedRun[]> {
  const { takenBackAt, takenBackBy } = incomeLoads
  const rows = await queries
    .select({ run: boltRuns, takenBackAt, takenBackBy })
    .from(boltRuns)
    .leftJoin(incomeLoads, eq(incomeLoads.id, boltRuns.loadId))
    .orderBy(desc(boltRuns.askedAt), desc(boltRuns.date), desc(boltRuns.companyId), desc(boltRuns.nth))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ run, ...load }) => ({ ...run, ...load }))
}

/** A day of which something that a run loaded was taken back. */
export interface TakenBackDay {
  readonly companyId: number
  readonly date: CalendarDate
  /** When the last of it was. */
  readonly at: string
}

/**
 * From this day on, the oldest first. A day that a person has asked for since, and that so was said anew as a
 * whole, is none any more.
 */
export async function takenBackDays(queries: Queries, from: CalendarDate): Promise<TakenBackDay[]> {
  const { rows } = await queries.execute<TakenBackDay & Record<string, unknown>>(sql`
    SELECT run.company_id AS "companyId", told.day AS date, max(load.taken_back_at) AS at
    FROM bolt_runs AS run
    JOIN income_loads AS load ON load.id = run.load_id AND load.taken_back_at IS NOT NULL
    CROSS JOIN unnest(run.load_dates) AS told (day)
    WHERE told.day >= ${from} AND NOT EXISTS (
      SELECT FROM bolt_runs AS later
      WHERE later.company_id = run.company_id AND later.date::text = told.day AND later.state = 'good'
        AND later.asked_by IS NOT NULL AND later.finished_at > load.taken_back_at)
    GROUP BY run.company_id, told.day ORDER BY told.day, run.company_id`)
  return rows
}

export async function countRuns(queries: Queries): Promise<number> {
  const [row] = await queries.select({ runs: count() }).from(boltRuns)
  return row?.runs ?? 0
}

/** Those that ended, of days from this one on, by company and in the order in which they ended. */
export async function endedRuns(queries: Queries, from: CalendarDate): Promise<Map<number, EndedRun[]>> {
  const rows = await queries
    .select()
    .from(boltRuns)
    .where(and(gte(boltRuns.date, from), isNotNull(boltRuns.finishedAt)))
    .orderBy(asc(boltRuns.finishedAt), asc(boltRuns.nth))
  const byCompany = new Map<number, EndedRun[]>()
  for (const { companyId, date, finishedAt, fault } of rows) {
    const runs = byCompany.get(companyId) ?? []
    runs.push({ date, finishedAt: Date.parse(finishedAt ?? ''), fault })
    byCompany.set(companyId, runs)
  }
  return byCompany
}

export function askedRuns(queries: Queries, companyIds: readonly number[]): Promise<Run[]> {
  return queries
    .select()
    .from(boltRuns)
    .where(and(eq(boltRuns.state, 'asked'), inArray(boltRuns.companyId, [...companyIds])))
    .orderBy(asc(boltRuns.askedAt), asc(boltRuns.date))
}

export async function hasOpenRun(tx: Tx, companyId: number, date: CalendarDate): Promise<boolean> {
  const rows = await tx
    .select({ id: boltRuns.id })
    .from(boltRuns)
    .where(
      and(
        eq(boltRuns.companyId, companyId),
        eq(boltRuns.date, date),
        inArray(boltRuns.state, ['asked', 'running']),
      ),
    )
  return rows.length > 0
}

/** How often people have asked since: for this day, and at all. @param since instant */
export async function askedSince(
  tx: Tx,
  { companyId, date }: Pick<Run, 'companyId' | 'date'>,
  since: string,
): Promise<{ readonly ofDay: number; readonly all: number }> {
  const [row] = await tx
    .select({
      all: count(),
      ofDay: sql<number>`count(*) FILTER (WHERE ${boltRuns.date} = ${date})::integer`,
    })
    .from(boltRuns)
    .where(and(eq(boltRuns.companyId, companyId), isNotNull(boltRuns.askedBy), gte(boltRuns.askedAt, since)))
  return { ofDay: row?.ofDay ?? 0, all: row?.all ?? 0 }
}

/** One run of a company's day more; of several processes that ask for the same one, one gets it. */
export async function insertRun(
  queries: Queries,
  run: Pick<Run, 'companyId' | 'date' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  await queries
    .insert(boltRuns)
    .values({
      ...run,
      id: randomUUID(),
      state: 'asked',
      nth: sql`(SELECT coalesce(max(nth), 0) + 1 FROM bolt_runs
        WHERE company_id = ${run.companyId} AND date = ${run.date})`,
    })
    .onConflictDoNothing()
}

/** @returns false where another process has it */
export async function takeRun(queries: Queries, id: string, startedAt: string): Promise<boolean> {
  const taken = await queries
    .update(boltRuns)
    .set({ state: 'running', startedAt })
    .where(and(eq(boltRuns.id, id), eq(boltRuns.state, 'asked')))
    .returning({ id: boltRuns.id })
  return taken.length > 0
}

interface GoodEnd {
  readonly finishedAt: string
  readonly counts: RunCounts
  readonly problems: readonly OrderProblem[]
  readonly loadId: string | null
  readonly loadDates: CalendarDate[]
}

/** @returns false where it was given up meanwhile: nothing of it may then be stored */
export async function endWell(tx: Tx, id: string, end: GoodEnd): Promise<boolean> {
  const ended = await tx
    .update(boltRuns)
    .set({ state: 'good', ...end })
    .where(and(eq(boltRuns.id, id), eq(boltRuns.state, 'running')))
    .returning({ id: boltRuns.id })
  return ended.length > 0
}

export async function endBadly(
  queries: Queries,
  id: string,
  fault: RunFault,
  finishedAt: string,
): Promise<void> {
  await queries
    .update(boltRuns)
    .set({ state: 'failed', fault, finishedAt })
    .where(and(eq(boltRuns.id, id), eq(boltRuns.state, 'running')))
}

/** Of whoever held the lease before, and died. */
export async function giveUpRuns(
  queries: Queries,
  companyIds: readonly number[],
  finishedAt: string,
): Promise<void> {
  if (companyIds.length === 0) return
  await queries
    .update(boltRuns)
    .set({ state: 'failed', fault: { code: 'interrupted' }, finishedAt })
    .where(and(eq(boltRuns.state, 'running'), inArray(boltRuns.companyId, [...companyIds])))
}

/** @param before instant */
export async function forgetRuns(queries: Queries, before: string): Promise<void> {
  await queries.delete(boltRuns).where(lt(boltRuns.askedAt, before))
}
