import { and, asc, eq, gte, lte, or } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { groundings } from './tables.ts'

export type GroundingRow = typeof groundings.$inferSelect

/** `day` sorts before `night`. */
const byStart = [
  asc(groundings.dayStart),
  asc(groundings.shiftStart),
  asc(groundings.reg),
  asc(groundings.id),
]

/** Those that touch a day from the first to the last; without a bound that side is open. */
export async function groundingsTouching(
  queries: Queries,
  first: CalendarDate | undefined,
  last: CalendarDate | undefined,
): Promise<GroundingRow[]> {
  return queries
    .select()
    .from(groundings)
    .where(and(last && lte(groundings.dayStart, last), first && gte(groundings.dayEnd, first)))
    .orderBy(...byStart)
}

/** @param id a car's, or a grounding's */
export async function groundingsOf(queries: Queries, id: string): Promise<GroundingRow[]> {
  return queries
    .select()
    .from(groundings)
    .where(or(eq(groundings.carId, id), eq(groundings.id, id)))
    .orderBy(...byStart)
}

export async function findGrounding(queries: Queries, id: string): Promise<GroundingRow | undefined> {
  const [row] = await queries.select().from(groundings).where(eq(groundings.id, id))
  return row
}

/** The groundings of a car that share a day with these; the caller holds the car's row. */
export async function groundingsOfCarOn(
  tx: Tx,
  carId: string,
  first: CalendarDate,
  last: CalendarDate,
): Promise<GroundingRow[]> {
  return tx
    .select()
    .from(groundings)
    .where(and(eq(groundings.carId, carId), lte(groundings.dayStart, last), gte(groundings.dayEnd, first)))
    .orderBy(...byStart)
}

export async function insertGrounding(tx: Tx, row: GroundingRow): Promise<void> {
  await tx.insert(groundings).values(row)
}

/** False where there is no such grounding. */
export async function changeGrounding(tx: Tx, { id, ...values }: GroundingRow): Promise<boolean> {
  const changed = await tx
    .update(groundings)
    .set(values)
    .where(eq(groundings.id, id))
    .returning({ id: groundings.id })
  return changed.length > 0
}

/** False where there is no such grounding. */
export async function deleteGrounding(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(groundings).where(eq(groundings.id, id)).returning({ id: groundings.id })
  return removed.length > 0
}

export async function deleteGroundingsOfCar(tx: Tx, carId: string): Promise<void> {
  await tx.delete(groundings).where(eq(groundings.carId, carId))
}
