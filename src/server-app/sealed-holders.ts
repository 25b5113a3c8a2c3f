import { sealedDriverPins } from '#features/drivers/server/sealed-pins.ts'
import { sealedServiceLinks } from '#features/fleet/services/server/sealed-links.ts'
import { newestSealedBodies } from '#features/messaging/server/public.ts'
import { sealedFleetPin } from '#features/settings/server/sealed-pin.ts'
import { sealedSubscriptions } from '#features/work-calendar/server/sealed-subscriptions.ts'
import type { SealedSamples } from '#platform/server/keys/choose-key.ts'
import type { SealedHolder } from '#platform/server/keys/sealed-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'

/** One line a feature that keeps something sealed which the office can have made anew. */
export function sealedHolders(platform: Platform, throttle: Throttle) {
  return {
    fleetPin: sealedFleetPin(platform, throttle),
    driverPins: sealedDriverPins(platform, throttle),
    serviceLinks: sealedServiceLinks(platform),
    subscriptions: sealedSubscriptions(platform),
  } satisfies Record<string, SealedHolder>
}

/** The same, and what can't be made anew: by these a start tells whether a key is the one that has been in use. */
export function allSealedSamples(platform: Platform, throttle: Throttle): SealedSamples[] {
  return [
    ...Object.values(sealedHolders(platform, throttle)).map(({ samples }) => samples),
    newestSealedBodies,
  ]
}
