import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure } from '#platform/server/throttle-store.ts'

/**
 * Free shifts that one driver takes within 24 hours by the own session, those given back included: each is
 * confirmed by a letter or an SMS. Every day of the two weeks on offer is fourteen.
 */
const MOST_A_DAY = 20
const DAY_MS = 24 * 3_600_000

/**
 * Counts these shifts as taken by the driver. The caller must roll back where they are too many, as it must
 * where anything else refuses them: what came to nothing is not counted.
 */
export async function isTakenTooOften(
  tx: Tx,
  { clock, secrets }: Platform,
  driverId: string,
  shifts: number,
): Promise<boolean> {
  const bucket = secrets.fingerprint(`free shifts taken\n${driverId}`)
  let taken = 0
  for (let count = 0; count < shifts; count += 1) {
    const counted = await countFailure(tx, [{ bucket, until: instantIn(clock, DAY_MS) }], instantNow(clock))
    taken = counted.get(bucket) ?? 0
    if (taken > MOST_A_DAY) return true
  }
  return false
}
