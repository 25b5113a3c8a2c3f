import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breachesOf, type Known } from './check-places.ts'
import type { Place } from './places.ts'
import type { UnavailableCar } from './unavailable.ts'
import { deletedCar } from './unavailable.ts'

const known = (unavailable: readonly UnavailableCar[] = [], rest: Partial<Known> = {}): Known => ({
  cars: new Set(['c1', 'c2', 'c3']),
  drivers: new Set(['d1', 'd2', 'd3', 'd4']),
  unavailable,
  driversOff: [],
  begun: 0,
  before: [],
  ...rest,
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
    { code: 'two-places', slot: 3, driverId: 'd1', carId: null, paper: '' },
  ])
  expect(breachesOf([place('d1', 3, 'c1'), place('d1', 4, 'c1')], known())).toEqual([])
})

test('no car holds two drivers of one slot; a list holds many', () => {
  expect(breachesOf([place('d1', 3, 'c1'), place('d2', 3, 'c1')], known())).toEqual([
    { code: 'two-drivers', slot: 3, driverId: 'd2', carId: 'c1', paper: '' },
  ])
  expect(breachesOf([place('d1', 3, null), place('d2', 3, null)], known())).toEqual([])
})

test('a grounded or rented car takes nobody, from its first slot to its last', () => {
  const blocked = known([grounding('c1', 3, 5)])
  const refused = [2, 3, 5, 6].map((slot) => breachesOf([place('d1', slot, 'c1')], blocked).length)
  expect(refused).toEqual([0, 1, 1, 0])
})

describe('who drove in a slot that has begun', () => {
  const before = [place('d1', 3, 'c1')]
  test('stays in the car, though it is grounded or rented since', () => {
    const facts = known([grounding('c1', 3, 5)], { before, begun: 4 })
    expect(breachesOf([place('d1', 3, 'c1')], facts)).toEqual([])
    expect(breachesOf([place('d2', 3, 'c1')], facts)).toMatchObject([{ code: 'car-unavailable' }])
  })
  test('and in one that has not begun must leave it', () => {
    const facts = known([grounding('c1', 3, 5)], { before, begun: 3 })
    expect(breachesOf([place('d1', 3, 'c1')], facts)).toMatchObject([{ code: 'car-unavailable' }])
  })
})

describe('papers that have run out', () => {
  const before = [place('d1', 3, 'c1')]
  const carPapers = [{ ...grounding('c1', 3, 13), kind: 'papers' as const, reason: 'OC' }]
  const driversOff = [{ driverId: 'd1', from: 3, to: 13, kind: 'papers' as const, reason: 'Prawo jazdy' }]
  test('leave the car to who sits in it, and give it to nobody else', () => {
    const facts = known(carPapers, { before })
    expect(breachesOf([place('d1', 3, 'c1')], facts)).toEqual([])
    expect(breachesOf([place('d2', 3, 'c1')], facts)).toMatchObject([{ code: 'car-unavailable' }])
    expect(breachesOf([place('d1', 4, 'c1')], facts)).toMatchObject([{ code: 'car-unavailable' }])
    expect(breachesOf([place('d2', 2, 'c1')], facts)).toEqual([])
  })
  test('leave the seat to the driver who has it, in another car too, and give no new one', () => {
    const facts = known([], { before, driversOff })
    expect(breachesOf([place('d1', 3, 'c1')], facts)).toEqual([])
    expect(breachesOf([place('d1', 3, 'c2')], facts)).toEqual([])
    expect(breachesOf([place('d1', 3, null)], facts)).toEqual([])
    expect(breachesOf([place('d1', 2, 'c2')], facts)).toEqual([])
    expect(breachesOf([place('d1', 4, 'c2')], facts)).toEqual([
      { code: 'driver-unavailable', slot: 4, driverId: 'd1', carId: 'c2', paper: 'Prawo jazdy' },
    ])
  })
  test('a driver who only waited has no seat to keep', () => {
    const facts = known([], { before: [place('d1', 3, null)], driversOff })
    expect(breachesOf([place('d1', 3, 'c1')], facts)).toMatchObject([{ code: 'driver-unavailable' }])
  })
})

test('what has left the fleet keeps what it had, and takes nothing new (D47)', () => {
  for (const kind of ['inactive', 'deleted'] as const) {
    const driversOff = [{ driverId: 'd1', from: 0, to: 13, kind, reason: '' }]
    const seated = known([], { before: [place('d1', 3, 'c1'), place('d1', 5, null)], driversOff })
    for (const kept of [place('d1', 3, 'c1'), place('d1', 3, 'c2'), place('d1', 5, null)])
      expect(breachesOf([kept], seated)).toEqual([])
    for (const taken of [place('d1', 4, 'c1'), place('d1', 5, 'c1')])
      expect(breachesOf([taken], seated)).toMatchObject([{ code: `${kind}-driver` }])
  }
  const gone = known([deletedCar('c1')], { before: [place('d1', 3, 'c1')] })
  expect(breachesOf([place('d1', 3, 'c1')], gone)).toEqual([])
  expect(breachesOf([place('d2', 3, 'c1')], gone)).toMatchObject([{ code: 'deleted-car' }])
  expect(breachesOf([place('d1', 4, 'c1')], gone)).toMatchObject([{ code: 'deleted-car' }])
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
