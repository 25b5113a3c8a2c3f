import type { Place } from './places.ts'

export interface MergedPlaces<P extends Place> {
  readonly places: readonly P[]
  /** Slots 0-13 in which both drive; there the place of the one who stays was kept. */
  readonly bothDrive: readonly number[]
}

/**
 * The places of a week after two records of one person have become one: all of both; in a slot in which both stand the one in a car before the
 * one on the reserve list, and that before the one on call.
 */
export function mergePlaces<P extends Place>(
  places: readonly P[],
  staysId: string,
  foldedId: string,
): MergedPlaces<P> {
  const own = new Map(
    places.filter((place) => place.driverId === staysId).map((place) => [place.slot, place]),
  )
  const bothDrive: number[] = []
  for (const place of places) {
    if (place.driverId !== foldedId) continue
    const other = own.get(place.slot)
    if (other?.carId && place.carId) bothDrive.push(place.slot)
    if (!other || weight(place) < weight(other)) own.set(place.slot, { ...place, driverId: staysId })
  }
  const others = places.filter(({ driverId }) => driverId !== staysId && driverId !== foldedId)
  return { places: [...others, ...own.values()], bothDrive: bothDrive.sort((a, b) => a - b) }
}

function weight({ carId, onCall }: Place): number {
  return carId !== null ? 0 : onCall ? 2 : 1
}
