import type { BoardWarningFacts } from '#features/board/work/domain/public.ts'
import {
  compareCosts,
  type RepairCosts,
  type RepairFacts,
  repairCosts,
} from '#features/planning/domain/public.ts'
import { bringDriver, type SeatFacts, type Spot, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { type SeatCandidate, seatCandidates } from './seat-candidates.ts'

/** A candidate for a seat, with what decides about the order. */
export interface RankedCandidate extends SeatCandidate {
  /** The seat's car is the driver's own. */
  readonly ownCar: boolean
  /** Pinned to the reserve of that slot. */
  readonly keptOff: boolean
  /** Shifts that the driver drives in the week as it is. */
  readonly shifts: number
}

export interface Ranking {
  readonly may: readonly RankedCandidate[]
  /** They may, and something is to be known before (D7). */
  readonly care: readonly RankedCandidate[]
  readonly mayNot: readonly RankedCandidate[]
}

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Who could drive a seat, the best first: whose own car it is, as a repair gives own cars before others; then
 * by what a repair weighs proposals by, of the seat filled by each (asked for the slot before on call, fewest
 * shifts, a car of the week's before a new one). Of equals the lists' order stays. Who sits there now would
 * make room, as by a drop.
 * @param reported drivers ill in that slot: they are asked with care
 * @param sent drivers with availability for the slot
 */
export function rankForSeat(
  facts: SeatFacts & BoardWarningFacts,
  repairFacts: RepairFacts,
  board: WeekPlan,
  seat: Spot,
  { sent, reported = NOBODY }: { readonly sent: readonly string[]; readonly reported?: ReadonlySet<string> },
): Ranking {
  const shifts = shiftsByDriver(board)
  const all = seatCandidates(facts, board, seat, sent).map((candidate): RankedCandidate => {
    const { driverId } = candidate
    const ownCar = seat.carId !== null && repairFacts.ownCars.get(driverId) === seat.carId
    const keptOff = repairFacts.pins.get(keyInSlot(seat.slot, driverId)) === null
    return { ...candidate, ownCar, keptOff, shifts: shifts.get(driverId) ?? 0 }
  })
  const weighed = all.flatMap((candidate) => {
    const filled = bringDriver(facts, board, candidate.driverId, seat)
    if (!filled.ok) return []
    return [{ candidate, costs: repairCosts(repairFacts, board, filled.value.board, NOBODY) }]
  })
  const could = weighed.sort(byFit).map(({ candidate }) => candidate)
  const isCare = ({ driverId, warnings, keptOff }: RankedCandidate) =>
    keptOff || warnings.length > 0 || reported.has(driverId)
  return {
    may: could.filter((each) => !isCare(each)),
    care: could.filter(isCare),
    mayNot: all.filter(({ refusal }) => refusal),
  }
}

interface Weighed {
  readonly candidate: RankedCandidate
  readonly costs: RepairCosts
}

function byFit(a: Weighed, b: Weighed): number {
  return Number(b.candidate.ownCar) - Number(a.candidate.ownCar) || compareCosts(a.costs, b.costs)
}

function shiftsByDriver(board: WeekPlan): ReadonlyMap<string, number> {
  const shifts = new Map<string, number>()
  for (const { cars } of board)
    for (const driverId of cars.values()) shifts.set(driverId, (shifts.get(driverId) ?? 0) + 1)
  return shifts
}
