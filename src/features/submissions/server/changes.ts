import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'
import type { SubmissionChangeKind } from '../domain/submission-change.ts'
import { submissionChanges } from './tables.ts'

export type SubmissionChange = typeof submissionChanges.$inferSelect

interface NewChange {
  readonly driverId: string
  readonly week: Week
  readonly kind: SubmissionChangeKind
  /** Of the office; empty else. */
  readonly byName: string
  readonly before: readonly ChosenDay[]
  readonly after: readonly ChosenDay[]
}

/** Writes into the history of a submission what becomes of it. @returns the entry's id */
export async function noteChange(tx: Tx, platform: Platform, change: NewChange): Promise<string> {
  const { driverId, week, kind, byName, before, after } = change
  const id = randomUUID()
  await tx.insert(submissionChanges).values({
    id,
    driverId,
    year: week.year,
    week: week.week,
    at: instantNow(platform.clock),
    kind,
    byName,
    before: before.map(onlyChoice),
    after: after.map(onlyChoice),
  })
  return id
}

function onlyChoice({ date, option }: ChosenDay): ChosenDay {
  return { date, option }
}

/** The history of a week's submissions, or of one driver's, oldest first. */
export function changesOf(queries: Queries, week: Week, driverId?: string): Promise<SubmissionChange[]> {
  return queries
    .select()
    .from(submissionChanges)
    .where(
      and(
        eq(submissionChanges.year, week.year),
        eq(submissionChanges.week, week.week),
        driverId === undefined ? undefined : eq(submissionChanges.driverId, driverId),
      ),
    )
    .orderBy(asc(submissionChanges.at), asc(submissionChanges.id))
}

/** Of all weeks. */
export function allChangesOf(queries: Queries, driverId: string): Promise<SubmissionChange[]> {
  return queries
    .select()
    .from(submissionChanges)
    .where(eq(submissionChanges.driverId, driverId))
    .orderBy(asc(submissionChanges.at), asc(submissionChanges.id))
}

/** The history of a record that was folded into another one. */
export async function giveChanges(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.update(submissionChanges).set({ driverId: toId }).where(eq(submissionChanges.driverId, fromId))
}
