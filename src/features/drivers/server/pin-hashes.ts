import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pinByPhone, pinsWithoutHash, storePinHash } from './store.ts'

export interface DriverPin {
  readonly id: string
  /** argon2id under the key, for `platform.secrets.pinMatches`. */
  readonly hash: string
  readonly revision: number
  readonly active: boolean
}

/** What a try of phone and PIN is held against; undefined for an unknown phone, and for a PIN that nobody can know (D13). */
export async function driverPinHash(
  queries: Queries,
  platform: Platform,
  phone: Phone,
): Promise<DriverPin | undefined> {
  const pin = await pinByPhone(queries, phone)
  if (!pin) return undefined
  const { id, revision, active } = pin
  const hash = pin.hash ?? (await hashOf(platform, pin.sealed))
  return hash === NO_HASH ? undefined : { id, hash, revision, active }
}

const A_RUN = 20

/**
 * Makes the hashes of some new PINs. A hash costs more than a whole submission, so the Sunday rush only seals them (S3),
 * and this follows at a pace that leaves the processors to the drivers.
 */
export async function hashNewPins(platform: Platform): Promise<void> {
  const { queries } = platform.database
  for (const pin of await pinsWithoutHash(queries, A_RUN)) {
    await storePinHash(queries, pin, await hashOf(platform, pin.sealed))
  }
}

/** No PIN opens anything with it: that of a record folded into another one, or one sealed with a key that is lost. */
const NO_HASH = ''

async function hashOf({ secrets }: Platform, sealed: string): Promise<string> {
  const pin = secrets.tryOpen(sealed)
  return pin === undefined ? NO_HASH : secrets.hashPin(pin)
}
