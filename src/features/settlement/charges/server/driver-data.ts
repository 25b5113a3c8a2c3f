import { eq } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { type Grosze, toPln } from '#kernel/money.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { chargeDataTexts } from '../texts-driver-data.ts'
import { holdCharges } from './closed-weeks.ts'
import { giveUnsettled } from './give-unsettled.ts'
import {
  driverCharges,
  instalmentChanges,
  instalmentPlans,
  mileageDecisions,
  standingCharges,
} from './tables.ts'

/**
 * What stands in drivers' weeks. It is kept by id alone and settles money that was paid, so that of an erased
 * driver the amounts stay, and notes, which may say anything, go. Of a folded record what its statements have
 * settled stays with it.
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
          name: 'instalmentPlans',
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
          name: 'standingCharges',
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
      await holdCharges(tx)
      await giveUnsettled(tx, foldedId, stays.id)
      return {}
    },
    erased: (tx, { id }) => forgetNotes(tx, id),
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
