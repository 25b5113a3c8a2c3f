import {
  moveDriver,
  offCall,
  type Refusal,
  type SeatFacts,
  type Spot,
  sharingSlots,
  spotOf,
  type WeekPlan,
  withDriver,
  without,
} from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Seat, SeatPair } from './selection.ts'

/**
 * A driver whom an act has left where he was, and why. `same-target`: somebody else of the act goes there;
 * `off-board`: there is no such car or day.
 */
export interface Refused {
  readonly seat: Seat
  readonly driverId: string
  readonly to: Spot
  readonly why: Refusal | 'same-target' | 'off-board'
}

/** What an act on many seats comes to, before anybody has agreed to it. */
export interface Outcome {
  /** The very same where nothing would change. */
  readonly board: WeekPlan
  /** Seats whose drivers it moves. */
  readonly done: number
  readonly refused: readonly Refused[]
}

/** Where the driver of each seat is to go; undefined where the board ends. */
export type Target = (seat: Seat) => Spot | undefined

/**
 * The drivers of these seats go where they are told, each as by a drop of one's own (`moveDriver`): whoever
 * sits there makes room. Two of them never get one seat. Who is there already, and a seat without a driver,
 * is neither done nor refused.
 */
export function moveSeats(
  facts: SeatFacts,
  board: WeekPlan,
  seats: readonly Seat[],
  target: Target,
): Outcome {
  let now = board
  let done = 0
  const refused: Refused[] = []
  const given = new Set<string>()
  for (const { driverId, seat, to } of inMovingOrder(board, seats, target)) {
    if (!to) {
      refused.push({ seat, driverId, to: { ...seat, onCall: false }, why: 'off-board' })
      continue
    }
    const key = to.carId === null ? undefined : keyInSlot(to.slot, to.carId)
    if (key && given.has(key)) {
      refused.push({ seat, driverId, to, why: 'same-target' })
      continue
    }
    const moved = moveDriver(facts, now, { driverId, slot: seat.slot }, to)
    if (moved.ok) {
      now = moved.value.board
      done += 1
    } else if (moved.error !== 'same-place') refused.push({ seat, driverId, to, why: moved.error })
    if (key && (moved.ok || moved.error === 'same-place')) given.add(key)
  }
  return { board: sharingSlots(board, now), done, refused }
}

/** To the reserve of each seat's own slot. */
export function freeSeats(facts: SeatFacts, board: WeekPlan, seats: readonly Seat[]): Outcome {
  return moveSeats(facts, board, seats, ({ slot }) => ({ slot, carId: null, onCall: false }))
}

interface Moving {
  readonly driverId: string
  readonly seat: Seat
  readonly to: Spot
}

interface Asked extends Omit<Moving, 'to'> {
  readonly to: Spot | undefined
}

/** Who goes to a later slot goes last first, so that nobody is in the way of somebody who leaves it too. */
function inMovingOrder(board: WeekPlan, seats: readonly Seat[], target: Target): Asked[] {
  const moving = seats.flatMap((seat): Asked[] => {
    const driverId = board[seat.slot]?.cars.get(seat.carId)
    return driverId === undefined ? [] : [{ driverId, seat, to: target(seat) }]
  })
  const isLater = moving.some(({ seat, to }) => to && to.slot > seat.slot)
  return isLater ? moving.sort((a, b) => b.seat.slot - a.seat.slot) : moving
}

/**
 * The drivers of each two seats change places, all at once: nobody is in the way of somebody who leaves. Of a
 * pair of which one can't go both stay, and whatever hangs on them is judged anew.
 */
export function swapSeats(facts: SeatFacts, board: WeekPlan, pairs: readonly SeatPair[]): Outcome {
  const refused = new Map<SeatPair, Refused>()
  for (;;) {
    const open = pairs.filter((pair) => !refused.has(pair))
    const tried = trySwap(facts, board, open)
    if (tried.pair) refused.set(tried.pair, tried.refused)
    else return { board: sharingSlots(board, tried.board), done: tried.done, refused: [...refused.values()] }
  }
}

type Tried =
  | { readonly pair: SeatPair; readonly refused: Refused }
  | { readonly pair?: undefined; readonly board: WeekPlan; readonly done: number }

function trySwap(facts: SeatFacts, board: WeekPlan, pairs: readonly SeatPair[]): Tried {
  const driverOf = ({ slot, carId }: Seat) => board[slot]?.cars.get(carId)
  const moving = pairs.flatMap((pair) => {
    const [a, b] = pair
    if (driverOf(a) === driverOf(b)) return []
    return [
      { pair, driverId: driverOf(a), seat: a, to: { ...b, onCall: false } },
      { pair, driverId: driverOf(b), seat: b, to: { ...a, onCall: false } },
    ].filter((each) => each.driverId !== undefined) as (Moving & { readonly pair: SeatPair })[]
  })
  let now = moving.reduce((left, { driverId, seat }) => without(left, seat.slot, driverId), board)
  for (const { pair, driverId, seat, to } of moving) {
    const why = whyNot(facts, now, { driverId, seat, to })
    if (why) return { pair, refused: { seat, driverId, to, why } }
    now = withDriver(offCall(without(now, to.slot, driverId), to, driverId), to, driverId)
  }
  return { board: now, done: moving.length }
}

/** @param now where everybody who moves has left the own seat */
function whyNot(facts: SeatFacts, now: WeekPlan, { driverId, seat, to }: Moving): Refusal | undefined {
  if (to.carId === null || !facts.cars.includes(to.carId)) return 'unknown-car'
  if (facts.blocked[to.slot]?.has(to.carId)) return 'blocked'
  if (seat.slot !== to.slot && facts.barred[to.slot]?.has(driverId)) return 'barred'
  const there = spotOf(now, to.slot, driverId)
  return there && there.carId !== null ? 'drives-already' : undefined
}
