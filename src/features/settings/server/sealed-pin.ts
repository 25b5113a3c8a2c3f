import { endSessionsOf } from '#features/auth/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newPin } from '#platform/server/secrets.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { fleetDoor, readFleetPin } from './public.ts'
import { fleetPinRow, storeFleetPin } from './store.ts'

/** The fleet's PIN: a new one takes the place of one that nobody can read, and stands in the settings. */
export function sealedFleetPin({ secrets, clock }: Platform, throttle: Throttle): SealedDataHolder {
  const lost = async (queries: Parameters<typeof fleetPinRow>[0]): Promise<boolean> => {
    const row = await fleetPinRow(queries)
    return row !== undefined && secrets.tryOpen(row.sealed) === undefined
  }
  return {
    samples: async (queries) => {
      const row = await fleetPinRow(queries)
      return row ? [row.sealed] : []
    },
    unreadable: async (queries) => ((await lost(queries)) ? 1 : 0),
    renew: async (tx) => {
      if (!(await lost(tx))) return 0
      const pin = newPin()
      const hash = await secrets.hashPin(pin)
      await storeFleetPin(tx, { hash, sealed: secrets.seal(pin), changedAt: instantNow(clock) })
      await endSessionsOf(tx, 'fleet', 'fleet')
      await throttle.renewed(tx, 'fleet-pin', fleetDoor(await readFleetPin(tx)))
      return 1
    },
  }
}
