import { newestSealedPins, sealedPins, setPin } from '#features/drivers/server/public-records.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newPin } from '#platform/server/secrets.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { renewPin } from './renew-pin.ts'

/**
 * The drivers' PINs: each driver gets a new one by letter or SMS, as when the office renews it by hand. Who
 * is switched off is not written to: their PIN opens nothing, and the office can read it once they are back.
 */
export function sealedDriverPins(platform: Platform, throttle: Throttle): SealedDataHolder {
  const { secrets } = platform
  const lost = async (queries: Queries) =>
    (await sealedPins(queries)).filter(({ sealed }) => secrets.tryOpen(sealed) === undefined)
  return {
    samples: newestSealedPins,
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const some = (await lost(tx)).slice(0, most)
      for (const { id, active } of some) {
        // Nobody has taken these PINs: subscribed calendars go on.
        if (active) await renewPin(tx, platform, throttle, id, 'stays')
        else await setPin(tx, id, secrets.seal(newPin()))
      }
      return some.length
    },
  }
}
