import { and, eq } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { shiftMileage } from '../tables.ts'

type TypedRow = typeof shiftMileage.$inferSelect

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

export async function deleteMileage(tx: Tx, driverId: string, slot: Slot): Promise<void> {
  await tx.delete(shiftMileage).where(ofSlot(driverId, slot))
}
