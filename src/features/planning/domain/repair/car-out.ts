import type { Move, Spot } from '#features/roster/domain/public.ts'
import { freeCars, leftDriver, placesOfSlot, spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { has } from '../builder/rules.ts'
import { applyRepair } from './apply-repair.ts'
import type { Draft } from './draft.ts'
import { conflictsWith, peopleOfWeek } from './people-of-week.ts'
import { type Disruption, isPinned, isPromise, type RepairFacts, slotsBetween } from './repair-facts.ts'
import { seatCars } from './seat-cars.ts'

/** Who has to change the car. */
interface Ousted {
  readonly driverId: string
  readonly from: Spot
}

/**
 * A car is out: its drivers get free cars, and where none is free somebody loses the seat.
 * @param facts in which the car is blocked already
 */
export function carOutDrafts(
  facts: RepairFacts,
  board: WeekPlan,
  disruption: Extract<Disruption, { kind: 'car-out' }>,
): Draft[] {
  const ousted = slotsBetween(disruption).flatMap((slot): Ousted[] => {
    const driverId = board[slot]?.cars.get(disruption.carId)
    return driverId === undefined
      ? []
      : [{ driverId, from: { slot, carId: disruption.carId, onCall: false } }]
  })
  if (ousted.length === 0) return []
  const fallen = ousted.map(toReserve)
  const lifted = applyRepair(
    board,
    ousted.map(({ driverId, from }) => ({ driverId, from, to: null })),
  )
  // Who has left takes no other car (D47).
  const staying = ousted.filter(({ driverId }) => !leftDriver(facts.driversOff, driverId))
  const cars = seatCars(
    facts,
    lifted,
    board,
    staying.map(({ driverId, from }) => ({ driverId, slot: from.slot })),
  )
  const moved = ousted.map((each) => toCar(each, cars[staying.indexOf(each)] ?? null))
  return [
    { kind: 'leave-empty', moves: fallen },
    { kind: 'free-cars', moves: moved },
    { kind: 'promises', moves: moved.flatMap((move) => keepingPromise(facts, board, move)) },
    { kind: 'other-shift', moves: toOtherShifts(facts, applyRepair(board, moved), moved) },
  ]
}

function toReserve({ driverId, from }: Ousted): Move {
  return { driverId, from, to: { slot: from.slot, carId: null, onCall: false } }
}

function toCar(ousted: Ousted, carId: string | null): Move {
  const { driverId, from } = ousted
  return carId === null
    ? toReserve(ousted)
    : { driverId, from, to: { slot: from.slot, carId, onCall: false } }
}

/**
 * Where one with a promise would fall, somebody without one leaves the car to him instead: who was on call,
 * then who has the most shifts.
 */
function keepingPromise(facts: RepairFacts, board: WeekPlan, move: Move): Move[] {
  const { driverId, from, to } = move
  if (!from || to?.carId !== null || leftDriver(facts.driversOff, driverId)) return [move]
  if (!isPromise(facts.origin(driverId, from.slot))) return [move]
  const { slot } = from
  const yielding = placesOfSlot(board[slot] ?? { cars: new Map(), reserve: [], onCall: [] }, slot)
    .filter((place) => place.carId !== null && place.driverId !== driverId)
    .filter(
      (place) => !isPromise(facts.origin(place.driverId, slot)) && !isPinned(facts, place.driverId, slot),
    )
    .filter((place) => !facts.blocked[slot]?.has(place.carId ?? ''))
    .map((place) => {
      const onCall = facts.origin(place.driverId, slot) === 'on-call'
      return { place, weight: (onCall ? 100 : 0) + shiftsOf(board, place.driverId) }
    })
    .sort((a, b) => b.weight - a.weight || (a.place.driverId < b.place.driverId ? -1 : 1))[0]?.place
  if (!yielding) return [move]
  return [
    { driverId: yielding.driverId, from: spotOf(board, slot, yielding.driverId) ?? null, to },
    { driverId, from, to: { slot, carId: yielding.carId, onCall: false } },
  ]
}

function shiftsOf(board: WeekPlan, driverId: string): number {
  return board.reduce((sum, _, slot) => sum + (spotOf(board, slot, driverId)?.carId ? 1 : 0), 0)
}

/** Who fell to the reserve takes a free seat of another slot in which he waits, the nearest first. */
function toOtherShifts(facts: RepairFacts, after: WeekPlan, moved: readonly Move[]): Move[] {
  const people = peopleOfWeek(facts, after, new Set())
  const indexOf = new Map(people.ids.map((id, index) => [id, index]))
  const limits = people.byLimit.slice()
  const held = people.held.slice()
  let board = after
  return moved.map((move) => {
    const { driverId, from, to } = move
    const driver = indexOf.get(driverId)
    if (!from || to?.carId !== null || driver === undefined) return move
    const near = people.candidates
      .flatMap((all, slot) => (all.some((each) => each.driver === driver) ? [slot] : []))
      .filter((slot) => slot !== from.slot && !has(people.begun, slot) && limits[slot]! > 0)
      .sort((a, b) => Math.abs(a - from.slot) - Math.abs(b - from.slot) || a - b)
    for (const slot of near) {
      const now = held[driver]!
      const bothShifts = people.bothShifts[driver] ?? false
      if (has(now, slot) || conflictsWith(slot, now, bothShifts) !== 0) continue
      if (freeCars(facts, board, slot).length === 0) continue
      const [carId = null] = seatCars(facts, board, board, [{ driverId, slot }])
      held[driver] = now | (1 << slot)
      limits[slot]! -= 1
      const instead: Move = { driverId, from, to: { slot, carId, onCall: false } }
      board = applyRepair(board, [instead])
      return instead
    }
    return move
  })
}
