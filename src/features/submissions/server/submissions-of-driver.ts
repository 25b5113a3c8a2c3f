import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { inWeeks } from './submissions.ts'
import { type SubmissionRow, type WholeSubmission, withDaysOf } from './submissions-of-weeks.ts'
import { submissionAttempts, submissionDays, submissions } from './tables.ts'

/**
 * A driver's submissions in the order of weeks.
 * @param lock keeps others from changing them until the transaction ends
 */
export async function submissionsOfDriver(
  queries: Queries,
  driverId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<WholeSubmission[]> {
  const query = queries
    .select()
    .from(submissions)
    .where(eq(submissions.driverId, driverId))
    .orderBy(asc(submissions.year), asc(submissions.week))
  return withDaysOf(queries, lock === 'lock' ? await query.for('update') : await query)
}

/** A driver's submissions of these weeks, in their order. @param weeks at least one */
export async function submissionsOfDriverIn(
  queries: Queries,
  driverId: string,
  weeks: readonly Week[],
): Promise<WholeSubmission[]> {
  const rows = await queries
    .select()
    .from(submissions)
    .where(and(eq(submissions.driverId, driverId), inWeeks(weeks)))
    .orderBy(asc(submissions.year), asc(submissions.week))
  return withDaysOf(queries, rows)
}

/** What a driver has chosen on these dates, both included. */
export async function choicesOf(
  queries: Queries,
  driverId: string,
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
) {
  return queries
    .select({ date: submissionDays.date, option: submissionDays.option })
    .from(submissionDays)
    .innerJoin(submissions, eq(submissions.id, submissionDays.submissionId))
    .where(
      and(
        eq(submissions.driverId, driverId),
        first && gte(submissionDays.date, first),
        last && lte(submissionDays.date, last),
      ),
    )
    .orderBy(asc(submissionDays.date), asc(submissionDays.kind))
}

export async function giveSubmissions(tx: Tx, ids: readonly string[], driverId: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(submissions)
    .set({ driverId })
    .where(inArray(submissions.id, [...ids]))
}

export async function setSubmission(
  tx: Tx,
  id: string,
  told: Partial<Omit<SubmissionRow, 'id' | 'number'>>,
): Promise<void> {
  await tx.update(submissions).set(told).where(eq(submissions.id, id))
}

export async function giveAttempts(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .update(submissionAttempts)
    .set({ submissionId: to })
    .where(eq(submissionAttempts.submissionId, from))
}

export async function deleteAllDays(tx: Tx, submissionId: string): Promise<void> {
  await tx.delete(submissionDays).where(eq(submissionDays.submissionId, submissionId))
}

/** A driver's number has changed: in submissions from the week of this date on. */
export async function setPhoneFrom(
  tx: Tx,
  driverId: string,
  former: Phone,
  phone: Phone,
  date: CalendarDate,
): Promise<void> {
  const { year, week } = weekOf(date)
  await tx
    .update(submissions)
    .set({ phone })
    .where(
      and(
        eq(submissions.driverId, driverId),
        eq(submissions.phone, former),
        or(sql`${submissions.year} > ${year}`, and(eq(submissions.year, year), gte(submissions.week, week))),
      ),
    )
}

/** Names, numbers, addresses, reasons and further tries go; the choices stay. */
export async function forgetPerson(tx: Tx, driverId: string, fullName: string, phone: Phone): Promise<void> {
  await tx
    .update(submissions)
    .set({ fullName, phone, email: '', reason: null, reasonText: '' })
    .where(eq(submissions.driverId, driverId))
  await tx
    .update(submissionAttempts)
    .set({ fullName })
    .where(
      inArray(
        submissionAttempts.submissionId,
        tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.driverId, driverId)),
      ),
    )
}
