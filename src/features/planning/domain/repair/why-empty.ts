import {
  brokenHours,
  driverPaperOff,
  freeCars,
  type HoursRule,
  leftDriver,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import type { RepairFacts } from './repair-facts.ts'

/** What keeps somebody who waits from a free seat. */
export type Obstacle = HoursRule | 'PAPERS' | 'INACTIVE'

/**
 * Why a car that could be driven stands in a slot, as the board is now. `LIMIT`: the slot is full;
 * `NOBODY_WAITING`: neither in the reserve nor on call; `NOBODY_MAY`: all who wait are kept by rest, the
 * other shift of the date, papers, or are inactive; `SOMEBODY_MAY`: only nobody has given it to them.
 */
export type WhyEmpty =
  | { readonly why: 'LIMIT'; readonly limit: number; readonly seated: number }
  | { readonly why: 'NOBODY_WAITING' }
  | {
      readonly why: 'NOBODY_MAY'
      readonly obstacles: ReadonlyMap<Obstacle, number>
      readonly waiting: number
    }
  | { readonly why: 'SOMEBODY_MAY'; readonly reserve: readonly string[]; readonly onCall: readonly string[] }

export function whyEmpty(facts: RepairFacts, board: WeekPlan, slot: number): WhyEmpty {
  const { cars, reserve, onCall } = board[slot] ?? { cars: new Map(), reserve: [], onCall: [] }
  const limit = facts.limits[slot] ?? 0
  if (cars.size >= limit) return { why: 'LIMIT', limit, seated: cars.size }
  const waiting = reserve.length + onCall.length
  if (waiting === 0) return { why: 'NOBODY_WAITING' }
  const obstacles = new Map<Obstacle, number>()
  const mayDrive = (driverId: string): boolean => {
    const obstacle = obstacleOf(facts, board, driverId, slot)
    if (obstacle) obstacles.set(obstacle, (obstacles.get(obstacle) ?? 0) + 1)
    return obstacle === undefined
  }
  const free = { reserve: reserve.filter(mayDrive), onCall: onCall.filter(mayDrive) }
  if (free.reserve.length + free.onCall.length > 0) return { why: 'SOMEBODY_MAY', ...free }
  return { why: 'NOBODY_MAY', obstacles, waiting }
}

function obstacleOf(
  facts: RepairFacts,
  board: WeekPlan,
  driverId: string,
  slot: number,
): Obstacle | undefined {
  if (leftDriver(facts.driversOff, driverId)) return 'INACTIVE'
  if (facts.barred[slot]?.has(driverId) || driverPaperOff(facts.driversOff, driverId, slot)) return 'PAPERS'
  const near = [slot - 1, slot, slot + 1].filter((each) => spotOf(board, each, driverId)?.carId)
  const held = near.reduce((slots, each) => slots | (1 << each), 0)
  const broken = brokenHours(slot, held & ~(1 << slot), {
    allowDayAndNight: facts.bothShifts.has(driverId),
    workedPreviousSundayNight: facts.nightBefore.has(driverId),
  })
  return broken?.rule
}

/** Why a driver drives another car than the own one, as the board is now. `FREE`: it stands. */
export interface WhyNotOwn {
  readonly ownCar: string
  readonly why: 'BLOCKED' | 'OTHER_OWN_DRIVER' | 'OTHER_DRIVER' | 'FREE'
  /** Who drives it instead. */
  readonly drivenBy: string | undefined
}

/** Undefined for who has no own car, drives it, or does not drive in that slot. */
export function whyNotOwnCar(
  facts: RepairFacts,
  board: WeekPlan,
  driverId: string,
  slot: number,
): WhyNotOwn | undefined {
  const ownCar = facts.ownCars.get(driverId)
  const now = spotOf(board, slot, driverId)?.carId
  if (ownCar === undefined || !now || now === ownCar) return undefined
  const drivenBy = board[slot]?.cars.get(ownCar)
  if (drivenBy !== undefined) {
    const shared = facts.ownCars.get(drivenBy) === ownCar
    return { ownCar, why: shared ? 'OTHER_OWN_DRIVER' : 'OTHER_DRIVER', drivenBy }
  }
  return {
    ownCar,
    why: freeCars(facts, board, slot).includes(ownCar) ? 'FREE' : 'BLOCKED',
    drivenBy: undefined,
  }
}
