import type { WeekPlan } from '#features/roster/domain/public.ts'
import type { Draft } from './draft.ts'
import { movesOf } from './driver-out.ts'
import { fillSeats } from './fill-seats.ts'
import { peopleOfWeek } from './people-of-week.ts'
import { type Disruption, type RepairFacts, slotsBetween } from './repair-facts.ts'

/**
 * A car is there again: its seats may stay free, or go to who waits for one, by the fleet's policy. Nobody
 * who has a seat is moved for it.
 * @param facts in which the car is free already
 */
export function carBackDrafts(
  facts: RepairFacts,
  board: WeekPlan,
  disruption: Extract<Disruption, { kind: 'car-back' }>,
): Draft[] {
  const open = slotsBetween(disruption).filter(
    (slot) => slot >= facts.begun && !board[slot]?.cars.has(disruption.carId),
  )
  const people = peopleOfWeek(facts, board, new Set())
  const draft = (kind: Draft['kind'], lists: Parameters<typeof fillSeats>[2]['lists']): Draft => {
    const { steps } = fillSeats(people, open, { lists, mostShifts: 0 })
    return { kind, moves: movesOf(facts, board, board, people, steps) }
  }
  return [
    { kind: 'leave-empty', moves: [] },
    draft('reserve', ['reserve']),
    draft('chain', ['reserve', 'on-call']),
  ]
}
