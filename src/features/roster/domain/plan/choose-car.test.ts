import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place } from '../places.ts'
import { slotStanding } from '../slot-standing.ts'
import type { OffKind, UnavailableCar } from '../unavailable.ts'
import { chooseCar, freeCars, notKeptForOthers, ownCarFirst } from './choose-car.ts'
import { seatFactsOf } from './plan-facts.ts'
import { planOf } from './week-plan.ts'

const at = (driverId: string, slot: number, carId: string): Place => ({
  ...{ driverId, slot, carId },
  onCall: false,
})
const off = (carId: string, kind: OffKind, from = 2, to = 4): UnavailableCar => ({
  ...{ carId, from, to, kind },
  ...{ reason: '', notOnStation: false, renter: '' },
})

describe('the car of a picked shift', () => {
  const plan = planOf([at('x', 0, 'a'), at('y', 2, 'c'), at('y', 4, 'b'), at('y', 6, 'b')])
  const carFor = (slot: number, driverId: string, own?: string, unavailable: UnavailableCar[] = []) => {
    const facts = seatFactsOf(['a', 'b', 'c'], { unavailable, driversOff: [] })
    return chooseCar(freeCars(facts, plan, slot), ownCarFirst(plan, driverId, own))
  }
  test('is the own car if it is free', () => {
    expect(carFor(8, 'y', 'c')).toBe('c')
    expect(carFor(0, 'y', 'a')).toBe('b')
  })
  test('else the one driven most in this week, else the first in the order of use', () => {
    expect(carFor(8, 'y')).toBe('b')
    expect(carFor(8, 'z')).toBe('a')
  })
  test('is none where all are driven, grounded or rented', () => {
    expect(carFor(2, 'z', 'a', [off('a', 'grounding'), off('b', 'rental')])).toBeUndefined()
  })
})

test('without a wish the first in the order of use is chosen, and wishes are compared one after another', () => {
  expect(chooseCar(['a', 'b', 'c'])).toBe('a')
  expect(chooseCar([])).toBeUndefined()
  const wishes: Record<string, number[]> = { a: [0, 9], b: [1, 1], c: [1, 2], d: [1, 2] }
  expect(chooseCar(['a', 'b', 'c', 'd'], (carId) => wishes[carId] ?? [])).toBe('c')
})

test('a car that a pin keeps for somebody in that slot is free for that one alone', () => {
  const pins = [{ driverId: 'x', slot: 3, carId: 'a', despiteRest: false }]
  expect(notKeptForOthers(['a', 'b'], pins, 3, 'y')).toEqual(['b'])
  expect(notKeptForOthers(['a', 'b'], pins, 3, 'x')).toEqual(['a', 'b'])
  expect(notKeptForOthers(['a', 'b'], pins, 4, 'y')).toEqual(['a', 'b'])
})

test('free are the cars, and no others, that the one reading of a car tells as free (D47)', () => {
  const cars = ['a', 'b', 'c', 'd']
  const slot = fc.integer({ min: 0, max: 13 })
  const kind = fc.constantFrom<OffKind>('grounding', 'rental', 'papers', 'deleted')
  const places = fc.array(
    fc.tuple(fc.constantFrom('1', '2', '3'), slot, fc.constantFrom(...cars)).map((each) => at(...each)),
    { maxLength: 30 },
  )
  const anyOff = fc
    .tuple(fc.constantFrom(...cars), kind, slot, slot)
    .map(([carId, why, x, y]) => off(carId, why, Math.min(x, y), Math.max(x, y)))
  fc.assert(
    fc.property(places, fc.array(anyOff, { maxLength: 6 }), slot, (week, unavailable, here) => {
      const plan = planOf(week)
      const told = cars.filter((carId) => {
        const driven = plan[here]?.cars.has(carId) ?? false
        return slotStanding({ unavailable, services: [] }, carId, here, driven).standing === 'free'
      })
      expect(freeCars(seatFactsOf(cars, { unavailable, driversOff: [] }), plan, here)).toEqual(told)
    }),
  )
})
