import { and, asc, eq } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { WeekPin } from '../domain/week-pin.ts'
import { schedulePins } from './tables.ts'

export type PinRow = typeof schedulePins.$inferSelect

/** The oldest first: of two that exclude each other it stays. */
export async function pinsOfWeek(queries: Queries, { year, week }: Week): Promise<WeekPin[]> {
  return queries
    .select({
      driverId: schedulePins.driverId,
      slot: schedulePins.slot,
      carId: schedulePins.carId,
      despiteRest: schedulePins.despiteRest,
    })
    .from(schedulePins)
    .where(and(eq(schedulePins.year, year), eq(schedulePins.week, week)))
    .orderBy(asc(schedulePins.pinnedAt), asc(schedulePins.slot), asc(schedulePins.driverId))
}

/** In the place of the driver's former pin of that slot. False where somebody else is pinned to the car. */
export async function putPin(tx: Tx, row: PinRow): Promise<boolean> {
  await dropPin(tx, row)
  const inserted = await tx.insert(schedulePins).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** False where there is none. */
export async function dropPin(
  tx: Tx,
  { year, week, slot, driverId }: Pick<PinRow, 'year' | 'week' | 'slot' | 'driverId'>,
): Promise<boolean> {
  const dropped = await tx
    .delete(schedulePins)
    .where(
      and(
        eq(schedulePins.year, year),
        eq(schedulePins.week, week),
        eq(schedulePins.slot, slot),
        eq(schedulePins.driverId, driverId),
      ),
    )
    .returning()
  return dropped.length > 0
}

export async function pinsOfDriver(queries: Queries, driverId: string): Promise<PinRow[]> {
  return queries
    .select()
    .from(schedulePins)
    .where(eq(schedulePins.driverId, driverId))
    .orderBy(asc(schedulePins.year), asc(schedulePins.week), asc(schedulePins.slot))
}

export async function forgetPinsOf(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(schedulePins).where(eq(schedulePins.driverId, driverId))
}
