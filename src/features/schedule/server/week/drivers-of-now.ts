import { lateReason } from '#features/planning/domain/public.ts'
import {
  driverOff,
  isSamePlace,
  type Place,
  type SettledPlace,
  seatKey,
  type UnavailableDriver,
} from '#features/roster/domain/public.ts'

/** Who may be given a place of a week at this moment. */
export interface DriversOfNow {
  /** Ids of those on the drivers' list. */
  readonly listed: ReadonlySet<string>
  readonly driversOff: readonly UnavailableDriver[]
}

/**
 * The places of a base calendar as it would be made by now: without those who have left the drivers' list
 * since, and with those who may not drive any more at the end of the reserve (D47). Nobody has been promised
 * anything of a week that is not generated.
 */
export function withDriversOfNow(
  built: readonly SettledPlace[],
  { listed, driversOff }: DriversOfNow,
): SettledPlace[] {
  const places = built.filter(({ driverId }) => listed.has(driverId))
  const ranks = new Map<number, number>()
  for (const { slot, rank, onCall } of places)
    if (!onCall) ranks.set(slot, Math.max(rank, ranks.get(slot) ?? 0))
  return places.map((place) => {
    const off = place.carId === null ? undefined : driverOff(driversOff, place.driverId, place.slot)
    if (!off) return place
    const rank = (ranks.get(place.slot) ?? 0) + 1
    ranks.set(place.slot, rank)
    return { ...place, carId: null, rank, reason: lateReason(off) }
  })
}

/**
 * What somebody made of the base calendar, following what has become of those places that he left as they
 * were.
 */
export function followBase(
  asked: readonly Place[],
  built: readonly SettledPlace[],
  now: readonly SettledPlace[],
): Place[] {
  const before = new Map(built.map((place) => [seatKey(place), place]))
  const after = new Map(now.map((place) => [seatKey(place), place]))
  return asked.flatMap((place) => {
    const was = before.get(seatKey(place))
    if (!was || !isSamePlace(was, place)) return [place]
    const stands = after.get(seatKey(place))
    if (stands?.carId === was.carId) return [place]
    return stands ? [stands] : []
  })
}
