import type { Route } from './http/route.ts'
import type { Job } from './jobs.ts'
import type { SealedSamples } from './keys/choose-key.ts'
import type { SealedDataHolder } from './keys/sealed-data-holder.ts'
import type { Platform } from './platform.ts'
import type { Throttle } from './throttle.ts'

/**
 * What the app makes once and hands to the features beside the platform. A feature that offers or needs
 * something of features above it declares it here from its own manifest, so that the compiler holds the app
 * to it.
 */
export interface Shared {
  readonly throttle: Throttle
}

interface SealedPart {
  readonly name: string
  holder(platform: Platform, throttle: Throttle): SealedDataHolder
}

/** The server's part of a feature's manifest: its `server/manifest.ts` exports one as `manifest`. */
export interface ServerManifest {
  routes?(platform: Platform, shared: Shared): Route[]
  /** Its timed work. */
  jobs?(platform: Platform): Job[]
  /**
   * What must be there before anybody is answered, such as what an earlier edition did not keep: quick where
   * nothing is to be done, and safe while other processes do the same.
   */
  beforeListening?(platform: Platform): Promise<void>
  /** What it keeps sealed and can make anew, by the name that the office's screen has for it. */
  readonly sealed?: SealedPart | readonly SealedPart[]
  /** What it keeps sealed and nobody can make anew. */
  readonly sealedForGood?: SealedSamples
}
