import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { driverWithPhone } from '#features/drivers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { kindOfOption } from '#kernel/shift.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { Collided, type Queries, type Tx } from '#platform/server/database/database.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'
import { type DaySource, submissionAttempts, submissionDays, submissions } from './tables.ts'

export interface StoredDay extends ChosenDay {
  /** Another one where the same was chosen anew. Missing on what is not stored yet. */
  readonly id?: string
  readonly source: DaySource
  /** Its place in the order of asking, where it was added later (D51). */
  readonly askedNumber?: number | null
}

/** What is known of a phone around a week. */
export interface PhoneFacts {
  /** The submission of the week, if there is one. `byForm`: the driver has sent the form. */
  readonly submission: { readonly id: string; readonly byForm: boolean } | undefined
  /** The choices on the dates asked for, of whatever week's submission. */
  readonly days: readonly StoredDay[]
}

export async function factsOfPhone(
  queries: Queries,
  phone: Phone,
  week: Week,
  dates: readonly CalendarDate[],
): Promise<PhoneFacts> {
  const { id, year, week: number, byForm } = submissions
  const around = await queries
    .select({ id, year, week: number, byForm })
    .from(submissions)
    .where(and(ofPhone(phone), inWeeks([week, ...dates.map(weekOf)])))
  if (around.length === 0) return { submission: undefined, days: [] }
  const days = await queries
    .select({
      id: submissionDays.id,
      date: submissionDays.date,
      option: submissionDays.option,
      source: submissionDays.source,
      askedNumber: submissionDays.askedNumber,
    })
    .from(submissionDays)
    .where(
      and(
        inArray(
          submissionDays.submissionId,
          around.map((one) => one.id),
        ),
        inArray(submissionDays.date, [...dates]),
      ),
    )
  const own = around.find((row) => sameWeek(row, week))
  return { submission: own && { id: own.id, byForm: own.byForm }, days }
}

/**
 * Submissions sent with this number, and those of the driver whose number it is, be it a further one (D6).
 */
function ofPhone(phone: Phone) {
  return or(eq(submissions.phone, phone), eq(submissions.driverId, driverWithPhone(phone)))
}

/** Rows of submissions of these weeks. @param weeks at least one */
export function inWeeks(weeks: readonly Week[]) {
  const distinct = new Map(weeks.map((week) => [`${week.year}-${week.week}`, week]))
  return or(
    ...[...distinct.values()].map(({ year, week }) =>
      and(eq(submissions.year, year), eq(submissions.week, week)),
    ),
  )
}

export type NewSubmission = Omit<typeof submissions.$inferInsert, 'id' | 'number'>

export interface ClaimedSubmission {
  readonly id: string
  readonly number: number
}

/**
 * Makes the one submission of a phone and week, and of a driver and week (D6), or turns the row that only
 * carried picked free shifts into it; undefined where the driver has sent the form already. Waits for one
 * that is being sent at this moment.
 */
export async function claimSubmission(
  tx: Tx,
  submission: NewSubmission,
): Promise<ClaimedSubmission | undefined> {
  const [claimed] = await tx
    .insert(submissions)
    .values({ id: randomUUID(), ...submission })
    .onConflictDoNothing()
    .returning({ id: submissions.id, number: submissions.number })
  return claimed ?? claimPicked(tx, submission)
}

async function claimPicked(tx: Tx, submission: NewSubmission): Promise<ClaimedSubmission | undefined> {
  const { driverId, phone, year, week, ...told } = submission
  const [there] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        or(eq(submissions.driverId, driverId), eq(submissions.phone, phone)),
        eq(submissions.year, year),
        eq(submissions.week, week),
      ),
    )
    .orderBy(desc(eq(submissions.driverId, driverId)))
    .limit(1)
  if (!there) throw new Collided('The submission was removed while this one was being made.')
  const [claimed] = await tx
    .update(submissions)
    .set({ driverId, ...told })
    .where(and(eq(submissions.id, there.id), eq(submissions.byForm, false)))
    .returning({ id: submissions.id, number: submissions.number })
  return claimed
}

/** Makes an empty row for picked free shifts, unless the driver has one of that week. */
export async function insertUnlessThere(tx: Tx, submission: NewSubmission): Promise<void> {
  await tx
    .insert(submissions)
    .values({ id: randomUUID(), ...submission })
    .onConflictDoNothing()
}

export async function insertDays(tx: Tx, submissionId: string, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return
  await tx.insert(submissionDays).values(
    days.map(({ id = randomUUID(), date, option, source, askedNumber = null }) => ({
      id,
      submissionId,
      date,
      kind: kindOfOption(option),
      option,
      source,
      askedNumber,
    })),
  )
}

/** Forgets the choices of these dates. */
export async function deleteDaysOn(tx: Tx, submissionId: string, date: CalendarDate): Promise<void> {
  await tx
    .delete(submissionDays)
    .where(and(eq(submissionDays.submissionId, submissionId), eq(submissionDays.date, date)))
}

export async function deleteDay(tx: Tx, submissionId: string, { date, option }: ChosenDay): Promise<void> {
  await tx
    .delete(submissionDays)
    .where(
      and(
        eq(submissionDays.submissionId, submissionId),
        eq(submissionDays.date, date),
        eq(submissionDays.option, option),
      ),
    )
}

/**
 * As many refused tries as the office is shown of one submission: nobody shall fill the database with them.
 */
const MOST_ATTEMPTS = 20

/** Notes a refused further try on the first submission of the phone and week (D40). */
export async function noteAttempt(
  tx: Tx,
  phone: Phone,
  { year, week }: Week,
  fullName: string,
  at: string,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${submissionAttempts} (id, submission_id, at, full_name)
    SELECT ${randomUUID()}::uuid, ${submissions.id}, ${at}::timestamptz, ${fullName}
    FROM ${submissions}
    WHERE ${ofPhone(phone)} AND ${submissions.year} = ${year} AND ${submissions.week} = ${week}
      AND (SELECT count(*) FROM ${submissionAttempts}
           WHERE ${submissionAttempts.submissionId} = ${submissions.id}) < ${MOST_ATTEMPTS}`)
}
