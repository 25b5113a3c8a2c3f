import { firstOnRoad, type WeekPlan } from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK, type Slot, slotIndex } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { CarNote, WeekOnBoard } from '../week-on-board.ts'
import type { Timeline } from './timeline.ts'

/** A grounding that is part of a repair: it is stored with the week, in one transaction. */
export interface PendingGrounding {
  readonly carId: string
  readonly from: Slot
  readonly to: Slot
  /** Empty is shown as 'Brak powodu.'. */
  readonly reason: string
  readonly notOnStation: boolean
}

/** A grounding with the board of the step that it belongs to: undone and redone together (D24). */
export interface GroundingStep {
  readonly grounding: PendingGrounding
  readonly board: WeekPlan
}

/** Those whose step has not been undone. */
export function groundingsInForce(steps: readonly GroundingStep[], { future }: Timeline): PendingGrounding[] {
  return stepsInForce(steps, future).map(({ grounding }) => grounding)
}

/**
 * What had been undone can't be redone once another step is made.
 * @param future of the timeline before that step
 */
export function stepsInForce(steps: readonly GroundingStep[], future: readonly WeekPlan[]): GroundingStep[] {
  return steps.filter(({ board }) => !future.includes(board))
}

/**
 * The same groundings on another board that holds all that was done; without those that have arrived from the
 * server.
 */
export function carriedTo(
  board: WeekPlan,
  groundings: readonly PendingGrounding[],
  week: WeekOnBoard,
): GroundingStep[] {
  return groundings
    .filter((grounding) => !isStored(week, grounding))
    .map((grounding) => ({ grounding, board }))
}

/** The week in which these cars are off already, so that nobody is seated in them any more. */
export function withGroundings(week: WeekOnBoard, groundings: readonly PendingGrounding[]): WeekOnBoard {
  if (groundings.length === 0) return week
  const notes = week.notes.map((each) => new Map(each))
  const blocked = week.blocked.map((each) => new Set(each))
  const unavailable = [...week.unavailable]
  for (const grounding of groundings) {
    const { carId, reason, notOnStation } = grounding
    const { from, to } = slotsOf(week.week, grounding)
    for (let slot = from; slot <= to; slot += 1) {
      if (blocked[slot]?.has(carId)) continue
      blocked[slot]?.add(carId)
      notes[slot]?.set(carId, { ...(notes[slot]?.get(carId) ?? NO_NOTE), ...groundedWith(reason) })
      unavailable.push({
        ...{ carId, from: slot, to: slot, kind: 'grounding' as const },
        ...{ reason, notOnStation, renter: '' },
      })
    }
  }
  const available = blocked.map((closed) => week.carsById.size - closed.size)
  return { ...week, notes, blocked, unavailable, available }
}

/**
 * Has arrived from the server: a saving whose answer was lost, or somebody else's grounding of all that time.
 */
export function isStored(week: WeekOnBoard, grounding: PendingGrounding): boolean {
  const { from, to } = slotsOf(week.week, grounding)
  return firstOnRoad(week.unavailable, grounding.carId, from, to) === undefined
}

/** As far as they lie in the week, 0-13. */
function slotsOf(week: Week, { from, to }: PendingGrounding) {
  return { from: slotIndex(week, from) ?? 0, to: slotIndex(week, to) ?? SLOTS_IN_WEEK - 1 }
}

const NO_NOTE: CarNote = {
  ...{ standing: 'grounded', grounded: false, groundedReason: '', isRented: false, renter: '' },
  ...{ papers: '', deleted: false, service: null },
}

function groundedWith(groundedReason: string) {
  return { standing: 'grounded' as const, grounded: true, groundedReason }
}
