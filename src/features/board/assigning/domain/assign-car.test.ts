import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeCars } from '#features/roster/domain/plan/choose-car.ts'
import { placesOf, planOf, spotOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import { type AssignFacts, type Assignment, assignCar } from './assign-car.ts'

const CARS = ['c1', 'c2', 'c3']
const DRIVERS = ['d1', 'd2', 'd3', 'd4']
const open: AssignFacts = { cars: CARS, blocked: emptySets(), barred: emptySets(), begun: 0 }
const mornings: Assignment = {
  driverId: 'd1',
  carId: 'c1',
  days: new Set([0, 1]),
  mornings: true,
  afternoons: false,
  leavesOthers: true,
}
const inCar = (driverId: string, slot: number, carId: string) => ({ driverId, slot, carId, onCall: false })
const waits = (driverId: string, slot: number, onCall = false) => ({ driverId, slot, carId: null, onCall })

function emptySets(): Set<string>[] {
  return Array.from({ length: 14 }, () => new Set<string>())
}

function blockedAt(slot: number, ...ids: string[]): Set<string>[] {
  return emptySets().map((set, at) => (at === slot ? new Set(ids) : set))
}

describe('assigning a vehicle (Spec 2 §5)', () => {
  test('days 0-6, morning shifts and afternoon shifts choose the slots, in the order of time', () => {
    const chosen = { ...mornings, days: new Set([6, 0]), afternoons: true }
    const { board, slots } = assignCar(open, planOf([]), chosen)
    expect(slots.map(({ slot }) => slot)).toEqual([0, 1, 12, 13])
    expect(placesOf(board)).toEqual([0, 1, 12, 13].map((slot) => inCar('d1', slot, 'c1')))
  })

  test('an occupied car: the other driver moves to a free one', () => {
    const start = planOf([inCar('d2', 0, 'c1'), waits('d1', 0), inCar('d3', 0, 'c2')])
    const { board, slots } = assignCar(open, start, { ...mornings, days: new Set([0]) })
    expect(slots).toEqual([
      { slot: 0, assigned: true, leaves: undefined, displaced: { driverId: 'd2', carId: 'c3' } },
    ])
    expect(board[0]?.reserve).toEqual([])
  })

  test('whose car is taken gets the one that becomes free', () => {
    const start = planOf([inCar('d2', 0, 'c1'), inCar('d1', 0, 'c3')])
    const { slots } = assignCar(open, start, { ...mornings, days: new Set([0]) })
    expect(slots[0]).toEqual({
      ...{ slot: 0, assigned: true, leaves: 'c3' },
      displaced: { driverId: 'd2', carId: 'c3' },
    })
  })

  test('no free car for the other driver: the slot stays, nobody falls to the reserve, the other slots are assigned', () => {
    const start = planOf([inCar('d2', 0, 'c1'), inCar('d3', 0, 'c2'), inCar('d4', 0, 'c3'), waits('d1', 0)])
    const { board, slots } = assignCar(open, start, mornings)
    expect(slots[0]).toEqual({ slot: 0, assigned: false, why: 'no-free-car' })
    expect(board[0]).toBe(start[0])
    expect(spotOf(board, 2, 'd1')?.carId).toBe('c1')
  })

  test('without removing from other cars, a slot in which the driver has one stays as it is', () => {
    const start = planOf([inCar('d1', 0, 'c2')])
    const { board, slots } = assignCar(open, start, { ...mornings, leavesOthers: false })
    expect(slots[0]).toEqual({ slot: 0, assigned: false, why: 'other-car' })
    expect(spotOf(board, 0, 'd1')?.carId).toBe('c2')
    expect(spotOf(board, 2, 'd1')?.carId).toBe('c1')
  })

  test.each<[string, Partial<AssignFacts>, string]>([
    ['a grounded or rented car, or one without papers', { blocked: blockedAt(0, 'c1') }, 'blocked'],
    ['a driver without valid papers', { barred: blockedAt(0, 'd1') }, 'barred'],
    ['a slot that has begun', { begun: 1 }, 'begun'],
    ['a car that is not of this week', { cars: ['c2'] }, 'unknown-car'],
  ])('%s leaves the slot as it is, and says so', (_, facts, why) => {
    const start = planOf([waits('d1', 0)])
    const { board, slots } = assignCar({ ...open, ...facts }, start, { ...mornings, days: new Set([0]) })
    expect(slots).toEqual([{ slot: 0, assigned: false, why }])
    expect(board).toBe(start)
  })

  test('who drives the car already is told so', () => {
    const start = planOf([inCar('d1', 0, 'c1')])
    expect(assignCar(open, start, { ...mornings, days: new Set([0]) }).slots).toEqual([
      { slot: 0, assigned: false, why: 'already' },
    ])
  })

  test('never two drivers in a car, a driver twice in a slot, anybody lost, or anything moved where it may not be', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 })).map((list) => new Set(list))
    fc.assert(
      fc.property(
        fc.array(place()),
        fc.record({
          driverId: fc.constantFrom(...DRIVERS),
          carId: fc.constantFrom(...CARS, 'c9'),
          ...{ days, mornings: fc.boolean(), afternoons: fc.boolean(), leavesOthers: fc.boolean() },
        }),
        facts(),
        (places, chosen, known) => {
          const start = planOf(places)
          const { board, slots } = assignCar(known, start, chosen)
          expectSound(board)
          for (const [slot, seats] of board.entries()) {
            const told = slots.find((each) => each.slot === slot)
            if (!told?.assigned) expect(withoutCalls(seats)).toEqual(withoutCalls(start[slot]))
            if (!told?.assigned) continue
            expect(slot).toBeGreaterThanOrEqual(known.begun)
            expect(seats.cars.get(chosen.carId)).toBe(chosen.driverId)
            expect(known.blocked[slot]?.has(chosen.carId)).toBe(false)
            const others = [...(start[slot]?.cars.values() ?? [])].filter((id) => id !== chosen.driverId)
            for (const id of others) expect([...seats.cars.values()]).toContain(id)
            const before = freeCars(known, start, slot)
            if (told.displaced) expect([...before, told.leaves]).toContain(told.displaced.carId)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

/**
 * Who gets a car is on call no longer in the other shift of that date (D8), which is all that may change
 * beside the chosen slot.
 */
function withoutCalls(seats: WeekPlan[number] | undefined) {
  return { cars: seats?.cars, reserve: seats?.reserve }
}

function place() {
  return fc.record({
    driverId: fc.constantFrom(...DRIVERS),
    slot: fc.integer({ min: 0, max: 13 }),
    carId: fc.option(fc.constantFrom(...CARS), { nil: null }),
    onCall: fc.boolean(),
  })
}

function facts(): fc.Arbitrary<AssignFacts> {
  const sets = (ids: readonly string[]) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 13 }), fc.constantFrom(...ids)), { maxLength: 8 })
      .map((pairs) =>
        emptySets().map((_, slot) => new Set(pairs.filter(([at]) => at === slot).map(([, id]) => id))),
      )
  return fc.record({
    cars: fc.constant(CARS),
    ...{ blocked: sets(CARS), barred: sets(DRIVERS), begun: fc.integer({ min: 0, max: 14 }) },
  })
}

function expectSound(board: WeekPlan) {
  for (const { cars, reserve, onCall } of board) {
    const everybody = [...cars.values(), ...reserve, ...onCall]
    expect(new Set(everybody).size).toBe(everybody.length)
  }
}
