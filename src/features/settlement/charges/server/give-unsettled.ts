import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { driverCharges, instalmentPlans, mileageDecisions, sharedCosts, standingCharges } from './tables.ts'

/**
 * Gives to a driver what no statement of the record that was folded into this one has settled. What one has
 * settled stays with it, as do its closed weeks, so that it is settled once and can be opened again. Plans
 * and rates go over, since they go on; what they came to in closed weeks is told by the ids that those have
 * taken. Call `holdCharges` before.
 */
export async function giveUnsettled(tx: Tx, fromId: string, toId: string): Promise<void> {
  const to = { driverId: toId }
  await tx
    .update(driverCharges)
    .set(to)
    .where(
      and(
        eq(driverCharges.driverId, fromId),
        sql`NOT EXISTS (SELECT 1 FROM settled_charges AS settled WHERE settled.driver_id = ${fromId}
          AND settled.charge_id = 'charge:' || ${driverCharges.id})`,
      ),
    )
  await tx.update(instalmentPlans).set(to).where(eq(instalmentPlans.driverId, fromId))
  await tx.update(standingCharges).set(to).where(eq(standingCharges.driverId, fromId))
  // Of what both have decided for an open week, the one who stays keeps the own.
  await tx.execute(sql`DELETE FROM mileage_decisions AS folded USING mileage_decisions AS kept
    WHERE folded.driver_id = ${fromId} AND kept.driver_id = ${toId} AND kept.monday = folded.monday
      AND NOT EXISTS (SELECT 1 FROM closed_charge_weeks AS closed
        WHERE closed.driver_id = ${fromId} AND closed.monday = folded.monday)`)
  await tx
    .update(mileageDecisions)
    .set(to)
    .where(
      and(
        eq(mileageDecisions.driverId, fromId),
        sql`NOT EXISTS (SELECT 1 FROM closed_charge_weeks AS closed
          WHERE closed.driver_id = ${fromId} AND closed.monday = ${mileageDecisions.monday})`,
      ),
    )
  await giveShares(tx, fromId, toId)
}

async function giveShares(tx: Tx, fromId: string, toId: string): Promise<void> {
  const shared = await tx
    .select()
    .from(sharedCosts)
    .where(
      and(
        sql`${sharedCosts.shifts} @> ${JSON.stringify([{ driver: fromId }])}::jsonb`,
        sql`NOT EXISTS (SELECT 1 FROM settled_charges AS settled WHERE settled.driver_id = ${fromId}
          AND settled.charge_id = 'shared:' || ${sharedCosts.id})`,
      ),
    )
    .for('update')
  for (const { id, shifts } of shared) {
    const counts = new Map<string, number>()
    for (const one of shifts) {
      const driver = one.driver === fromId ? toId : one.driver
      counts.set(driver, (counts.get(driver) ?? 0) + one.shifts)
    }
    await tx
      .update(sharedCosts)
      .set({ shifts: [...counts].map(([driver, count]) => ({ driver, shifts: count })) })
      .where(eq(sharedCosts.id, id))
  }
}
