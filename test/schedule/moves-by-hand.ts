import type { Place } from '#features/roster/domain/places.ts'
import type { Move } from '#features/roster/domain/plan/moves.ts'

/** What keeps cars and drivers from new seats, asked one by one. */
export interface SlowFacts {
  readonly cars: readonly string[]
  readonly drivers: readonly string[]
  isOff(carId: string, slot: number): boolean
  isBarred(driverId: string, slot: number): boolean
}

type Spot = NonNullable<Move['to']>

const isAt = (place: Place, driverId: string, spot: Spot): boolean =>
  place.driverId === driverId &&
  place.slot === spot.slot &&
  place.carId === spot.carId &&
  (place.carId !== null || place.onCall === spot.onCall)

/** What a move says holds already, and it has nothing left to do. */
export function isDoneByHand(places: readonly Place[], { driverId, from, to }: Move): boolean {
  const isLeft =
    !from ||
    from.slot === to?.slot ||
    !places.some((place) => place.driverId === driverId && place.slot === from.slot)
  return isLeft && (!to || places.some((place) => isAt(place, driverId, to)))
}

/**
 * The rule of moves on a week written a second time, by what is there at the end: everybody whom a move takes
 * from somewhere is there, all of them leave, all of them come, and then nobody is in two places, no car has
 * two drivers, and nobody new has got a car, or a seat, that is not to be had.
 * @returns the places after it; undefined where it can't be done in full
 */
export function layByHand(
  places: readonly Place[],
  moves: readonly Move[],
  facts: SlowFacts,
): Place[] | undefined {
  const open = moves.filter((move) => !isDoneByHand(places, move))
  let after = [...places]
  for (const { driverId, from } of open) {
    if (!facts.drivers.includes(driverId)) return undefined
    if (!from) continue
    if (!places.some((place) => isAt(place, driverId, from))) return undefined
    after = after.filter((place) => !isAt(place, driverId, from))
  }
  const left = after
  const came: Place[] = open.flatMap(({ driverId, to }) => (to ? [{ driverId, ...to }] : []))
  for (const { driverId, from, to, endsCall } of open) {
    if (!to) continue
    if (left.some((place) => place.slot === to.slot && place.driverId === driverId)) return undefined
    if (to.carId !== null) {
      const drove = from?.slot === to.slot && from.carId !== null
      if (!facts.cars.includes(to.carId) || facts.isOff(to.carId, to.slot)) return undefined
      if (!drove && facts.isBarred(driverId, to.slot)) return undefined
    }
    const other = to.slot % 2 === 0 ? to.slot + 1 : to.slot - 1
    if (endsCall)
      after = after.filter(
        (place) =>
          !(place.driverId === driverId && place.slot === other && place.carId === null && place.onCall),
      )
  }
  after = [...after, ...came]
  return isLawful(after) ? after : undefined
}

/** Nobody is twice in a slot, and no car. */
function isLawful(places: readonly Place[]): boolean {
  return !places.some((place, index) =>
    places.some(
      (other, at) =>
        at > index &&
        other.slot === place.slot &&
        (other.driverId === place.driverId || (place.carId !== null && other.carId === place.carId)),
    ),
  )
}
