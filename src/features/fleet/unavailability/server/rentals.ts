import { and, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { rentals } from './tables.ts'

export type RentalRow = typeof rentals.$inferSelect

/**
 * Those that may touch a day from the first to the last; ones without an end date whenever they have begun by
 * then.
 */
export async function rentalsTouching(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<RentalRow[]> {
  return queries
    .select()
    .from(rentals)
    .where(and(lte(rentals.startDate, last), or(isNull(rentals.endDate), gte(rentals.endDate, first))))
    .orderBy(rentals.startDate, rentals.id)
}

/** The latest start first. */
export async function allRentals(queries: Queries): Promise<RentalRow[]> {
  return queries
    .select()
    .from(rentals)
    .orderBy(sql`${rentals.startDate} desc, ${rentals.startTime} collate "C" desc, ${rentals.id}`)
}

/** @param except a rental that is about to be changed */
export async function otherRentalsOfCar(tx: Queries, carId: string, except: string): Promise<RentalRow[]> {
  return tx
    .select()
    .from(rentals)
    .where(and(eq(rentals.carId, carId), ne(rentals.id, except)))
    .orderBy(rentals.startDate, rentals.startTime)
}

/** Those of a car that last into this day or later, the first to start first; without an end date always. */
export async function rentalsOfCarFrom(
  queries: Queries,
  carId: string,
  first: CalendarDate,
): Promise<RentalRow[]> {
  return queries
    .select()
    .from(rentals)
    .where(and(eq(rentals.carId, carId), or(isNull(rentals.endDate), gte(rentals.endDate, first))))
    .orderBy(rentals.startDate, rentals.startTime)
}

/** One of the car that is not yet in the history (D18), the first to start. */
export async function activeRentalOfCar(tx: Queries, carId: string): Promise<RentalRow | undefined> {
  const open = or(isNull(rentals.mileageEnd), isNull(rentals.endDate), isNull(rentals.endTime))
  const [row] = await tx
    .select()
    .from(rentals)
    .where(and(eq(rentals.carId, carId), open))
    .orderBy(rentals.startDate, rentals.startTime)
    .limit(1)
  return row
}

/** Locked until the transaction ends. */
export async function lockedRental(tx: Tx, id: string): Promise<RentalRow | undefined> {
  const [row] = await tx.select().from(rentals).where(eq(rentals.id, id)).for('update')
  return row
}

export async function insertRental(tx: Tx, row: RentalRow): Promise<void> {
  await tx.insert(rentals).values(row)
}

export async function changeRental(tx: Tx, { id, ...values }: RentalRow): Promise<void> {
  await tx.update(rentals).set(values).where(eq(rentals.id, id))
}

/** False where there is no such rental. */
export async function deleteRental(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(rentals).where(eq(rentals.id, id)).returning({ id: rentals.id })
  return removed.length > 0
}
