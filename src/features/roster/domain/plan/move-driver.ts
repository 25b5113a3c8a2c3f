import { fail, ok, type Result } from '#kernel/result.ts'
import { otherSlotOfDate } from '#kernel/slot.ts'
import { isSpot, type Spot } from '../places.ts'
import { chooseCar, freeCars } from './choose-car.ts'
import type { SeatFacts } from './plan-facts.ts'
import { spotOf, type WeekPlan, withDriver, without } from './week-plan.ts'

/** Whom to move: the driver, and the slot in which the driver is. */
export interface Mover {
  readonly driverId: string
  readonly slot: number
}

/**
 * Why a move is refused. `gone`: the driver is not in that slot; `same-place`: nothing would change;
 * `drives-already`: has a place in the target slot (D19); `blocked`: the car gets nobody new then; `barred`:
 * the driver gets no new seat then, and does not drive in that slot yet (D47); `unknown-car`: not of this
 * week.
 */
export type Refusal = 'gone' | 'same-place' | 'drives-already' | 'blocked' | 'barred' | 'unknown-car'

/** The board after a move, and the other driver it moved. */
export interface Moved {
  readonly board: WeekPlan
  readonly displaced: { readonly driverId: string; readonly to: Spot } | undefined
}

/**
 * Moves a driver to a car, the reserve or the on-call list of any slot. Whoever drives the target car makes
 * room: into the car that becomes free where both drive in that slot (a swap), else into the first free car,
 * else onto the reserve list (Spec 2 §4, §5). One who only waits on a list of the target slot leaves that
 * list for the car, and who drives is no longer on call in the other shift of that date, as in the base
 * calendar.
 */
export function moveDriver(
  facts: SeatFacts,
  board: WeekPlan,
  mover: Mover,
  to: Spot,
): Result<Moved, Refusal> {
  const { driverId, slot } = mover
  const from = spotOf(board, slot, driverId)
  if (!from) return fail('gone')
  if (isSpot(from, to)) return fail('same-place')
  const there = from.slot === to.slot ? undefined : spotOf(board, to.slot, driverId)
  if (there && (there.carId !== null || to.carId === null)) return fail('drives-already')
  const left = without(without(board, slot, driverId), to.slot, driverId)
  if (to.carId === null) return ok({ board: withDriver(left, to, driverId), displaced: undefined })
  return seat(facts, left, { driverId, from }, to)
}

/**
 * Gives a driver a car in a slot, wherever the driver is in that slot: in another car, on one of its lists,
 * or nowhere (who sent availability late). Displaces as `moveDriver` does.
 */
export function bringDriver(
  facts: SeatFacts,
  board: WeekPlan,
  driverId: string,
  to: Spot,
): Result<Moved, Refusal> {
  if (spotOf(board, to.slot, driverId)) return moveDriver(facts, board, { driverId, slot: to.slot }, to)
  return seat(facts, board, { driverId, from: undefined }, to)
}

/** @param left the board without the driver in the slots of `from` and `to` */
function seat(
  facts: SeatFacts,
  left: WeekPlan,
  { driverId, from }: { readonly driverId: string; readonly from: Spot | undefined },
  to: Spot,
): Result<Moved, Refusal> {
  if (to.carId === null || !facts.cars.includes(to.carId)) return fail('unknown-car')
  if (facts.blocked[to.slot]?.has(to.carId)) return fail('blocked')
  const keepsSlot = from?.slot === to.slot && from.carId !== null
  if (!keepsSlot && facts.barred[to.slot]?.has(driverId)) return fail('barred')
  const lifted = offCall(left, to, driverId)
  const sitting = left[to.slot]?.cars.get(to.carId)
  if (sitting === undefined) return ok({ board: withDriver(lifted, to, driverId), displaced: undefined })
  const seated = withDriver(without(lifted, to.slot, sitting), to, driverId)
  const room = roomFor(facts, seated, from, to.slot)
  return ok({ board: withDriver(seated, room, sitting), displaced: { driverId: sitting, to: room } })
}

/**
 * Who drives is on call no longer in the other shift of that date (D8).
 * @param to where the driver gets a car
 */
export function offCall(board: WeekPlan, to: Spot, driverId: string): WeekPlan {
  const other = otherSlotOfDate(to.slot)
  return spotOf(board, other, driverId)?.onCall ? without(board, other, driverId) : board
}

/** The car that the mover leaves in that slot, else the first free one, else the end of the reserve. */
function roomFor(facts: SeatFacts, plan: WeekPlan, from: Spot | undefined, slot: number): Spot {
  const left = from?.slot === slot ? from.carId : null
  const swaps = left !== null && !facts.blocked[slot]?.has(left)
  return { slot, carId: swaps ? left : (chooseCar(freeCars(facts, plan, slot)) ?? null), onCall: false }
}
