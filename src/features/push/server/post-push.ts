import { driversByIds } from '#features/drivers/server/public.ts'
import { pushRow, storePush } from '#features/messaging/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PUSH_MESSAGES } from '../texts.ts'
import { pushWordsIn } from './push-words.ts'
import { liveDevices } from './subscriptions.ts'

interface ToldByPush {
  readonly driverId: string
  /** Of the SMS that tells the same. */
  readonly smsKey: string
  /** Instant. */
  readonly notAfter: string
  /** The changes, each with the key by which its SMS tells it; none where it is of no change. */
  readonly topics: readonly { readonly id: string; readonly eventKey: string; readonly notAfter: string }[]
}

/**
 * Tells drivers on their phones, beside the SMS of the same, in the transaction of both.
 * @returns whom: their SMS wait a moment, and are spared where the push arrives
 */
export async function postPush(
  tx: Tx,
  platform: Platform,
  kind: keyof typeof PUSH_MESSAGES,
  many: readonly ToldByPush[],
): Promise<ReadonlySet<string>> {
  const devices = await liveDevices(
    tx,
    platform,
    many.map(({ driverId }) => driverId),
  )
  const reachable = new Set(devices.map(({ driverId }) => driverId))
  const listed = await driversByIds(tx, [...reachable])
  for (const { driverId, smsKey, notAfter, topics } of many)
    if (reachable.has(driverId)) {
      const { title, body } = pushWordsIn(listed.get(driverId)?.language ?? null).PUSH_MESSAGES[kind]
      await storePush(tx, pushRow(platform, { smsKey, to: driverId, title, body, notAfter, kind }), topics)
    }
  return reachable
}
