import type { Refusal } from '#features/roster/domain/public.ts'
import {
  bringDriver,
  type PlanFacts,
  type SeatFacts,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { slotOfWeekday } from '#kernel/slot.ts'

/** 'Assign vehicle' (Spec 2 §5): one car for one driver on chosen days, as the modal asks for it. */
export interface Assignment {
  readonly driverId: string
  readonly carId: string
  /** 0-6, Monday first */
  readonly days: ReadonlySet<number>
  /** Day shifts */
  readonly mornings: boolean
  /** Night shifts */
  readonly afternoons: boolean
  /** Who drives another car in a chosen slot changes cars there; else that slot stays as it is. */
  readonly leavesOthers: boolean
}

/** In slots that have begun nobody is moved. */
export type AssignFacts = SeatFacts & Pick<PlanFacts, 'begun'>

/**
 * Why a slot stays as it is. `already`: drives that car there; `begun`: history; `other-car`: drives another
 * one, which was not to be left; `no-free-car`: whoever drives the car would find no other.
 */
export type WhyNotAssigned =
  | 'already'
  | 'begun'
  | 'other-car'
  | 'no-free-car'
  | Exclude<Refusal, 'gone' | 'same-place' | 'drives-already'>

export type SlotOfAssignment =
  | {
      readonly slot: number
      readonly assigned: true
      /** The car that the driver leaves. */
      readonly leaves: string | undefined
      /** Who drove the car, and what that driver gets instead. */
      readonly displaced: { readonly driverId: string; readonly carId: string } | undefined
    }
  | { readonly slot: number; readonly assigned: false; readonly why: WhyNotAssigned }

export interface Assigned {
  /** The same board where nothing could be assigned. */
  readonly board: WeekPlan
  /** The chosen slots, in the order of time. */
  readonly slots: readonly SlotOfAssignment[]
}

/**
 * Gives the driver the car in every chosen slot in which that is possible, and says of each other one why it
 * stays as it is. Whoever drives the car moves to a free one, and nobody falls to the reserve (Spec 2 §5: 'If
 * no free car exists: Brak wolnego auta dla tej operacji.').
 */
export function assignCar(facts: AssignFacts, board: WeekPlan, assignment: Assignment): Assigned {
  let now = board
  const slots = slotsOfAssignment(assignment).map((slot): SlotOfAssignment => {
    const result = assignInSlot(facts, now, assignment, slot)
    if (typeof result === 'string') return { slot, assigned: false, why: result }
    const leaves = spotOf(now, slot, assignment.driverId)?.carId ?? undefined
    now = result.board
    return { slot, assigned: true, leaves, displaced: result.displaced }
  })
  return { board: now, slots }
}

function slotsOfAssignment({ days, mornings, afternoons }: Assignment): number[] {
  return [...days]
    .sort((a, b) => a - b)
    .flatMap((day) => [
      ...(mornings ? [slotOfWeekday(day, 'day')] : []),
      ...(afternoons ? [slotOfWeekday(day, 'night')] : []),
    ])
}

function assignInSlot(
  facts: AssignFacts,
  board: WeekPlan,
  { driverId, carId, leavesOthers }: Assignment,
  slot: number,
):
  | WhyNotAssigned
  | { board: WeekPlan; displaced: { readonly driverId: string; readonly carId: string } | undefined } {
  if (slot < facts.begun) return 'begun'
  const driven = spotOf(board, slot, driverId)?.carId
  if (driven === carId) return 'already'
  if (driven && !leavesOthers) return 'other-car'
  const moved = bringDriver(facts, board, driverId, { slot, carId, onCall: false })
  if (!moved.ok) {
    const { error } = moved
    // The driver is in that slot or brought into it, and not yet in the car: nothing else can be in the way.
    if (error === 'gone' || error === 'same-place' || error === 'drives-already')
      throw new RangeError(`Assigning a car was refused as ${error}.`)
    return error
  }
  const { displaced } = moved.value
  if (displaced?.to.carId === null) return 'no-free-car'
  return {
    board: moved.value.board,
    displaced: displaced && { driverId: displaced.driverId, carId: displaced.to.carId },
  }
}
