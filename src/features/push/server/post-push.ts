import { driversByIds } from '#features/drivers/server/public.ts'
import { pushRow, storePushes } from '#features/messaging/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PushKind } from '../domain/push-kinds.ts'
import { pushWordsIn } from './push-words.ts'
import { liveDevices } from './subscriptions.ts'

export interface ToldByPush {
  readonly driverId: string
  /** Of the message that tells the same, or would. */
  readonly smsKey: string
  /** Where it says more than its kind: no names and no plates, since it stands on a locked screen. */
  readonly says?: { readonly title: string; readonly body: string }
  /** Instant. */
  readonly notAfter: string
  /** The changes, each with the key by which the other message tells it; none where it is of no change. */
  readonly topics: readonly { readonly id: string; readonly eventKey: string; readonly notAfter: string }[]
}

/**
 * Tells drivers on their phones, beside the SMS or letter of the same, in the transaction of both.
 * @returns whom: their other messages wait a moment, and are spared where the push arrives
 */
export async function postPush(
  tx: Tx,
  platform: Platform,
  kind: PushKind,
  many: readonly ToldByPush[],
): Promise<ReadonlySet<string>> {
  const devices = await liveDevices(
    tx,
    platform,
    many.map(({ driverId }) => driverId),
  )
  const reachable = new Set(devices.map(({ driverId }) => driverId))
  const listed = await driversByIds(tx, [...reachable])
  const pushes = many.flatMap(({ driverId, smsKey, notAfter, topics, says }) => {
    if (!reachable.has(driverId)) return []
    const words = says ?? pushWordsIn(listed.get(driverId)?.language ?? null).PUSH_MESSAGES[kind]
    return [{ row: pushRow(platform, { smsKey, to: driverId, ...words, notAfter, kind }), topics }]
  })
  await storePushes(tx, pushes)
  return reachable
}
