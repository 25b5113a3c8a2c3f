import { keyInSlot } from '#kernel/slot.ts'
import { type Place, type PlaceOrigin, type SettledPlace, seatKey } from './places.ts'
import { ranksFrom } from './ranks.ts'

export interface Settling {
  /** Where everybody was before: in the saved week, or in the base calendar. */
  readonly before: readonly SettledPlace[]
  /** By what own choice a driver is in a slot; undefined for who has made none there. */
  readonly origin: (driverId: string, slot: number) => PlaceOrigin | undefined
}

/**
 * Completes the places a client sends: how each driver came there, the order in the lists as sent, the reason
 * of who keeps waiting.
 */
export function settlePlaces(places: readonly Place[], settling: Settling): SettledPlace[] {
  const before = new Map(settling.before.map((place) => [seatKey(place), place]))
  const rankOf = ranksFrom([])
  return places.map(({ driverId, slot, carId, onCall: wantsOnCall }) => {
    const onCall = wantsOnCall && carId === null
    const was = before.get(keyInSlot(slot, driverId))
    const origin = was?.origin ?? settling.origin(driverId, slot) ?? 'office'
    const rank = rankOf({ slot, carId, onCall })
    if (carId !== null) return { driverId, slot, carId, onCall, rank, origin, reason: null }
    const waits = was && was.carId === null && was.onCall === onCall
    const reason = waits ? was.reason : onCall ? null : ({ code: 'by-office' } as const)
    return { driverId, slot, carId, onCall, rank, origin, reason }
  })
}
