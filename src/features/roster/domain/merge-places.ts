import { compareWorth, type Place } from './places.ts'

/**
 * The places of a week after two records of one person have become one: all of both; in a slot in which both
 * stand the one in a car before the one on the reserve list, and that before the one on call. Where both
 * drive, the one who stays keeps his.
 */
export function mergePlaces<P extends Place>(places: readonly P[], staysId: string, foldedId: string): P[] {
  const own = new Map(
    places.filter((place) => place.driverId === staysId).map((place) => [place.slot, place]),
  )
  for (const place of places) {
    if (place.driverId !== foldedId) continue
    const other = own.get(place.slot)
    if (!other || compareWorth(place, other) < 0) own.set(place.slot, { ...place, driverId: staysId })
  }
  const others = places.filter(({ driverId }) => driverId !== staysId && driverId !== foldedId)
  return [...others, ...own.values()]
}
