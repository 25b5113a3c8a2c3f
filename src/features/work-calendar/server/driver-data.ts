import { eq } from 'drizzle-orm'
import type { DriverHolder } from '#features/drivers/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { subscriptionTexts } from '../texts-driver-data.ts'
import { forgetPinPicksOf, givePinPicks } from './pin-picks-store.ts'
import { removeSubscription, subscriptionOf } from './store.ts'
import { calendarSubscriptions, freeShiftPickers } from './tables.ts'

/** Addresses under which drivers' phones read their calendars. */
export function subscriptionsOfDrivers(): DriverHolder {
  return {
    async read(queries, driverId) {
      const subscription = await subscriptionOf(queries, driverId)
      const rows = subscription ? [{ createdAt: subscription.createdAt }] : []
      return [{ name: 'calendarSubscriptions', ...subscriptionTexts, rows }]
    },
    pinRenewed: removeSubscription,
    removed: forget,
    /** A phone that reads the folded record's calendar goes on reading, unless the driver who stays has an address already. */
    async merged(tx, { stays, foldedId }) {
      if (!(await subscriptionOf(tx, stays.id))) {
        await tx
          .update(calendarSubscriptions)
          .set({ driverId: stays.id })
          .where(eq(calendarSubscriptions.driverId, foldedId))
      }
      await givePinPicks(tx, foldedId, stays.id)
      await forget(tx, foldedId)
      return {}
    },
    erased: (tx, { id }) => forget(tx, id),
  }
}

async function forget(tx: Tx, driverId: string): Promise<void> {
  await removeSubscription(tx, driverId)
  await forgetPinPicksOf(tx, driverId)
  await tx.delete(freeShiftPickers).where(eq(freeShiftPickers.driverId, driverId))
}
