import type { Move } from '#features/roster/domain/public.ts'
import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { countOf, has } from '../builder/rules.ts'
import { applyRepair } from './apply-repair.ts'
import type { Draft } from './draft.ts'
import { type Filled, fillSeats, type Step } from './fill-seats.ts'
import { conflictsWith, type PeopleOfWeek, peopleOfWeek, slotsIn } from './people-of-week.ts'
import { type Disruption, type RepairFacts, slotsBetween } from './repair-facts.ts'
import { seatCars } from './seat-cars.ts'

/** More people than these do not change shift for one who is ill. */
const MOST_SHIFT_CHANGES = 6

/** A driver does not come: out of every place of these slots, and the seats filled in different ways. */
export function driverOutDrafts(
  facts: RepairFacts,
  board: WeekPlan,
  disruption: Extract<Disruption, { kind: 'driver-out' }>,
): Draft[] {
  const { driverId } = disruption
  const out: Move[] = slotsBetween(disruption).flatMap((slot) => {
    const from = spotOf(board, slot, driverId)
    return from ? [{ driverId, from, to: null }] : []
  })
  if (out.length === 0) return []
  const without = applyRepair(board, out)
  const people = peopleOfWeek(facts, without, new Set([driverId]))
  const open = out.flatMap(({ from }) => (from && from.carId !== null ? [from.slot] : []))
  const draft = (kind: Draft['kind'], { steps }: Filled): Draft => ({
    kind,
    moves: [...out, ...movesOf(facts, without, board, people, steps)],
  })
  const lists = ['reserve', 'on-call'] as const
  const one = takesMost(people, open)
  return [
    // First, because a way that fills nothing is this one.
    draft('leave-empty', { steps: [], left: open }),
    draft('reserve', fillSeats(people, open, { lists: ['reserve'], mostShifts: 0 })),
    draft('chain', fillSeats(people, open, { lists, mostShifts: MOST_SHIFT_CHANGES })),
    ...(one.length > 1 ? [draft('one-person', restFilled(people, open, one))] : []),
    draft('on-call', fillSeats(people, open, { lists: ['on-call'], mostShifts: 0 })),
  ]
}

/**
 * The one who can take over the most of these seats without leaving any other; of equals who stands in a
 * reserve, then who drives least.
 */
function takesMost(people: PeopleOfWeek, open: readonly number[]): readonly Step[] {
  const taken = new Map<number, { steps: Step[]; held: number }>()
  for (const slot of open) {
    if (people.byLimit[slot]! <= 0 || people.byCars[slot]! <= 0) continue
    for (const { driver, list } of people.candidates[slot] ?? []) {
      const held = taken.get(driver)?.held ?? people.held[driver]!
      if (has(held, slot) || conflictsWith(slot, held, people.bothShifts[driver] ?? false) !== 0) continue
      const steps = taken.get(driver)?.steps ?? []
      steps.push({ driver, slot, list, gives: 0 })
      taken.set(driver, { steps, held: held | (1 << slot) })
    }
  }
  let best: readonly Step[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [driver, { steps }] of taken) {
    const called = steps.filter(({ list }) => list === 'on-call').length
    const weight = -steps.length * 512 + called * 16 + countOf(people.held[driver]!)
    if (weight >= least) continue
    best = steps
    least = weight
  }
  return best
}

function restFilled(people: PeopleOfWeek, open: readonly number[], given: readonly Step[]): Filled {
  const done = new Set(given.map(({ slot }) => slot))
  const rest = open.filter((slot) => !done.has(slot))
  return fillSeats(people, rest, { lists: ['reserve', 'on-call'], mostShifts: 0, given })
}

/**
 * Steps as moves on the board, each with its car. Who leaves more than one seat for a new one waits in the
 * reserve of the others.
 */
export function movesOf(
  facts: RepairFacts,
  board: WeekPlan,
  before: WeekPlan,
  people: PeopleOfWeek,
  steps: readonly Step[],
): Move[] {
  const inTime = [...steps].sort((a, b) => a.slot - b.slot)
  const idOf = ({ driver }: Step): string => people.ids[driver] ?? ''
  const leaving = inTime.flatMap((step) =>
    slotsIn(step.gives).map(
      (slot): Move => ({ driverId: idOf(step), from: spotOf(board, slot, idOf(step)) ?? null, to: null }),
    ),
  )
  const cars = seatCars(
    facts,
    applyRepair(board, leaving),
    before,
    inTime.map((step) => ({ driverId: idOf(step), slot: step.slot })),
  )
  return inTime.flatMap((step, at): Move[] => {
    const driverId = idOf(step)
    const carId = cars[at] ?? null
    const [given, ...others] = slotsIn(step.gives)
    const from = spotOf(board, given ?? step.slot, driverId) ?? null
    return [
      { driverId, from, to: { slot: step.slot, carId, onCall: false } },
      ...others.map((slot) => ({
        driverId,
        from: spotOf(board, slot, driverId) ?? null,
        to: { slot, carId: null, onCall: false },
      })),
    ]
  })
}
