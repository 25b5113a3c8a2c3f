import { whyUnavailable } from './compile.ts'
import { SLOTS } from './instance.ts'
import { NOBODY, type Parking } from './parking.ts'
import type { People } from './people.ts'
import { waitingIn } from './reserve.ts'
import type { EmptySeats, OwnCarNotGiven } from './result.ts'
import { countOf, has } from './rules.ts'

/** Cars that stand in a slot, and why. */
export function emptySeats(people: People, parking: Parking): EmptySeats[] {
  const { week } = people
  const free = Uint16Array.from(week.cars, (_, car) => parking.freeSlots(car))
  const empty: EmptySeats[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    const cars = week.cars.filter((_, car) => has(free[car]!, slot)).map((car) => car.id)
    if (cars.length === 0) continue
    const seated = people.works.reduce((sum, slots) => sum + (has(slots, slot) ? 1 : 0), 0)
    const count = Math.max(0, week.capacity[slot]! - seated)
    const waiting = waitingIn(people, slot).length
    const why = count === 0 ? 'LIMIT' : waiting === 0 ? 'NOBODY_WAITING' : 'NOBODY_MAY'
    empty.push({ slot, count, cars, why, waiting })
  }
  return empty
}

/** Shifts a driver has in another car than his own, and why. */
export function ownCarsNotGiven(people: People, parking: Parking): OwnCarNotGiven[] {
  const { week, works } = people
  const list: OwnCarNotGiven[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let driver = 0; driver < works.length; driver++) {
      const own = week.primary[driver]!
      if (own === -1 || !has(works[driver]!, slot) || parking.carOf[driver * SLOTS + slot] === own) continue
      const other = parking.driverIn[own * SLOTS + slot]!
      list.push({
        driver: week.drivers[driver]!.id,
        slot,
        ownCar: week.cars[own]!.id,
        why: whyNotOwn(people, parking, driver, slot, own),
        drivenBy: other === NOBODY ? null : week.drivers[other]!.id,
      })
    }
  }
  return list
}

function whyNotOwn(
  people: People,
  parking: Parking,
  driver: number,
  slot: number,
  own: number,
): OwnCarNotGiven['why'] {
  const { week, decided, published } = people
  if (has(decided.fixed[driver]!, slot)) return 'PINNED_ELSEWHERE'
  const unavailable = whyUnavailable(week.cars[own]!, slot)
  if (unavailable !== null) return unavailable
  if (published.car[driver * SLOTS + slot] !== -1) return 'PUBLISHED_ELSEWHERE'
  const other = parking.driverIn[own * SLOTS + slot]!
  if (decided.fixedDriver[own * SLOTS + slot] !== -1) return 'PINNED_TO_OTHER'
  if (other !== NOBODY && published.car[other * SLOTS + slot] === own) return 'PUBLISHED_TO_OTHER'
  return other !== NOBODY && week.primary[other] === own ? 'OTHER_OWN_DRIVER' : 'OTHER_DRIVER'
}

/** How many shifts are in place of the sum of car places: level 8. */
export function carOrder({ carOf, works }: Parking): number {
  let sum = 0
  for (let driver = 0; driver < works.length; driver++)
    for (let slot = 0; slot < SLOTS; slot++) sum += Math.max(0, carOf[driver * SLOTS + slot]!)
  return sum
}

export function shiftsIn(works: Uint16Array): number {
  return works.reduce((sum, slots) => sum + countOf(slots), 0)
}
