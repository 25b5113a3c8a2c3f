import { eq } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pushKeys, pushSubscriptions } from './tables.ts'
import { newVapidKeys, type VapidKeys } from './vapid.ts'

const FLEET = 'fleet'

/**
 * Makes the key where there is none, or none that can be read: phones that subscribed by a lost one can't be
 * written to any more, and subscribe anew.
 */
export async function ensurePushKeys({ database, secrets }: Platform): Promise<void> {
  const [known] = await database.queries.select().from(pushKeys)
  if (known && secrets.tryOpen(known.sealedPrivateKey) !== undefined) return
  const { publicKey, privateKey } = newVapidKeys()
  const row = { id: FLEET, publicKey, sealedPrivateKey: secrets.seal(privateKey) }
  await database.transaction(async (tx) => {
    const [now] = await tx.select().from(pushKeys).where(eq(pushKeys.id, FLEET)).for('update')
    if (!now) await tx.insert(pushKeys).values(row).onConflictDoNothing()
    else if (secrets.tryOpen(now.sealedPrivateKey) === undefined) {
      await tx.update(pushKeys).set(row)
      await tx.delete(pushSubscriptions)
    }
  })
}

/** Undefined where it can't be read: then nothing is sent. */
export async function readPushKeys(queries: Queries, { secrets }: Platform): Promise<VapidKeys | undefined> {
  const [row] = await queries.select().from(pushKeys)
  const privateKey = row && secrets.tryOpen(row.sealedPrivateKey)
  return row && privateKey !== undefined ? { publicKey: row.publicKey, privateKey } : undefined
}

export async function sealedKeySamples(queries: Queries): Promise<string[]> {
  return (await queries.select().from(pushKeys)).map(({ sealedPrivateKey }) => sealedPrivateKey)
}
