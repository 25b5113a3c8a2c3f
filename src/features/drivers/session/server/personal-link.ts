import { driversByIds } from '#features/drivers/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newToken } from '#platform/server/secrets.ts'
import { driverWithKey, linkRowOf, removeLink, storeLink } from './link-store.ts'

/**
 * The key of the driver's link; undefined while there is none, or one that opens no more since the key that
 * sealed it is lost.
 */
export async function linkKeyOf(
  queries: Queries,
  { secrets }: Platform,
  driverId: string,
): Promise<string | undefined> {
  const row = await linkRowOf(queries, driverId)
  return row && secrets.tryOpen(row.sealedKey)
}

/** Makes a new unguessable key; the old one stops working. @returns the key */
export async function renewLink(tx: Tx, platform: Platform, driverId: string): Promise<string> {
  const key = newToken()
  await storeLink(tx, {
    driverId,
    keyFingerprint: fingerprintOf(platform, key),
    sealedKey: platform.secrets.seal(key),
    createdAt: instantNow(platform.clock),
  })
  return key
}

export function endLink(tx: Tx, driverId: string): Promise<void> {
  return removeLink(tx, driverId)
}

/**
 * Whose link has this key; undefined for one that is unknown or revoked, and for a driver who is gone or
 * switched off.
 */
export async function driverByLinkKey(
  queries: Queries,
  platform: Platform,
  key: string,
): Promise<string | undefined> {
  const driverId = await driverWithKey(queries, fingerprintOf(platform, key))
  if (driverId === undefined) return undefined
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  return driver?.active ? driverId : undefined
}

function fingerprintOf({ secrets }: Platform, key: string): string {
  return secrets.fingerprint(`calendar subscription\n${key}`)
}
