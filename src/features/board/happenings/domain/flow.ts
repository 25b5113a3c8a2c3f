import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import {
  type Disruption,
  type Proposal,
  proposeRepairs,
  type RepairFacts,
  repairCosts,
} from '#features/planning/domain/public.ts'
import type { UnavailableCar, WeekPlan } from '#features/roster/domain/public.ts'
import type { HappeningKind } from './happening.ts'

/** A car or a driver. */
export type Subject = { readonly carId: string } | { readonly driverId: string }

/** One way to go on; `wait` changes nothing, for who comes late. */
export type WayOn = Omit<Proposal, 'kind'> & { readonly kind: Proposal['kind'] | 'wait' }

/**
 * What happens to the week, in its slots. Undefined where it is no time at all, or a car is back that was
 * never off.
 * @param from 0-13 @param to 0-13, with it
 */
export function disruptionOf(
  kind: HappeningKind,
  subject: Subject,
  { from, to }: { readonly from: number; readonly to: number },
  unavailable: readonly UnavailableCar[],
): Disruption | undefined {
  if (from > to) return undefined
  if ('driverId' in subject) return { kind: 'driver-out', driverId: subject.driverId, from, to }
  const { carId } = subject
  if (kind !== 'returned') return { kind: 'car-out', carId, from, to }
  const last = lastSlotOff(unavailable, carId, from)
  return last === undefined ? undefined : { kind: 'car-back', carId, from, to: last }
}

/** The last slot of the grounding or rental that takes the car off in this slot, 0-13. */
function lastSlotOff(
  unavailable: readonly UnavailableCar[],
  carId: string,
  slot: number,
): number | undefined {
  const off = unavailable.find(
    (each) =>
      each.carId === carId &&
      (each.kind === 'grounding' || each.kind === 'rental') &&
      each.from <= slot &&
      slot <= each.to,
  )
  return off?.to
}

/** The ways to go on, the best first; for who comes late it is to wait for him. */
export function waysOn(
  kind: HappeningKind,
  disruption: Disruption | undefined,
  facts: RepairFacts,
  board: WeekPlan,
): WayOn[] {
  const proposals: WayOn[] = disruption ? proposeRepairs(facts, board, disruption) : []
  if (kind !== 'late') return proposals
  return [
    { kind: 'wait', moves: [], board, costs: repairCosts(facts, board, board, new Set()) },
    ...proposals,
  ]
}

/** What a driver of the proposal has to know: the moves of each, in the order of slots. */
export function movesByDriver({ moves }: Pick<WayOn, 'moves'>): ReadonlyMap<string, WayOn['moves']> {
  const slotOf = ({ from, to }: WayOn['moves'][number]) => (from ?? to)?.slot ?? 0
  const sorted = [...moves].sort((a, b) => slotOf(a) - slotOf(b))
  return Map.groupBy(sorted, ({ driverId }) => driverId)
}

/**
 * The first slot that something can happen to unless another one is said: the one that runs, else the first.
 */
export function slotToBeginWith({ begun }: Pick<WeekOnBoard, 'begun'>): number {
  return Math.min(13, Math.max(0, begun))
}
