import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { type SettledPlace, seatKey } from './places.ts'
import { chooseCar, freeCars, ownCarFirst } from './plan/choose-car.ts'
import { carFactsOf, type PlanFacts } from './plan/plan-facts.ts'
import { onTopOfReserve, placesOfSlot, planOf, type WeekPlan, withDriver, without } from './plan/week-plan.ts'
import { ranksFrom } from './ranks.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { leftDriver } from './unavailable-drivers.ts'
import type { WaitReason } from './wait-reason.ts'

/** Who is off the drivers' list, or switched off on it, takes no other car (D47). */
export interface DisplacingFacts
  extends Pick<PlanFacts, 'cars' | 'unavailable' | 'driversOff' | 'begun' | 'ownCars'> {
  /** Why the reserve takes somebody. */
  readonly reasonOf: (off: UnavailableCar) => WaitReason
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
export function displace(places: readonly SettledPlace[], around: DisplacingFacts): Displaced {
  const before = planOf(places.toSorted((a, b) => a.rank - b.rank))
  const facts = carFactsOf(around.cars, around.unavailable)
  const moves: DisplacedPlace[] = []
  const reasons = new Map<string, WaitReason>()
  let plan = before
  for (let slot = around.begun; slot < SLOTS_IN_WEEK; slot += 1) {
    const fallen: string[] = []
    for (const { driverId, off } of lostIn(plan, slot, around)) {
      // The seat itself counts no more among the cars that the driver has.
      plan = without(plan, slot, driverId)
      const wish = ownCarFirst(plan, driverId, around.ownCars.get(driverId))
      const free = leftDriver(around.driversOff, driverId) ? [] : freeCars(facts, plan, slot)
      const toCar = chooseCar(free, wish) ?? null
      moves.push({ driverId, slot, fromCar: off.carId, toCar })
      if (toCar !== null) plan = withDriver(plan, { slot, carId: toCar, onCall: false }, driverId)
      else {
        fallen.push(driverId)
        reasons.set(seatKey({ driverId, slot }), around.reasonOf(off))
      }
    }
    plan = onTopOfReserve(plan, slot, fallen)
  }
  return { places: moves.length === 0 ? places : settledAgain(places, before, plan, reasons), moves }
}

interface Lost {
  readonly driverId: string
  readonly off: UnavailableCar
}

function lostIn(plan: WeekPlan, slot: number, { cars, unavailable }: DisplacingFacts): Lost[] {
  const use = new Map(cars.map((id, index) => [id, index]))
  const order = ({ off }: Lost): number => use.get(off.carId) ?? cars.length
  return Array.from(plan[slot]?.cars ?? [])
    .flatMap(([carId, driverId]): Lost[] => {
      const off = takenOff(unavailable, carId, slot)
      return off ? [{ driverId, off }] : []
    })
    .sort((a, b) => order(a) - order(b) || (a.driverId < b.driverId ? -1 : 1))
}

/**
 * The places of the plan as it became, with what was kept of them: slots and lists that nobody left or joined
 * keep theirs as it was.
 * @param reasons of those who fell to the reserve
 */
function settledAgain(
  places: readonly SettledPlace[],
  before: WeekPlan,
  plan: WeekPlan,
  reasons: ReadonlyMap<string, WaitReason>,
): SettledPlace[] {
  const inSlot = Map.groupBy(places, ({ slot }) => slot)
  const rankOf = ranksFrom([])
  return plan.flatMap((seats, slot) => {
    const own = inSlot.get(slot) ?? []
    if (seats === before[slot]) return own
    const kept = new Map(own.map((place) => [place.driverId, place]))
    const isNewList = seats.reserve !== before[slot]?.reserve
    return placesOfSlot(seats, slot).flatMap((place): SettledPlace[] => {
      const was = kept.get(place.driverId)
      if (!was) return []
      const rank = isNewList && !place.onCall ? rankOf(place) : was.rank
      return [{ ...was, carId: place.carId, rank, reason: reasons.get(seatKey(place)) ?? was.reason }]
    })
  })
}
