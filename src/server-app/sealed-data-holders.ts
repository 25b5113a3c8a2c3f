import { type SealedDataHolders, sealedDataHoldersByName } from '#features/safekeeping/server/public.ts'
import type { SealedSamples } from '#platform/server/keys/choose-key.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { serverManifests } from './manifests/server-manifests.ts'

/** What the features keep sealed and the office can have made anew. */
export function sealedDataHolders(platform: Platform, throttle: Throttle): SealedDataHolders {
  return sealedDataHoldersByName(
    [...serverManifests.values()]
      .flatMap(({ sealed = [] }) => sealed)
      .map(({ name, holder }) => [name, holder(platform, throttle)] as const),
  )
}

/**
 * The same, and what can't be made anew: by these a start tells whether a key is the one that has been in
 * use.
 */
export function allSealedSamples(platform: Platform, throttle: Throttle): SealedSamples[] {
  return [
    ...Object.values(sealedDataHolders(platform, throttle)).map(({ samples }) => samples),
    ...[...serverManifests.values()].flatMap(({ sealedForGood }) => sealedForGood ?? []),
  ]
}
