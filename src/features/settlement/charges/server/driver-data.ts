import { eq, inArray, sql } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { type ShiftsOfDriver, sumOf } from '#features/settlement/domain/public.ts'
import { type Grosze, toPln } from '#kernel/money.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { chargeDataTexts } from '../texts-driver-data.ts'
import { holdCharges } from './closed-weeks.ts'
import { giveUnsettled } from './give-unsettled.ts'
import { endStandingOf } from './standing-store.ts'
import {
  driverCharges,
  instalmentChanges,
  instalmentPlans,
  mileageDecisions,
  sharedCosts,
  standingCharges,
} from './tables.ts'

/**
 * What stands in drivers' weeks. It is kept by id alone and settles money that was paid, so that of an erased
 * driver the amounts stay, and notes, which may say anything, go. Of a folded record what its statements have
 * settled stays with it.
 */
export function chargesOfDrivers(platform: Pick<Platform, 'clock'>): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const entries = await queries.select().from(driverCharges).where(eq(driverCharges.driverId, driverId))
      const plans = await queries.select().from(instalmentPlans).where(eq(instalmentPlans.driverId, driverId))
      const standing = await queries
        .select()
        .from(standingCharges)
        .where(eq(standingCharges.driverId, driverId))
      const shared = await queries
        .select()
        .from(sharedCosts)
        .where(bornBy([driverId]))
      const decisions = await queries
        .select()
        .from(mileageDecisions)
        .where(eq(mileageDecisions.driverId, driverId))
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
        {
          name: 'sharedCosts',
          ...chargeDataTexts.shared,
          rows: shared.map(({ monday, grosze, date, shifts, note, takenBackAt }) => ({
            week: monday,
            amountPln: pln(grosze),
            // Of the others who bear it nothing but how many shifts they are.
            shifts: shiftsOf(shifts, driverId),
            allShifts: shiftsOf(shifts),
            date,
            note,
            takenBackAt,
          })),
        },
        {
          name: 'mileageDecisions',
          ...chargeDataTexts.mileage,
          rows: decisions.map(({ monday, metres, state, grosze, note, decidedAt }) => ({
            week: monday,
            km: metres / 1000,
            state,
            amountPln: grosze === null ? null : pln(grosze),
            note,
            decidedAt,
          })),
        },
      ]
    },
    async removed(tx, driverId) {
      // A rate without an end would be charged for ever of who drives no more.
      const { date: today } = fleetTime(platform.clock)
      await holdCharges(tx)
      await endStandingOf(tx, driverId, today, instantNow(platform.clock), chargeDataTexts.byRemoval)
    },
    merged: async (tx, { stays, foldedId }) => {
      await holdCharges(tx)
      await giveUnsettled(tx, foldedId, stays.id)
      return {}
    },
    async erased(tx, { id, foldedIds }, { at, by }) {
      await holdCharges(tx)
      await endStandingOf(tx, id, fleetTime(platform.clock).date, at, by.name)
      await forgetNotes(tx, [id, ...foldedIds])
    },
  }
}

async function forgetNotes(tx: Tx, driverIds: readonly string[]): Promise<void> {
  const ids = [...driverIds]
  const none = { note: '' }
  await tx.update(driverCharges).set(none).where(inArray(driverCharges.driverId, ids))
  await tx.update(standingCharges).set(none).where(inArray(standingCharges.driverId, ids))
  await tx.update(mileageDecisions).set(none).where(inArray(mileageDecisions.driverId, ids))
  // What is said of a cost that others bear too may be said of the person all the same.
  await tx.update(sharedCosts).set(none).where(bornBy(ids))
  const plans = await tx
    .update(instalmentPlans)
    .set(none)
    .where(inArray(instalmentPlans.driverId, ids))
    .returning({ id: instalmentPlans.id })
  for (const plan of plans)
    await tx.update(instalmentChanges).set(none).where(eq(instalmentChanges.planId, plan.id))
}

function bornBy(driverIds: readonly string[]) {
  return sql`EXISTS (
    SELECT FROM jsonb_array_elements(${sharedCosts.shifts}) AS share
    WHERE share ->> 'driver' IN ${[...driverIds]})`
}

/** Of everybody where no driver is named. */
function shiftsOf(shifts: readonly ShiftsOfDriver[], driverId?: string): number {
  const counted = shifts.filter(({ driver }) => driverId === undefined || driver === driverId)
  return sumOf(counted.map((one) => one.shifts))
}

function pln(grosze: number): number {
  return toPln(grosze as Grosze)
}
