import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { carFor } from './free-car.ts'
import type { SettledPlace, WeekCar } from './places.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { leftDriver, type UnavailableDriver } from './unavailable-drivers.ts'
import type { WaitReason } from './wait-reason.ts'

export interface Displacing {
  /** Those that may be given to somebody, in the order of use (D16). */
  readonly cars: readonly WeekCar[]
  readonly unavailable: readonly UnavailableCar[]
  /** Who is off the drivers' list, or switched off on it, takes no other car (D47). */
  readonly driversOff: readonly UnavailableDriver[]
  /** How many slots of the week have begun: they are history. */
  readonly begun: number
  /** Driver id to the own car's. */
  readonly primaryCars: ReadonlyMap<string, string>
  /** Why the reserve takes somebody. */
  readonly reasonOf: (carId: string, off: UnavailableCar) => WaitReason
}

/** Who loses a car in a slot, and the car given instead; null for the reserve. */
export interface DisplacedPlace {
  readonly driverId: string
  readonly slot: number
  readonly fromCar: string
  readonly toCar: string | null
}

export interface Displaced {
  readonly places: readonly SettledPlace[]
  /** In the order of time. Empty: `places` are as they were. */
  readonly moves: readonly DisplacedPlace[]
}

/**
 * Moves everybody off grounded and rented cars, in slots that have not begun: to a free car of the same slot,
 * by the wishes that picking a free shift knows, else to the top of its reserve (Spec 2 §4: 'the first free
 * non-grounded car of that shift, otherwise to reserve'). Who had a seat waits before who waited already. Of
 * several who lose a car in a slot, the one whose car is used first chooses first. Expired papers move
 * nobody, and take no seat from a driver who has to change cars.
 */
export function displace(before: readonly SettledPlace[], around: Displacing): Displaced {
  const moves: DisplacedPlace[] = []
  let places = before
  for (let slot = around.begun; slot < SLOTS_IN_WEEK; slot += 1) {
    const lost = lostIn(places, slot, around)
    if (lost.length === 0) continue
    const fallen: SettledPlace[] = []
    for (const { place, off } of lost) {
      const { driverId } = place
      const others = places.filter((other) => other !== place)
      // The seat itself counts no more among the cars that the driver has.
      const car = leftDriver(around.driversOff, driverId)
        ? undefined
        : carFor({ ...around, places: others }, slot, driverId, around.primaryCars.get(driverId))
      if (car) places = [...others, { ...place, carId: car.id }]
      else {
        fallen.push({ ...place, carId: null, rank: 0, reason: around.reasonOf(off.carId, off) })
        places = others
      }
      moves.push({ driverId, slot, fromCar: off.carId, toCar: car?.id ?? null })
    }
    if (fallen.length > 0) places = onTopOfReserve(places, slot, fallen)
  }
  return { places, moves }
}

interface Lost {
  readonly place: SettledPlace
  readonly off: UnavailableCar
}

function lostIn(places: readonly SettledPlace[], slot: number, { cars, unavailable }: Displacing): Lost[] {
  const use = new Map(cars.map(({ id }, index) => [id, index]))
  const order = ({ off }: Lost): number => use.get(off.carId) ?? cars.length
  return places
    .flatMap((place): Lost[] => {
      const off = place.slot === slot && place.carId !== null && takenOff(unavailable, place.carId, slot)
      return off ? [{ place, off }] : []
    })
    .sort((a, b) => order(a) - order(b) || (a.place.driverId < b.place.driverId ? -1 : 1))
}

function onTopOfReserve(
  places: readonly SettledPlace[],
  slot: number,
  fallen: readonly SettledPlace[],
): SettledPlace[] {
  const waits = (place: SettledPlace): boolean => place.slot === slot && place.carId === null && !place.onCall
  const waiting = places.filter(waits).sort((a, b) => a.rank - b.rank)
  return [
    ...places.filter((place) => !waits(place)),
    ...[...fallen, ...waiting].map((place, index) => ({ ...place, rank: index + 1 })),
  ]
}
