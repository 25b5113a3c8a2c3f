import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, like, lt, lte } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type BackupPlan, DEFAULT_PLAN } from '../domain/backup-plan.ts'
import { backupPlans, backupRuns } from './tables.ts'

const FLEET = 'fleet'

export type BackupRun = typeof backupRuns.$inferSelect

/** The plan, made as it is by default where there is none yet. @param now since when it counts then */
export async function readPlan(
  queries: Queries,
  now: string,
): Promise<{ readonly plan: BackupPlan; readonly since: string }> {
  const [row] = await queries.select().from(backupPlans).where(eq(backupPlans.id, FLEET))
  if (!row) return { plan: DEFAULT_PLAN, since: now }
  const { enabled, hour, keepDaily, keepWeekly, since } = row
  return { plan: { enabled, hour, keepDaily, keepWeekly }, since }
}

/** So that the time from which backups are planned stands somewhere. */
export async function notePlan(queries: Queries, now: string): Promise<void> {
  await queries
    .insert(backupPlans)
    .values({ id: FLEET, ...DEFAULT_PLAN, since: now })
    .onConflictDoNothing()
}

export async function storePlan(tx: Tx, plan: BackupPlan, since: string): Promise<void> {
  await tx
    .insert(backupPlans)
    .values({ id: FLEET, ...plan, since })
    .onConflictDoUpdate({ target: backupPlans.id, set: { ...plan, since } })
}

export function lastRuns(queries: Queries, most: number): Promise<BackupRun[]> {
  return queries.select().from(backupRuns).orderBy(desc(backupRuns.askedAt)).limit(most)
}

export async function lastOf(queries: Queries, state: 'good' | 'failed'): Promise<BackupRun | undefined> {
  const [row] = await queries
    .select()
    .from(backupRuns)
    .where(eq(backupRuns.state, state))
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1)
  return row
}

export function runsOfDay(queries: Queries, date: string): Promise<BackupRun[]> {
  return queries
    .select()
    .from(backupRuns)
    .where(like(backupRuns.due, `${date}%`))
    .orderBy(backupRuns.askedAt)
}

export async function openRuns(queries: Queries): Promise<BackupRun[]> {
  return queries
    .select()
    .from(backupRuns)
    .where(inArray(backupRuns.state, ['asked', 'running']))
    .orderBy(backupRuns.askedAt)
}

/** Nothing where this one is asked for already. @param due null where somebody asked */
export async function askForRun(queries: Queries, due: string | null, askedAt: string): Promise<void> {
  await queries
    .insert(backupRuns)
    .values({ id: randomUUID(), due, state: 'asked', fault: '', askedAt, file: '', bytes: 0, rowsRead: 0 })
    .onConflictDoNothing()
}

/** @returns false where another process has it */
export async function takeRun(queries: Queries, id: string, startedAt: string): Promise<boolean> {
  const taken = await queries
    .update(backupRuns)
    .set({ state: 'running', startedAt })
    .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'asked')))
    .returning({ id: backupRuns.id })
  return taken.length > 0
}

export async function endRun(queries: Queries, id: string, change: Partial<BackupRun>): Promise<void> {
  await queries
    .update(backupRuns)
    .set(change)
    .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'running')))
}

/** That the one under way is. @param at instant */
export async function noteAlive(queries: Queries, id: string, at: string): Promise<void> {
  await queries
    .update(backupRuns)
    .set({ startedAt: at })
    .where(and(eq(backupRuns.id, id), eq(backupRuns.state, 'running')))
}

/** Those whose process died. @param lastSign instant; who gave a sign of life after it is left alone */
export async function giveUpRuns(queries: Queries, lastSign: string, now: string): Promise<void> {
  await queries
    .update(backupRuns)
    .set({ state: 'failed', fault: 'interrupted', finishedAt: now })
    .where(and(eq(backupRuns.state, 'running'), lte(backupRuns.startedAt, lastSign)))
}

export async function forgetRuns(queries: Queries, before: string): Promise<void> {
  await queries.delete(backupRuns).where(lt(backupRuns.askedAt, before))
}
