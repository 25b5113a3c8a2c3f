import { heldDrivers } from '#features/drivers/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'

/**
 * The same places under the drivers' records of now: whose record was folded into another one since the board
 * was read is called by that one. The records are held until the transaction ends, so that nobody merges them
 * meanwhile; to be called before a week is locked.
 */
export async function underRecordsOfNow<P extends { readonly driverId: string }>(
  tx: Tx,
  places: readonly P[],
): Promise<P[]> {
  const now = await heldDrivers(tx, [...new Set(places.map(({ driverId }) => driverId))])
  return places.map((place) => {
    const driverId = now.get(place.driverId) ?? place.driverId
    return driverId === place.driverId ? place : { ...place, driverId }
  })
}
