import type { Phone } from '#kernel/phone.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure, giveBack } from '#platform/server/throttle-store.ts'

const HOUR = 3_600_000

/**
 * How many picks the fleet's PIN may try: by address, which a station or a carrier shares, and by phone, so
 * that nobody's phone is flooded with messages. A driver's own session and the office are never counted and
 * never held back, so the limit of a phone keeps nobody from an own shift.
 */
const LIMITS = {
  address: { most: 60, window: HOUR },
  phone: { most: 6, window: 24 * HOUR },
} as const

export type PickLimit = 'within' | 'address' | 'phone'

/**
 * Counts a try and says which limit it exceeds; one that is refused for the address is not counted against
 * the phone. Not inside a transaction.
 */
export async function countPinPick(
  { clock, database, secrets }: Platform,
  address: string,
  phone: Phone,
): Promise<PickLimit> {
  const bucketOf = (kind: keyof typeof LIMITS, of: string): string =>
    secrets.fingerprint(`pin pick\n${kind}\n${of}`)
  return database.transaction(async (tx) => {
    for (const [kind, of] of [
      ['address', address],
      ['phone', phone],
    ] as const) {
      const bucket = bucketOf(kind, of)
      const until = instantIn(clock, LIMITS[kind].window)
      const tries = await countFailure(tx, [{ bucket, until }], instantNow(clock))
      if ((tries.get(bucket) ?? 0) <= LIMITS[kind].most) continue
      await giveBack(tx, [bucket], 1)
      return kind
    }
    return 'within'
  })
}
