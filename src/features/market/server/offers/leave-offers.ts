import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endOffer, OPEN_AGAIN } from './end-offer.ts'
import { aliveOffers, changeOffer, forgetOffersOf, lockOffer } from './offers-store.ts'

/**
 * A driver's record goes: what others wait for because of it ends, or is open again, and they are told; then
 * all that names the driver is forgotten.
 */
export async function leaveOffers(tx: Tx, platform: Platform, driverId: string): Promise<void> {
  for (const { id, giverId, takerId, toDriverId } of await aliveOffers(tx)) {
    if (![giverId, takerId, toDriverId].includes(driverId)) continue
    const offer = await lockOffer(tx, id)
    if (offer?.state !== 'open' && offer?.state !== 'asked') continue
    const isOver = offer.giverId === driverId || offer.toDriverId === driverId
    if (isOver) await endOffer(tx, platform, offer, { state: 'expired', news: 'off', but: driverId })
    else await changeOffer(tx, id, OPEN_AGAIN)
  }
  await forgetOffersOf(tx, driverId)
}
