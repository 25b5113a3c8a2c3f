import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOf, spotOf, type WeekPlan, withDriver, without } from '#features/roster/domain/plan/week-plan.ts'
import type { WeekPin } from '#features/roster/domain/week-pin.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { baseCalendar } from '../base-calendar.ts'
import { dice } from '../builder/testing/instances.ts'
import type { AvailableDriver, WeekFacts } from '../instance.ts'
import { type DriverInSlot, takenOff } from './rebuild-order.ts'
import { rebuildWeek } from './rebuild-week.ts'

const OPTIONS: readonly ShiftOption[] = [
  'day',
  'night',
  'day',
  'night',
  'day-reserve',
  'night-reserve',
  'on-call',
]

function driver(
  id: string,
  choices: readonly (readonly [day: number, option: ShiftOption])[],
): AvailableDriver {
  return {
    id,
    fullName: id,
    phone: '',
    email: '',
    choices: choices.map(([day, option]) => ({ day, option, source: 'form' })),
    primaryCar: null,
    workedPreviousSundayNight: false,
  }
}

function factsOf(
  cars: readonly string[],
  drivers: readonly AvailableDriver[],
  rest: Partial<WeekFacts> = {},
): WeekFacts {
  return {
    limits: new Array(14).fill(25),
    cars: cars.map((id, order) => ({ id, reg: id, make: '', model: '', priority: 1, order: order + 1 })),
    drivers,
    unavailable: [],
    driversOff: [],
    pins: [],
    services: [],
    options: { floor: 0, policy: 'balanced', fromReserve: true, onCall: false },
    ...rest,
  }
}

/** Scarce cars, limits, own cars, groundings and pins at random, by seed. */
function anyFacts(seed: number): WeekFacts {
  const roll = dice(seed)
  const cars = Array.from({ length: 1 + roll.below(4) }, (_, index) => `c${index}`)
  const choose = (): (readonly [number, ShiftOption])[] =>
    [0, 1, 2, 3].filter(() => roll.chance(0.6)).map((day) => [day, roll.of(OPTIONS)] as const)
  const drivers = Array.from({ length: 2 + roll.below(7) }, (_, index) => ({
    ...driver(`d${index}`, choose()),
    primaryCar: roll.chance(0.4) ? roll.of(cars) : null,
    workedPreviousSundayNight: roll.chance(0.2),
  }))
  const pins = drivers
    .filter(() => roll.chance(0.2))
    .map(
      ({ id }): WeekPin => ({
        driverId: id,
        slot: roll.below(8),
        carId: roll.chance(0.7) ? roll.of(cars) : null,
        despiteRest: roll.chance(0.3),
      }),
    )
  return factsOf(cars, drivers, {
    limits: Array.from({ length: 14 }, () => 1 + roll.below(4)),
    unavailable: cars
      .filter(() => roll.chance(0.2))
      .map((carId) => ({
        ...{ carId, from: roll.below(8), to: 8, kind: 'grounding' as const },
        ...{ reason: '', notOnStation: false, renter: '' },
      })),
    pins,
    options: {
      floor: 0,
      policy: roll.of(['balanced', 'queue', 'equal'] as const),
      fromReserve: roll.chance(0.8),
      onCall: roll.chance(0.3),
    },
  })
}

function generated(facts: WeekFacts): WeekPlan {
  const base = baseCalendar(facts)
  if (!base.ok) throw new Error(base.error.sentence)
  return planOf(base.value.places)
}

function rebuilt(
  facts: WeekFacts,
  board: WeekPlan,
  { begun = 0, takenOff = [] }: { begun?: number; takenOff?: readonly DriverInSlot[] } = {},
) {
  const result = rebuildWeek({ facts, board, begun, takenOff })
  if (!result.ok) throw new Error(result.error.sentence)
  return result.value
}

const seats = (board: WeekPlan): string[] =>
  board.flatMap(({ cars }, slot) => Array.from(cars, ([carId, driverId]) => `${slot} ${carId} ${driverId}`))
const GROUNDED = { kind: 'grounding', reason: '', notOnStation: false, renter: '' } as const

describe('rebuilding the week on the board', () => {
  it('with unchanged facts changes nothing', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const facts = anyFacts(seed)
        const board = generated(facts)
        const { moves, board: after, before, after: figures } = rebuilt(facts, board)
        expect(moves).toEqual([])
        expect(after).toBe(board)
        expect(figures).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('after one more submission moves nobody but the driver who came', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const facts = anyFacts(seed)
        const board = generated(facts)
        const late = driver('late', [
          [0, 'day'],
          [1, 'night'],
          [3, 'on-call'],
        ])
        const { moves, board: after } = rebuilt({ ...facts, drivers: [...facts.drivers, late] }, board)
        expect(moves.filter(({ driverId }) => driverId !== 'late')).toEqual([])
        for (const slot of [0, 3]) expect(spotOf(after, slot, 'late')).toBeDefined()
      }),
      { numRuns: 200 },
    )
  })

  it('touches no slot that has begun', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(8), (seed, begun) => {
        const facts = anyFacts(seed)
        const board = generated(facts)
        const off = facts.cars.map(({ id }) => ({ carId: id, from: 0, to: 13, ...GROUNDED }))
        const { board: after } = rebuilt({ ...facts, unavailable: off }, board, { begun })
        expect(after.slice(0, begun)).toEqual(board.slice(0, begun))
        for (const { cars } of after.slice(begun)) expect(cars.size).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('keeps pins, and moves only as many as that takes', () => {
    const facts = factsOf(['a', 'b'], [driver('anna', [[0, 'day']]), driver('jan', [[0, 'day']])])
    const board = generated(facts)
    expect(seats(board)).toEqual(['0 a anna', '0 b jan'])
    const pins = [{ driverId: 'jan', slot: 0, carId: 'a', despiteRest: false }]
    expect(seats(rebuilt({ ...facts, pins }, board).board).sort()).toEqual(['0 a jan', '0 b anna'])
    const off = [{ driverId: 'jan', slot: 0, carId: null, despiteRest: false }]
    const { board: without } = rebuilt({ ...facts, pins: off }, board)
    expect(seats(without)).toEqual(['0 a anna'])
    expect(without[0]?.reserve).toEqual(['jan'])
  })

  it('after a grounding moves only who drove that car', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const facts = { ...anyFacts(seed), pins: [] }
        const board = generated(facts)
        const off = [...facts.unavailable, { carId: 'c0', from: 0, to: 13, ...GROUNDED }]
        const { board: after } = rebuilt({ ...facts, unavailable: off }, board)
        const kept = seats(board).filter((seat) => seat.split(' ')[1] !== 'c0')
        // A limit is not touched by a grounding, so everybody else stays.
        expect(seats(after)).toEqual(expect.arrayContaining(kept))
      }),
      { numRuns: 200 },
    )
  })

  it('does not bring back whom the office has taken off, and fills the seat from who waits', () => {
    const facts = factsOf(['a'], [driver('anna', [[0, 'day']]), driver('jan', [[0, 'day']])])
    const board = without(generated(facts), 0, 'anna')
    const takenOff = [{ driverId: 'anna', slot: 0 }]
    const { board: after } = rebuilt(facts, board, { takenOff })
    expect(seats(after)).toEqual(['0 a jan'])
    expect(spotOf(after, 0, 'anna')).toBeUndefined()
  })

  it('leaves what the office gave knowingly: a shift nobody chose, a day after a night, a driver without papers', () => {
    const facts = factsOf(['a', 'b'], [driver('anna', [[0, 'night']]), driver('jan', [[2, 'day']])], {
      driversOff: [{ driverId: 'jan', from: 0, to: 13, kind: 'papers', reason: 'Prawo jazdy' }],
    })
    const spot = (slot: number, carId: string) => ({ slot, carId, onCall: false })
    const board = withDriver(
      withDriver(withDriver(generated(facts), spot(2, 'b'), 'anna'), spot(4, 'a'), 'stranger'),
      spot(5, 'a'),
      'jan',
    )
    expect(seats(rebuilt(facts, board).board)).toEqual(seats(board))
  })

  it('leaves drivers in a car that has left the fleet (D26)', () => {
    const facts = factsOf(['a'], [driver('anna', [[0, 'day']])])
    const board = planOf([{ driverId: 'anna', slot: 0, carId: 'sold', onCall: false }])
    expect(rebuilt(facts, board).moves).toEqual([])
  })

  it('tells pins that can no longer hold', () => {
    const facts = factsOf(['a'], [driver('anna', [[0, 'day']])], {
      unavailable: [{ carId: 'a', from: 0, to: 13, ...GROUNDED }],
      pins: [{ driverId: 'anna', slot: 0, carId: 'a', despiteRest: false }],
    })
    expect(rebuilt(facts, planOf([])).impossiblePins).toMatchObject([
      { trouble: { code: 'car-unavailable' } },
    ])
  })

  it('counts what a week is worth before and after', () => {
    const jan = { ...driver('jan', [[0, 'day']]), primaryCar: 'a' }
    const facts = factsOf(['a', 'b'], [jan, driver('anna', [[0, 'day']])])
    const board = planOf([
      { driverId: 'jan', slot: 0, carId: 'a', onCall: false },
      { driverId: 'anna', slot: 0, carId: null, onCall: false },
    ])
    const { before, after } = rebuilt(facts, board)
    expect(before).toEqual({ filled: 1, ownCars: 1, pairs: 1, withoutShift: 1 })
    expect(after).toEqual({ filled: 2, ownCars: 1, pairs: 2, withoutShift: 0 })
  })
})

describe('whom the office took off a slot', () => {
  const spot = { slot: 0, carId: 'a', onCall: false }

  it('is who left it and has no other place in it', () => {
    const moves = [
      { driverId: 'anna', from: spot },
      { driverId: 'jan', from: null },
    ]
    expect(takenOff(planOf([]), moves)).toEqual([{ driverId: 'anna', slot: 0 }])
  })

  it('is not who changed the car or waits in the reserve', () => {
    const board = planOf([{ driverId: 'anna', slot: 0, carId: null, onCall: false }])
    expect(takenOff(board, [{ driverId: 'anna', from: spot }])).toEqual([])
  })
})
