import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breachesOf, type Known } from './check-places.ts'
import type { Place } from './places.ts'
import type { UnavailableCar } from './unavailable.ts'

const known = (unavailable: readonly UnavailableCar[] = []): Known => ({
  cars: new Set(['c1', 'c2', 'c3']),
  drivers: new Set(['d1', 'd2', 'd3', 'd4']),
  unavailable,
})
const place = (driverId: string, slot: number, carId: string | null): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const grounding = (carId: string, from: number, to: number): UnavailableCar => ({
  carId,
  from,
  to,
  kind: 'grounding',
  reason: '',
  notOnStation: false,
  renter: '',
})

test('no driver is in two places of one slot, whatever the places are', () => {
  expect(breachesOf([place('d1', 3, 'c1'), place('d1', 3, null)], known())).toEqual([
    { code: 'two-places', slot: 3, driverId: 'd1', carId: null },
  ])
  expect(breachesOf([place('d1', 3, 'c1'), place('d1', 4, 'c1')], known())).toEqual([])
})

test('no car holds two drivers of one slot; a list holds many', () => {
  expect(breachesOf([place('d1', 3, 'c1'), place('d2', 3, 'c1')], known())).toEqual([
    { code: 'two-drivers', slot: 3, driverId: 'd2', carId: 'c1' },
  ])
  expect(breachesOf([place('d1', 3, null), place('d2', 3, null)], known())).toEqual([])
})

test('a grounded or rented car takes nobody, from its first slot to its last', () => {
  const blocked = known([grounding('c1', 3, 5)])
  const refused = [2, 3, 5, 6].map((slot) => breachesOf([place('d1', slot, 'c1')], blocked).length)
  expect(refused).toEqual([0, 1, 1, 0])
})

test('exactly what a rule forbids is refused', () => {
  const anyPlace = fc.record({
    driverId: fc.constantFrom('d1', 'd2', 'd3', 'd4', 'stranger'),
    slot: fc.integer({ min: 0, max: 4 }),
    carId: fc.constantFrom('c1', 'c2', 'c3', 'no such car', null),
    onCall: fc.constant(false),
  })
  const anyGrounding = fc
    .tuple(fc.constantFrom('c1', 'c2'), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
    .map(([car, a, b]) => grounding(car, Math.min(a, b), Math.max(a, b)))
  fc.assert(
    fc.property(
      fc.array(anyPlace, { maxLength: 8 }),
      fc.array(anyGrounding, { maxLength: 2 }),
      (places, blocked) => {
        const forbidden = places.some(
          (one, index) =>
            one.driverId === 'stranger' ||
            one.carId === 'no such car' ||
            blocked.some(
              ({ carId, from, to }) => carId === one.carId && from <= one.slot && one.slot <= to,
            ) ||
            places.some(
              (other, at) =>
                at !== index &&
                other.slot === one.slot &&
                (other.driverId === one.driverId || (one.carId !== null && other.carId === one.carId)),
            ),
        )
        expect(breachesOf(places, known(blocked)).length > 0).toBe(forbidden)
      },
    ),
    { numRuns: 2_000 },
  )
})
