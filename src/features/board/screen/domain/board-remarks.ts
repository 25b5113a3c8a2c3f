import { slotCounts } from '#features/board/work/domain/public.ts'
import {
  type RepairFacts,
  type WhyEmpty,
  type WhyNotOwn,
  whyEmpty,
  whyNotOwnCar,
} from '#features/planning/domain/public.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'

/** What the office is to know of a board as it stands (D16). Slots 0-13 (D2). */
export type BoardRemark =
  /** 'Do obsadzenia': the number of `SlotCounts.left`. */
  | { readonly kind: 'empty-seats'; readonly slot: number; readonly left: number; readonly why: WhyEmpty }
  /** Cars stand, and the limit has no room for their drivers. */
  | {
      readonly kind: 'full'
      readonly slot: number
      readonly limit: number
      readonly seated: number
      readonly standing: number
    }
  | {
      readonly kind: 'own-car'
      readonly slot: number
      readonly driverId: string
      readonly own: WhyNotOwn
    }
  /** Who waits while somebody else drives the own car. */
  | {
      readonly kind: 'own-car-of-waiting'
      readonly slot: number
      readonly driverId: string
      readonly ownCar: string
      readonly drivenBy: string
    }

/**
 * The remarks on a week that is generated or edited: of the places that it has now, whatever a builder would
 * make of the availability today (D46). Slots that have begun are history.
 */
export function boardRemarks(facts: RepairFacts, board: WeekPlan): BoardRemark[] {
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot).slice(facts.begun)
  return [
    ...slots.flatMap((slot) => ownCarsNotGiven(facts, board, slot)),
    ...slots.flatMap((slot) => ownCarsOfWaiting(facts, board, slot)),
    ...slots.flatMap((slot) => standingCars(facts, board, slot)),
  ]
}

function ownCarsNotGiven(facts: RepairFacts, board: WeekPlan, slot: number): BoardRemark[] {
  return [...(board[slot]?.cars.values() ?? [])].flatMap((driverId) => {
    const own = whyNotOwnCar(facts, board, driverId, slot)
    return own ? [{ kind: 'own-car' as const, slot, driverId, own }] : []
  })
}

function ownCarsOfWaiting(facts: RepairFacts, board: WeekPlan, slot: number): BoardRemark[] {
  const { cars, reserve } = board[slot] ?? { cars: new Map<string, string>(), reserve: [] }
  return reserve.flatMap((driverId) => {
    const ownCar = facts.ownCars.get(driverId)
    const drivenBy = ownCar === undefined ? undefined : cars.get(ownCar)
    return ownCar === undefined || drivenBy === undefined
      ? []
      : [{ kind: 'own-car-of-waiting' as const, slot, driverId, ownCar, drivenBy }]
  })
}

function standingCars(facts: RepairFacts, board: WeekPlan, slot: number): BoardRemark[] {
  const { assigned: seated, free: standing, limit, left } = slotCounts(facts, board, slot)
  if (standing === 0) return []
  return left > 0
    ? [{ kind: 'empty-seats', slot, left, why: whyEmpty(facts, board, slot) }]
    : [{ kind: 'full', slot, limit, seated, standing }]
}
