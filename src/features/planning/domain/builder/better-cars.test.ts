import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betterCars } from './better-cars.ts'
import { buildWeek } from './build-week.ts'
import { compile, type Week } from './compile.ts'
import type { Instance } from './instance.ts'
import { randomSource } from './random.ts'
import { weekOf } from './testing/instances.ts'
import { breaches } from './testing/judge.ts'
import { parked, seatsOf } from './testing/parked.ts'
import { smallWeek } from './testing/weeks.ts'

const car = (id: string, order: number, unavailable: { from: number; to: number }[] = []) => ({
  id,
  priority: 1,
  order,
  unavailable: unavailable.map((span) => ({ ...span, kind: 'grounding' as const })),
})

const driver = (id: string, slots: number[], primaryCar: string | null = null) => ({
  id,
  submittedAt: Number.parseInt(id.replace(/\D/g, ''), 10),
  primaryCar,
  allowDayAndNight: false,
  workedPreviousSundayNight: false,
  picks: slots.map((slot) => ({ slot, kind: 'regular' as const })),
  onCallDays: [],
})

function week(cars: Instance['cars'], drivers: Instance['drivers']): Instance {
  return {
    format: 'base-calendar/1',
    meta: {},
    limits: Array.from({ length: 14 }, () => null),
    cars,
    drivers,
    pinned: [],
    published: null,
  }
}

function built(instance: Instance): string[] {
  const result = buildWeek(instance)
  if (!result.ok) throw new Error(result.error.sentence)
  return result.value.assignments.map((seat) => `${seat.driver} ${seat.slot} ${seat.car}`).sort()
}

describe('cars of high priority, then low order, go out first (level 8)', () => {
  it('a whole week moves to the better car, where it costs no pair', () => {
    expect(built(week([car('old', 2), car('new', 1)], [driver('d1', [0, 2, 4])]))).toEqual([
      'd1 0 new',
      'd1 2 new',
      'd1 4 new',
    ])
  })

  it('two cars change what they carry, also where only a part of it can change', () => {
    // The own car of d1 stays with d1; what else the worse car carries goes to the better one around it.
    const cars = [car('A', 1), car('B', 2), car('C', 3)]
    const drivers = [driver('d1', [0, 2], 'B'), driver('d2', [4, 6, 8]), driver('d3', [1, 3])]
    expect(built(week(cars, drivers)).filter((seat) => seat.endsWith('C'))).toEqual([])
  })

  it('a car that is off in a slot takes nothing there', () => {
    const cars = [car('A', 1, [{ from: 2, to: 2 }]), car('B', 2)]
    expect(built(week(cars, [driver('d1', [0, 2, 4])]))).toEqual(['d1 0 B', 'd1 2 B', 'd1 4 B'])
  })

  it('never costs a pair, an own car or a decided seat', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, other) => {
        const instance = smallWeek(seed, { drivers: 9, cars: 5 })
        const parking = parked(instance, other)
        keepOwnCars(parking)
        const before = { pairs: parking.pairs, own: parking.ownCars() }
        const decided = decidedSeats(parking)
        betterCars(parking, randomSource(other), 2_000)
        expect(parking.pairs).toBeLessThanOrEqual(before.pairs)
        expect(parking.ownCars()).toBe(before.own)
        expect(decidedSeats(parking)).toEqual(decided)
        expect(breaches(instance, seatsOf(parking))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('leaves few seats of a half-empty week to cars that could have stayed at home', () => {
    const instance = weekOf('S', 1, 0.8)
    const result = buildWeek(instance)
    if (!result.ok) throw new Error(result.error.sentence)
    const { assignments, levels } = result.value
    const least = leastOrder(compile(instance), assignments)
    expect(levels.carOrder).toBeLessThan(1.32 * least)
  })
})

function decidedSeats(parking: ReturnType<typeof parked>): number[] {
  return [...parking.carOf].map((carOf, at) =>
    ((parking.locked[Math.trunc(at / 14)] ?? 0) >> (at % 14)) & 1 ? carOf : -2,
  )
}

/** Own cars are decided before the order of cars is asked for. */
function keepOwnCars(parking: ReturnType<typeof parked>): void {
  for (const [driver, own] of parking.week.primary.entries())
    if (own !== -1) parking.lock(driver, parking.slotsOn(driver, own), own)
}

/** The sum of places if in every slot the best available cars went out, whoever is in them. */
function leastOrder(week: Week, seats: readonly { slot: number }[]): number {
  return Array.from({ length: 14 }, (_, slot) => {
    const available = week.cars.flatMap((_, place) => ((week.available[place]! >> slot) & 1 ? [place] : []))
    return available.slice(0, seats.filter((seat) => seat.slot === slot).length)
  })
    .flat()
    .reduce((sum, place) => sum + place, 0)
}
