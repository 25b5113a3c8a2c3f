import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { freeShiftPickers } from '../tables.ts'

/**
 * Lets one driver's picks follow each other: two at once could break a rule that neither breaks alone. Held
 * until the transaction ends.
 */
export async function lockPicker(tx: Tx, driverId: string, pickedAt: string): Promise<void> {
  await tx
    .insert(freeShiftPickers)
    .values({ driverId, pickedAt })
    .onConflictDoUpdate({ target: freeShiftPickers.driverId, set: { pickedAt: sql`excluded.picked_at` } })
}

export async function forgetPicker(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(freeShiftPickers).where(eq(freeShiftPickers.driverId, driverId))
}
