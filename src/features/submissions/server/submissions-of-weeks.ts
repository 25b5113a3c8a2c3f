import { and, asc, eq, inArray, max, ne, notExists, or, sql } from 'drizzle-orm'
import { scheduleWeeks } from '#features/roster/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { compareChosenDays } from '../domain/chosen-day.ts'
import { inWeeks, type StoredDay } from './submissions.ts'
import { submissionAttempts, submissionDays, submissions } from './tables.ts'

export type SubmissionRow = typeof submissions.$inferSelect

/** The last date of a driver's choices of one sort. */
export interface LastDate {
  readonly driverId: string
  readonly date: CalendarDate
  readonly isReserve: boolean
}

/** A submission with its choices, in the order of time. */
export interface WholeSubmission extends SubmissionRow {
  readonly days: readonly StoredDay[]
}

/** The submissions of these weeks in the order of acceptance. @param weeks at least one */
export async function submissionsIn(queries: Queries, weeks: readonly Week[]): Promise<WholeSubmission[]> {
  const rows = await queries.select().from(submissions).where(inWeeks(weeks)).orderBy(asc(submissions.number))
  const days = await queries
    .select({
      id: submissionDays.id,
      submissionId: submissionDays.submissionId,
      date: submissionDays.date,
      option: submissionDays.option,
      source: submissionDays.source,
      askedNumber: submissionDays.askedNumber,
    })
    .from(submissionDays)
    .innerJoin(submissions, eq(submissions.id, submissionDays.submissionId))
    .where(inWeeks(weeks))
  return withDays(rows, days)
}

/** @param lock keeps others from changing it until the transaction ends */
export async function submissionByNumber(
  queries: Queries,
  number: number,
  lock: 'lock' | 'look',
): Promise<WholeSubmission | undefined> {
  const query = queries.select().from(submissions).where(eq(submissions.number, number))
  const rows = lock === 'lock' ? await query.for('update') : await query
  return (await withDaysOf(queries, rows))[0]
}

/** A driver's one of a week, if there is one. */
export async function submissionOf(
  queries: Queries,
  driverId: string,
  { year, week }: Week,
): Promise<WholeSubmission | undefined> {
  const rows = await queries
    .select()
    .from(submissions)
    .where(and(eq(submissions.driverId, driverId), eq(submissions.year, year), eq(submissions.week, week)))
  return (await withDaysOf(queries, rows))[0]
}

/** Undefined where it is gone. */
export async function submissionById(queries: Queries, id: string): Promise<WholeSubmission | undefined> {
  const rows = await queries.select().from(submissions).where(eq(submissions.id, id))
  return (await withDaysOf(queries, rows))[0]
}

/** The one of the driver or the number, locked until the transaction ends. */
export async function lockSubmissionOf(
  tx: Tx,
  { driverId, phone }: { readonly driverId: string; readonly phone: Phone },
  { year, week }: Week,
): Promise<WholeSubmission | undefined> {
  const rows = await tx
    .select()
    .from(submissions)
    .where(
      and(
        or(eq(submissions.driverId, driverId), eq(submissions.phone, phone)),
        eq(submissions.year, year),
        eq(submissions.week, week),
      ),
    )
    .for('update')
  return (await withDaysOf(tx, rows))[0]
}

export async function withDaysOf(
  queries: Queries,
  rows: readonly SubmissionRow[],
): Promise<WholeSubmission[]> {
  if (rows.length === 0) return []
  const days = await queries
    .select({
      id: submissionDays.id,
      submissionId: submissionDays.submissionId,
      date: submissionDays.date,
      option: submissionDays.option,
      source: submissionDays.source,
      askedNumber: submissionDays.askedNumber,
    })
    .from(submissionDays)
    .where(
      inArray(
        submissionDays.submissionId,
        rows.map(({ id }) => id),
      ),
    )
  return withDays(rows, days)
}

function withDays(
  rows: readonly SubmissionRow[],
  days: readonly (StoredDay & { readonly submissionId: string })[],
): WholeSubmission[] {
  const bySubmission = new Map<string, StoredDay[]>(rows.map(({ id }) => [id, []]))
  for (const { submissionId, ...day } of days) bySubmission.get(submissionId)?.push(day)
  return rows.map((row) => ({ ...row, days: (bySubmission.get(row.id) ?? []).sort(compareChosenDays) }))
}

export interface Attempt {
  readonly submissionId: string
  readonly at: string
  readonly fullName: string
}

/** Refused further tries, oldest first (D40). */
export async function attemptsOf(queries: Queries, submissionIds: readonly string[]): Promise<Attempt[]> {
  if (submissionIds.length === 0) return []
  const { submissionId, at, fullName } = submissionAttempts
  return queries
    .select({ submissionId, at, fullName })
    .from(submissionAttempts)
    .where(inArray(submissionId, [...submissionIds]))
    .orderBy(asc(at))
}

/** @returns false where there is no such submission */
export async function setFlag(
  tx: Tx,
  number: number,
  flag: { readonly signed: boolean } | { readonly fuelCard: boolean },
): Promise<boolean> {
  const changed = await tx
    .update(submissions)
    .set(flag)
    .where(eq(submissions.number, number))
    .returning({ id: submissions.id })
  return changed.length > 0
}

/** Its choices and noted tries go with it. */
export async function deleteSubmission(tx: Tx, id: string): Promise<void> {
  await tx.delete(submissions).where(eq(submissions.id, id))
}

/**
 * The last chosen date by driver's id, and whether it was chosen as reserve alone, of weeks that are not
 * generated: in those that are the places count (D46). On call is nothing chosen.
 */
export async function lastDates(queries: Queries): Promise<readonly LastDate[]> {
  const { driverId, year, week } = submissions
  const isReserve = sql<boolean>`${submissionDays.option} like '%reserve'`
  const generated = queries
    .select({ one: sql`1` })
    .from(scheduleWeeks)
    .where(and(eq(scheduleWeeks.year, year), eq(scheduleWeeks.week, week)))
  const rows = await queries
    .select({ driverId, isReserve, date: max(submissionDays.date) })
    .from(submissions)
    .innerJoin(submissionDays, eq(submissionDays.submissionId, submissions.id))
    .where(and(ne(submissionDays.kind, 'on-call'), notExists(generated)))
    .groupBy(driverId, isReserve)
  return rows.flatMap(({ date, ...row }) => (date ? [{ ...row, date: date as CalendarDate }] : []))
}

/** Ids and phones of those who sent the form for a week, be it empty. */
export async function sentBy(queries: Queries, week: Week): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ driverId: submissions.driverId, phone: submissions.phone })
    .from(submissions)
    .where(and(inWeeks([week]), eq(submissions.byForm, true)))
  return new Set(rows.flatMap(({ driverId, phone }) => [driverId, phone]))
}
