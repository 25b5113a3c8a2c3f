import { driversByIds } from '#features/drivers/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newToken } from '#platform/server/secrets.ts'
import { readSubscribedCalendar } from '../contract.ts'
import { storeSubscription, subscriberOf, subscriptionOf } from './store.ts'

/** The address to subscribe to, or null while there is none, or one that opens no more since its key is lost. */
export async function subscriptionUrl(
  queries: Queries,
  platform: Platform,
  driverId: string,
): Promise<string | null> {
  const row = await subscriptionOf(queries, driverId)
  const key = row && platform.secrets.tryOpen(row.sealedKey)
  return key === undefined ? null : urlOf(platform, key)
}

/** Makes a new unguessable address; the old one stops working. */
export async function renewSubscription(tx: Tx, platform: Platform, driverId: string): Promise<string> {
  const key = newToken()
  await storeSubscription(tx, {
    driverId,
    keyFingerprint: fingerprintOf(platform, key),
    sealedKey: platform.secrets.seal(key),
    createdAt: instantNow(platform.clock),
  })
  return urlOf(platform, key)
}

/** Whose calendar the key opens; undefined for a key that is unknown or revoked, and for a driver who is gone or switched off. */
export async function subscriberByKey(
  queries: Queries,
  platform: Platform,
  key: string,
): Promise<string | undefined> {
  const driverId = await subscriberOf(queries, fingerprintOf(platform, key))
  if (driverId === undefined) return undefined
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  return driver?.active ? driverId : undefined
}

function fingerprintOf({ secrets }: Platform, key: string): string {
  return secrets.fingerprint(`calendar subscription\n${key}`)
}

function urlOf({ configuration }: Platform, key: string): string {
  return `${configuration.publicUrl}${readSubscribedCalendar.path.replace(':key', key)}`
}
