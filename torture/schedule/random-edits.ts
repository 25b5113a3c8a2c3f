import type { getGeneratedWeek } from '#features/schedule/contract.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'

export interface Place {
  driverId: string
  slot: number
  carId: string | null
  onCall: boolean
}

type Calendar = Pick<NonNullable<OutputOf<typeof getGeneratedWeek>>, 'days' | 'nights'>

/** As the board sends a week it has read. */
export function placesOf({ days, nights }: Calendar): Place[] {
  return Array.from({ length: 14 }, (_, slot) => {
    const day = (slot % 2 === 0 ? days : nights)[slot >> 1]
    const inCars = (day?.cars ?? []).flatMap(({ id, drivers }) =>
      drivers.map((driver) => ({ driverId: driver.id, slot, carId: id as string | null, onCall: false })),
    )
    const listed = (list: { id: string }[] | undefined, onCall: boolean) =>
      (list ?? []).map(({ id }) => ({ driverId: id, slot, carId: null, onCall }))
    return [...inCars, ...listed(day?.reserve, false), ...listed(day?.onCall, true)]
  }).flat()
}

/** `slot car` of the cars that nobody can be given, as the week was read. */
export function carsOff({ days, nights }: Calendar): ReadonlySet<string> {
  return new Set(
    Array.from({ length: 14 }, (_, slot) => {
      const cars = (slot % 2 === 0 ? days : nights)[slot >> 1]?.cars ?? []
      return cars.filter(({ grounded, isRented }) => grounded || isRented).map(({ id }) => `${slot} ${id}`)
    }).flat(),
  )
}

function one<T>(list: readonly T[]): T {
  const value = list[Math.floor(Math.random() * list.length)]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}

/**
 * One lawful operation of an administrator: assign, move, swap or remove. Where it can't be done the week
 * stays as it is.
 */
export function randomEdit(
  places: readonly Place[],
  drivers: readonly string[],
  cars: readonly string[],
  off: ReadonlySet<string>,
): Place[] {
  const kind = one(['assign', 'assign', 'move', 'swap', 'remove'])
  if (kind === 'assign') return put(places, one(drivers), Math.floor(Math.random() * 14), cars, off)
  if (places.length === 0) return [...places]
  const chosen = one(places)
  const rest = places.filter((place) => place !== chosen)
  if (kind === 'remove') return rest
  if (kind === 'move') return put(rest, chosen.driverId, Math.floor(Math.random() * 14), cars, off)
  const other = one(places)
  if (other.slot !== chosen.slot || other.driverId === chosen.driverId) return [...places]
  return places.map((place) => {
    if (place === chosen) return { ...place, carId: other.carId, onCall: other.onCall }
    return place === other ? { ...place, carId: chosen.carId, onCall: chosen.onCall } : place
  })
}

function put(
  places: readonly Place[],
  driverId: string,
  slot: number,
  cars: readonly string[],
  off: ReadonlySet<string>,
): Place[] {
  const inSlot = places.filter((place) => place.slot === slot)
  if (inSlot.some((place) => place.driverId === driverId)) return [...places]
  const free = cars.filter((car) => !off.has(`${slot} ${car}`) && !inSlot.some(({ carId }) => carId === car))
  const carId = free.length > 0 && Math.random() < 0.8 ? one(free) : null
  return [...places, { driverId, slot, carId, onCall: carId === null && Math.random() < 0.3 }]
}

/** The rules of D19 written a second time, by comparing every place with every other. */
export function breaksRules(
  places: readonly Place[],
  isKnown: (id: string) => boolean,
  off: ReadonlySet<string>,
): boolean {
  return places.some(
    (place, index) =>
      off.has(`${place.slot} ${place.carId}`) ||
      !isKnown(place.driverId) ||
      (place.carId !== null && !isKnown(place.carId)) ||
      places.some(
        (other, at) =>
          at > index &&
          other.slot === place.slot &&
          (other.driverId === place.driverId || (place.carId !== null && other.carId === place.carId)),
      ),
  )
}
