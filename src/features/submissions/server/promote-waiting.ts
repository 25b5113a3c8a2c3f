import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { limitsOf, takenSeats, takeSeats } from '#features/capacity/server/public.ts'
import { inactiveDriverIds } from '#features/drivers/server/public.ts'
import { reserveOf } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { inOrderOfAsking } from './slot-choices.ts'
import { submissionDays, submissions } from './tables.ts'

/** A choice that waited on reserve and has its place now. */
export interface Promoted extends Slot {
  readonly choiceId: string
  readonly submissionId: string
  readonly driverId: string
  readonly fullName: string
  readonly email: string
}

/**
 * Gives free places to those who wait for them on reserve, the first who asked first (D51); not to
 * drivers who are switched off (D47). Only in weeks that are not generated: afterwards cars are what is
 * free (D46).
 * @param slots each at most once, in the order of time, locked by the caller
 */
export async function promoteWaiting(
  tx: Tx,
  slots: readonly Slot[],
  defaultLimit: number,
): Promise<readonly Promoted[]> {
  if (slots.length === 0) return []
  const dates = slots.map(({ date }) => date)
  const limits = await limitsOf(tx, dates, defaultLimit)
  const taken = await takenSeats(tx, dates)
  const off = await inactiveDriverIds(tx)
  const promoted: Promoted[] = []
  for (const slot of slots) {
    const { date, shift } = slot
    const free = (limits.get(date)?.[shift] ?? 0) - (taken.get(date)?.[shift] ?? 0)
    if (free > 0) promoted.push(...(await promoteIn(tx, slot, free, off)))
  }
  await takeSeats(tx, promoted, limits)
  return promoted
}

/**
 * A choice that somebody else is changing at this moment is left out: they hold it, and wait for the slot
 * that the caller holds.
 */
async function promoteIn(
  tx: Tx,
  { date, shift }: Slot,
  free: number,
  off: readonly string[],
): Promise<Promoted[]> {
  const first = await tx
    .select({
      choiceId: submissionDays.id,
      submissionId: submissions.id,
      driverId: submissions.driverId,
      fullName: submissions.fullName,
      email: submissions.email,
    })
    .from(submissionDays)
    .innerJoin(submissions, eq(submissions.id, submissionDays.submissionId))
    .where(
      and(
        eq(submissionDays.date, date),
        eq(submissionDays.option, reserveOf(shift)),
        off.length > 0 ? notInArray(submissions.driverId, [...off]) : undefined,
      ),
    )
    .orderBy(inOrderOfAsking())
    .limit(free)
    .for('update', { of: submissionDays, skipLocked: true })
  if (first.length === 0) return []
  await tx
    .update(submissionDays)
    .set({ option: shift })
    .where(
      inArray(
        submissionDays.id,
        first.map(({ choiceId }) => choiceId),
      ),
    )
  return first.map((each) => ({ ...each, date, shift }))
}

/** The next place in the order of asking, out of the numbers of submissions. */
export async function nextNumber(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(
    sql`SELECT nextval(pg_get_serial_sequence('submissions', 'number')) AS number`,
  )
  return Number(rows[0]?.number)
}
