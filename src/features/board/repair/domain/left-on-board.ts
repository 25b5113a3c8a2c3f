import {
  leftDriver,
  type PlanFacts,
  placesOf,
  unavailability,
  type WeekPlan,
} from '#features/roster/domain/public.ts'

/** Who and what has left the fleet and still has seats in slots that have not begun (D26, D47). */
export interface LeftOnBoard {
  /** Seats that a deleted car still carries. */
  readonly cars: readonly { readonly carId: string; readonly seats: number }[]
  /** Seats of who is off the drivers' list, or switched off on it. */
  readonly drivers: readonly {
    readonly driverId: string
    readonly kind: 'deleted' | 'inactive'
    readonly seats: number
  }[]
}

/** In the order in which the board comes upon them. */
export function leftOnBoard(
  board: WeekPlan,
  facts: Pick<PlanFacts, 'unavailable' | 'driversOff' | 'begun'>,
): LeftOnBoard {
  const cars = new Map<string, number>()
  const drivers = new Map<string, { kind: 'deleted' | 'inactive'; seats: number }>()
  for (const { slot, carId, driverId } of placesOf(board)) {
    if (carId === null || slot < facts.begun) continue
    if (unavailability(facts.unavailable, carId, slot)?.kind === 'deleted')
      cars.set(carId, (cars.get(carId) ?? 0) + 1)
    const left = leftDriver(facts.driversOff, driverId)
    if (!left) continue
    const kind = left.kind === 'deleted' ? 'deleted' : 'inactive'
    drivers.set(driverId, { kind, seats: (drivers.get(driverId)?.seats ?? 0) + 1 })
  }
  return {
    cars: Array.from(cars, ([carId, seats]) => ({ carId, seats })),
    drivers: Array.from(drivers, ([driverId, left]) => ({ driverId, ...left })),
  }
}
