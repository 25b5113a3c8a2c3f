import { and, between, eq, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { foldTouched } from '../fold/fold-slots.ts'
import { touch } from '../fold/touched-slots.ts'
import { handoverMileage } from '../tables.ts'

/** What hand-overs tell of one shift in one car. */
export type HandedMileage = typeof handoverMileage.$inferSelect

/** Of one driver's shift, each car once. */
export function handedMileageOf(queries: Queries, driverId: string, slot: Slot): Promise<HandedMileage[]> {
  return queries
    .select()
    .from(handoverMileage)
    .where(
      and(
        eq(handoverMileage.driverId, driverId),
        eq(handoverMileage.date, slot.date),
        eq(handoverMileage.shift, slot.shift),
      ),
    )
    .orderBy(handoverMileage.reg)
}

export interface CarAndDays {
  readonly vehicleId: string
  /** First and last day. */
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * What hand-overs of a car tell of these days, in the place of what they told before; results follow. Call
 * `beginResults` before.
 * @param told of these days alone
 * @param kept slots of which nobody can say any more whose they were: what was told of them stays
 */
export async function replaceHandedMileage(
  tx: Tx,
  { vehicleId, from, to }: CarAndDays,
  told: readonly HandedMileage[],
  kept: readonly Slot[],
): Promise<void> {
  const stays = new Set(kept.map(slotKey))
  const before = await tx
    .select()
    .from(handoverMileage)
    .where(and(eq(handoverMileage.vehicleId, vehicleId), between(handoverMileage.date, from, to)))
  const now = new Map(told.map((row) => [keyOf(row), row]))
  const held = new Map(before.map((row) => [keyOf(row), row]))
  const gone = before.filter((row) => !now.has(keyOf(row)) && !stays.has(slotKey(row)))
  const changed = told.filter((row) => !saysTheSame(row, held.get(keyOf(row))))
  if (gone.length + changed.length === 0) return
  for (const { driverId, date, shift } of gone)
    await tx
      .delete(handoverMileage)
      .where(
        and(
          eq(handoverMileage.driverId, driverId),
          eq(handoverMileage.date, date),
          eq(handoverMileage.shift, shift),
          eq(handoverMileage.vehicleId, vehicleId),
        ),
      )
  for (const row of changed) {
    const { driverId: _driver, date: _date, shift: _shift, vehicleId: _vehicle, ...set } = row
    await tx
      .insert(handoverMileage)
      .values(row)
      .onConflictDoUpdate({
        target: [
          handoverMileage.driverId,
          handoverMileage.date,
          handoverMileage.shift,
          handoverMileage.vehicleId,
        ],
        set,
      })
  }
  for (const { driverId, date, shift } of [...gone, ...changed])
    await touch(tx, sql`SELECT ${driverId}::uuid, ${date}::date, ${shift}::text`)
  await foldTouched(tx)
}

function keyOf({ driverId, ...slot }: HandedMileage): string {
  return `${driverId} ${slotKey(slot)}`
}

function saysTheSame(one: HandedMileage, other: HandedMileage | undefined): boolean {
  const fields = ['reg', 'state', 'mileageM', 'shifts', 'kmStart', 'kmEnd'] as const
  return other !== undefined && fields.every((field) => one[field] === other[field])
}
