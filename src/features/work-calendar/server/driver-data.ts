import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { forgetPicker } from './picks/picker-store.ts'
import { forgetPinPicksOf, givePinPicks } from './pin-picks/pin-picks-store.ts'

/** What was picked for drivers by the fleet's PIN. */
export function picksOfDrivers(): DriverDataHolder {
  return {
    read: async () => [],
    removed: forget,
    async merged(tx, { stays, foldedId }) {
      await givePinPicks(tx, foldedId, stays.id)
      await forget(tx, foldedId)
      return {}
    },
    erased: (tx, { id }) => forget(tx, id),
  }
}

async function forget(tx: Tx, driverId: string): Promise<void> {
  await forgetPinPicksOf(tx, driverId)
  await forgetPicker(tx, driverId)
}
