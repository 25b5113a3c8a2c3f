import {
  driversWithPins,
  pinByPhone,
  pinsWithoutHash,
  storePinHash,
} from '#features/drivers/server/public-records.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

export interface DriverPin {
  readonly id: string
  /** argon2id under the key, for `platform.secrets.pinMatches`. */
  readonly hash: string
  readonly revision: number
  readonly active: boolean
}

/** A driver's PIN as a door: another one has devices and counters of its own. */
export function driverDoor({ id, revision }: { readonly id: string; readonly revision: number }) {
  return { account: id, secret: String(revision) }
}

/**
 * Whose PIN a try with this phone is for; undefined for an unknown phone. Without the cost of {@link
 * driverPinHash}.
 */
export async function doorOfPhone(
  queries: Queries,
  phone: Phone,
): Promise<ReturnType<typeof driverDoor> | undefined> {
  const pin = await pinByPhone(queries, phone)
  return pin && driverDoor(pin)
}

/**
 * What a try of phone and PIN is held against; undefined for an unknown phone, and for a PIN that nobody can
 * know (D13).
 */
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

/** Those of the ids that are still on the list, with their PIN as a door. */
export async function driverDoorsByIds(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await driversWithPins(queries, ids)
  return rows.map(({ revision, ...driver }) => ({ ...driver, door: driverDoor({ id: driver.id, revision }) }))
}

const A_RUN = 20

/**
 * Makes the hashes of some new PINs. A hash costs more than a whole submission, so the Sunday rush only seals
 * them (S3), and this follows at a pace that leaves the processors to the drivers.
 */
export async function hashNewPins(platform: Platform): Promise<void> {
  const { queries } = platform.database
  for (const pin of await pinsWithoutHash(queries, A_RUN)) {
    await storePinHash(queries, pin, await hashOf(platform, pin.sealed))
  }
}

/**
 * No PIN opens anything with it: that of a record folded into another one, or one sealed with a key that is
 * lost.
 */
const NO_HASH = ''

async function hashOf({ secrets }: Platform, sealed: string): Promise<string> {
  const pin = secrets.tryOpen(sealed)
  return pin === undefined ? NO_HASH : secrets.hashPin(pin)
}
