import { eq, sql } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { type Grosze, toPln } from '#kernel/money.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { chargeDataTexts } from '../texts-driver-data.ts'
import {
  closedChargeWeeks,
  driverCharges,
  instalmentChanges,
  instalmentPlans,
  mileageDecisions,
  settledCharges,
  sharedCosts,
  standingCharges,
} from './tables.ts'

/**
 * What stands in drivers' weeks. It is kept by id alone and settles money that was paid, so that of an erased
 * driver the amounts stay, and notes, which may say anything, go.
 */
export function chargesOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const entries = await queries.select().from(driverCharges).where(eq(driverCharges.driverId, driverId))
      const plans = await queries.select().from(instalmentPlans).where(eq(instalmentPlans.driverId, driverId))
      const standing = await queries
        .select()
        .from(standingCharges)
        .where(eq(standingCharges.driverId, driverId))
      return [
        {
          name: 'charges',
          ...chargeDataTexts.charges,
          rows: entries.map(({ monday, kind, grosze, date, note, takenBackAt }) => ({
            week: monday,
            kind,
            amountPln: pln(grosze),
            date,
            note,
            takenBackAt,
          })),
        },
        {
          name: 'instalment_plans',
          ...chargeDataTexts.plans,
          rows: plans.map(({ kind, grosze, count, monday, note }) => ({
            kind,
            amountPln: pln(grosze),
            count,
            week: monday,
            note,
          })),
        },
        {
          name: 'standing_charges',
          ...chargeDataTexts.standing,
          rows: standing.map(({ kind, per, grosze, from, to, note }) => ({
            kind,
            per,
            amountPln: pln(grosze),
            from,
            to,
            note,
          })),
        },
      ]
    },
    removed: () => Promise.resolve(),
    merged: async (tx, { stays, foldedId }) => {
      await giveCharges(tx, foldedId, stays.id)
      return {}
    },
    erased: (tx, { id }) => forgetNotes(tx, id),
  }
}

async function giveCharges(tx: Tx, fromId: string, toId: string): Promise<void> {
  const to = { driverId: toId }
  await tx.update(driverCharges).set(to).where(eq(driverCharges.driverId, fromId))
  await tx.update(instalmentPlans).set(to).where(eq(instalmentPlans.driverId, fromId))
  await tx.update(standingCharges).set(to).where(eq(standingCharges.driverId, fromId))
  // What both have, the one who stays keeps; of the other it goes.
  await tx.execute(sql`DELETE FROM mileage_decisions AS folded USING mileage_decisions AS kept
    WHERE folded.driver_id = ${fromId} AND kept.driver_id = ${toId} AND kept.monday = folded.monday`)
  await tx.update(mileageDecisions).set(to).where(eq(mileageDecisions.driverId, fromId))
  await tx.execute(sql`DELETE FROM closed_charge_weeks AS folded USING closed_charge_weeks AS kept
    WHERE folded.driver_id = ${fromId} AND kept.driver_id = ${toId} AND kept.monday = folded.monday`)
  await tx.update(closedChargeWeeks).set(to).where(eq(closedChargeWeeks.driverId, fromId))
  await tx.execute(sql`DELETE FROM settled_charges AS folded USING settled_charges AS kept
    WHERE folded.driver_id = ${fromId} AND kept.driver_id = ${toId} AND kept.charge_id = folded.charge_id`)
  await tx.update(settledCharges).set(to).where(eq(settledCharges.driverId, fromId))
  const shared = await tx
    .select()
    .from(sharedCosts)
    .where(sql`${sharedCosts.shifts} @> ${JSON.stringify([{ driver: fromId }])}::jsonb`)
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

async function forgetNotes(tx: Tx, id: string): Promise<void> {
  const none = { note: '' }
  await tx.update(driverCharges).set(none).where(eq(driverCharges.driverId, id))
  await tx.update(standingCharges).set(none).where(eq(standingCharges.driverId, id))
  await tx.update(mileageDecisions).set(none).where(eq(mileageDecisions.driverId, id))
  const plans = await tx
    .update(instalmentPlans)
    .set(none)
    .where(eq(instalmentPlans.driverId, id))
    .returning({ id: instalmentPlans.id })
  for (const plan of plans)
    await tx.update(instalmentChanges).set(none).where(eq(instalmentChanges.planId, plan.id))
}

function pln(grosze: number): number {
  return toPln(grosze as Grosze)
}
