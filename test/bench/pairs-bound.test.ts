import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Instance, Seat } from '#features/planning/domain/builder/instance.ts'
import { pairsBound } from '../../bench/builder/pairs-bound.ts'

const CARS = ['c0', 'c1', 'c2']
const DRIVERS = ['d0', 'd1', 'd2', 'd3']
const SLOTS = 4
const STEPS = 300

function instanceOf(own: Readonly<Record<string, string | null>>, closed: readonly string[] = []): Instance {
  return {
    format: 'base-calendar/1',
    limits: Array.from({ length: 14 }, () => null),
    cars: CARS.map((id, order) => ({
      id,
      priority: 5,
      order,
      unavailable: closed
        .filter((place) => place.startsWith(id))
        .map((place) => Number(place.slice(2)))
        .map((slot) => ({ from: slot, to: slot, kind: 'grounding' as const })),
    })),
    drivers: DRIVERS.map((id) => ({
      id,
      submittedAt: 0,
      primaryCar: own[id] ?? null,
      allowDayAndNight: true,
      workedPreviousSundayNight: false,
      picks: [],
      onCallDays: [],
    })),
    pinned: [],
    published: null,
  }
}

const pairsIn = (seats: readonly Seat[]) => new Set(seats.map(({ driver, car }) => `${driver} ${car}`)).size

/**
 * The fewest pairs of all ways to give the seats that are nobody's own to cars that are free then; who gets
 * the own car when is settled.
 */
function fewestPairs({ cars, drivers }: Instance, seats: readonly Seat[]): number {
  const own = new Map(drivers.map(({ id, primaryCar }) => [id, primaryCar]))
  const fixed = seats.filter(({ driver, car }) => own.get(driver) === car)
  const open = seats.filter((seat) => !fixed.includes(seat))
  const isOpen = (id: string, slot: number) =>
    cars.some((car) => car.id === id && !car.unavailable.some(({ from, to }) => from <= slot && slot <= to))
  const fill = (given: readonly Seat[], [seat, ...rest]: readonly Seat[]): number => {
    if (!seat) return pairsIn(given)
    const { driver, slot } = seat
    const free = CARS.filter(
      (car) =>
        car !== own.get(driver) &&
        isOpen(car, slot) &&
        !given.some((other) => other.slot === slot && other.car === car),
    )
    return Math.min(...free.map((car) => fill([...given, { driver, slot, car }], rest)))
  }
  return fill(fixed, open)
}

/**
 * A week that can be driven: who sits in which car, slot by slot, and the rest of the cars now and then
 * closed.
 */
const weeks = fc
  .record({
    slots: fc.array(fc.shuffledSubarray(DRIVERS, { maxLength: CARS.length }), {
      minLength: SLOTS,
      maxLength: SLOTS,
    }),
    orders: fc.array(fc.shuffledSubarray(CARS, { minLength: CARS.length }), {
      minLength: SLOTS,
      maxLength: SLOTS,
    }),
    closed: fc.subarray(CARS.flatMap((car) => Array.from({ length: SLOTS }, (_, slot) => `${car}${slot}`))),
    own: fc.tuple(fc.constantFrom(...CARS, null), fc.constantFrom(...CARS, null)),
  })
  .map(({ slots, orders, closed, own: [first, second] }) => {
    const seats = slots.flatMap((drivers, slot) =>
      drivers.map((driver, at) => ({ driver, slot, car: orders[slot]?.[at] ?? '' })),
    )
    const unused = closed.filter((place) => !seats.some(({ car, slot }) => place === `${car}${slot}`))
    return { instance: instanceOf({ d0: first, d1: second === first ? null : second }, unused), seats }
  })

test('no way to give out the cars has fewer pairs than the bound', () => {
  fc.assert(
    fc.property(weeks, ({ instance, seats }) => {
      expect(pairsBound(instance, seats, STEPS)).toBeLessThanOrEqual(fewestPairs(instance, seats))
    }),
    { numRuns: 150 },
  )
})

test('a driver whose week fits no single car counts twice', () => {
  const seats = [
    { driver: 'd0', slot: 0, car: 'c0' },
    { driver: 'd0', slot: 2, car: 'c1' },
  ]
  const closed = ['c02', 'c22', 'c10', 'c20']
  expect(pairsBound(instanceOf({}, closed), seats, STEPS)).toBe(2)
  expect(pairsBound(instanceOf({}, ['c02']), seats, STEPS)).toBe(1)
})

test('weeks that can’t tile the cars cost a pair more than one car a driver', () => {
  // Three drivers of two slots each on two cars of three slots: one of them has to change cars.
  const two = (driver: string, ...at: readonly [number, string][]) =>
    at.map(([slot, car]) => ({ driver, slot, car }))
  const seats = [
    ...two('d0', [0, 'c0'], [1, 'c0']),
    ...two('d1', [1, 'c1'], [2, 'c1']),
    ...two('d2', [0, 'c1'], [2, 'c0']),
  ]
  const instance = instanceOf({}, ['c20', 'c21', 'c22'])
  expect(fewestPairs(instance, seats)).toBe(4)
  expect(pairsBound(instance, seats, STEPS)).toBe(4)
})

test('own cars that were given are settled: they count once each, and take their slots from the others', () => {
  const seats = [
    { driver: 'd0', slot: 0, car: 'c0' },
    { driver: 'd0', slot: 1, car: 'c0' },
    { driver: 'd1', slot: 0, car: 'c1' },
  ]
  expect(pairsBound(instanceOf({ d0: 'c0' }), seats, STEPS)).toBe(2)
})
