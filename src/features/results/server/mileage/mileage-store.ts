import { and, eq, sql } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { shiftMileage } from '../tables.ts'

export type TypedRow = typeof shiftMileage.$inferSelect

function ofSlot(driverId: string, { date, shift }: Slot) {
  return and(eq(shiftMileage.driverId, driverId), eq(shiftMileage.date, date), eq(shiftMileage.shift, shift))
}

export async function mileageTyped(
  queries: Queries,
  driverId: string,
  slot: Slot,
): Promise<TypedRow | undefined> {
  const [row] = await queries.select().from(shiftMileage).where(ofSlot(driverId, slot))
  return row
}

export async function putMileage(tx: Tx, row: TypedRow): Promise<void> {
  const { driverId: _driver, date: _date, shift: _shift, ...renewed } = row
  await tx
    .insert(shiftMileage)
    .values(row)
    .onConflictDoUpdate({
      target: [shiftMileage.driverId, shiftMileage.date, shiftMileage.shift],
      set: renewed,
    })
}

export async function takeMileageBack(tx: Tx, driverId: string, slot: Slot): Promise<void> {
  await tx.delete(shiftMileage).where(ofSlot(driverId, slot))
}

/** By date. */
export function mileageOfDriver(queries: Queries, driverId: string): Promise<TypedRow[]> {
  return queries
    .select()
    .from(shiftMileage)
    .where(eq(shiftMileage.driverId, driverId))
    .orderBy(shiftMileage.date, shiftMileage.shift)
}

/** Of two of one slot that stays which was typed last. @returns how many the folded record had */
export async function uniteMileage(tx: Tx, fromId: string, toId: string): Promise<number> {
  await tx.execute(sql`
    DELETE FROM shift_mileage AS loser USING shift_mileage AS winner
    WHERE loser.driver_id IN (${fromId}, ${toId}) AND winner.driver_id IN (${fromId}, ${toId})
      AND loser.driver_id <> winner.driver_id AND (loser.date, loser.shift) = (winner.date, winner.shift)
      AND (loser.entered_at, loser.driver_id = ${toId}) < (winner.entered_at, winner.driver_id = ${toId})`)
  const moved = await tx
    .update(shiftMileage)
    .set({ driverId: toId })
    .where(eq(shiftMileage.driverId, fromId))
    .returning({ date: shiftMileage.date })
  return moved.length
}
