import type { Move } from '#features/roster/domain/public.ts'
import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { otherSlotOfDate } from '#kernel/slot.ts'
import { applyRepair } from './apply-repair.ts'
import { carBackDrafts } from './car-back.ts'
import { carOutDrafts } from './car-out.ts'
import type { Draft } from './draft.ts'
import { driverOutDrafts } from './driver-out.ts'
import { compareCosts, isNowhereWorse, type RepairCosts, repairCosts } from './repair-costs.ts'
import type { Disruption, RepairFacts } from './repair-facts.ts'

export interface Proposal extends Draft {
  /** The week with these moves made. */
  readonly board: WeekPlan
  readonly costs: RepairCosts
}

const MOST_PROPOSALS = 3

/**
 * Up to three different ways to go on after a driver or a car has dropped out, the best first by the
 * builder's order of levels: fewest seats lost, fewest published changes, own cars, pairs. Each is nowhere
 * worse than no other. Only the driver's or the car's slots are touched, and those that its moves name; rest,
 * papers and limits hold for everybody who is brought in (D7, D19). Pure: the same input, the same proposals.
 * A car that is out counts as blocked, one that is back as free.
 */
export function proposeRepairs(facts: RepairFacts, board: WeekPlan, disruption: Disruption): Proposal[] {
  const known = disruption.kind === 'driver-out' ? facts : withCar(facts, disruption)
  const drafts = draftsOf(known, board, disruption)
  const gone = new Set(disruption.kind === 'driver-out' ? [disruption.driverId] : [])
  const judged = drafts.map((draft): Proposal => {
    const after = applyRepair(board, draft.moves)
    const moves = draft.moves.map((move) => withEndedCall(board, move))
    return { kind: draft.kind, moves, board: after, costs: repairCosts(known, board, after, gone) }
  })
  const sorted = judged
    .map((proposal, at) => ({ proposal, at }))
    .sort((a, b) => compareCosts(a.proposal.costs, b.proposal.costs) || a.at - b.at)
    .map(({ proposal }) => proposal)
  // A better one stands earlier, so it is enough to look back.
  const useful = sorted.filter(
    ({ costs }, at) => !sorted.slice(0, at).some((better) => isNowhereWorse(better.costs, costs)),
  )
  return useful.slice(0, MOST_PROPOSALS)
}

function draftsOf(facts: RepairFacts, board: WeekPlan, disruption: Disruption): Draft[] {
  switch (disruption.kind) {
    case 'driver-out':
      return driverOutDrafts(facts, board, disruption)
    case 'car-out':
      return carOutDrafts(facts, board, disruption)
    case 'car-back':
      return carBackDrafts(facts, board, disruption)
  }
}

/** The car is blocked in these slots where it is out, and free where it is back. */
function withCar(
  facts: RepairFacts,
  { kind, carId, from, to }: Exclude<Disruption, { kind: 'driver-out' }>,
): RepairFacts {
  const blocked = facts.blocked.map((cars, slot) => {
    if (slot < from || slot > to) return cars
    const now = new Set(cars)
    if (kind === 'car-out') now.add(carId)
    else now.delete(carId)
    return now
  })
  return { ...facts, blocked }
}

/** Who gets a car is on call no longer in the other shift of that date (D8): part of the move. */
function withEndedCall(board: WeekPlan, move: Move): Move {
  const { driverId, to } = move
  const ends = to !== null && to.carId !== null && spotOf(board, otherSlotOfDate(to.slot), driverId)?.onCall
  return ends ? { ...move, endsCall: true } : move
}
