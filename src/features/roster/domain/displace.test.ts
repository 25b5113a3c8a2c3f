import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DisplacingFacts, displace } from './displace.ts'
import type { SettledPlace } from './places.ts'
import { type UnavailableCar, unavailability } from './unavailable.ts'

const seat = (driverId: string, slot: number, carId: string): SettledPlace => ({
  driverId,
  slot,
  carId,
  onCall: false,
  rank: 0,
  origin: 'regular',
  reason: null,
})
const waits = (driverId: string, slot: number, rank: number): SettledPlace => ({
  ...seat(driverId, slot, ''),
  carId: null,
  rank,
  origin: 'reserve',
  reason: { code: 'closed' },
})
const onCall = (driverId: string, slot: number): SettledPlace => ({
  ...waits(driverId, slot, 1),
  onCall: true,
  reason: null,
})
const off = (
  carId: string,
  from = 0,
  to = 13,
  kind: UnavailableCar['kind'] = 'grounding',
): UnavailableCar => ({ carId, from, to, kind, reason: '', notOnStation: false, renter: '' })
const around = (
  unavailable: readonly UnavailableCar[],
  rest: Partial<DisplacingFacts> = {},
): DisplacingFacts => ({
  cars: ['a', 'b', 'c'],
  unavailable,
  begun: 0,
  ownCars: new Map(),
  driversOff: [],
  reasonOf: ({ carId, kind }) => ({ code: 'other', text: `${carId} ${kind}` }),
  ...rest,
})
/** `0 x b`, `0 x rezerwa 1` */
const readable = (places: readonly SettledPlace[]): string[] =>
  places
    .map(({ slot, driverId, carId, onCall: called, rank }) =>
      called ? `${slot} ${driverId} on call` : `${slot} ${driverId} ${carId ?? `reserve ${rank}`}`,
    )
    .sort()

describe('a driver whose car is taken off', () => {
  test('moves to the first free car of that shift', () => {
    const { places, moves } = displace([seat('x', 0, 'a'), seat('y', 0, 'b')], around([off('a')]))
    expect(readable(places)).toEqual(['0 x c', '0 y b'])
    expect(moves).toEqual([{ driverId: 'x', slot: 0, fromCar: 'a', toCar: 'c' }])
  })
  test('whether it is grounded or rented', () => {
    const { moves } = displace([seat('x', 0, 'a')], around([off('a', 0, 0, 'rental')]))
    expect(moves).toMatchObject([{ toCar: 'b' }])
  })
  test('and otherwise to the reserve, before those who wait there, with the reason', () => {
    const before = [seat('x', 0, 'a'), waits('w', 0, 1), onCall('z', 0), waits('v', 0, 2)]
    const { places, moves } = displace(before, around([off('a', 0, 0, 'rental'), off('b'), off('c')]))
    expect(readable(places)).toEqual(['0 v reserve 3', '0 w reserve 2', '0 x reserve 1', '0 z on call'])
    expect(moves).toMatchObject([{ toCar: null }])
    expect(places.find(({ driverId }) => driverId === 'x')).toMatchObject({
      reason: { code: 'other', text: 'a rental' },
      origin: 'regular',
    })
    expect(places.find(({ driverId }) => driverId === 'w')).toMatchObject({ reason: { code: 'closed' } })
  })
  test('several keep the order of their cars, in the reserve too', () => {
    const before = [seat('x', 0, 'b'), seat('y', 0, 'a')]
    const free = displace(before, around([off('a'), off('b')]))
    expect(readable(free.places)).toEqual(['0 x reserve 1', '0 y c'])
    const none = displace(before, around([off('a'), off('b'), off('c')]))
    expect(readable(none.places)).toEqual(['0 x reserve 2', '0 y reserve 1'])
  })
  test('gets the own car if it is free, else the one driven most in this week', () => {
    const before = [seat('x', 0, 'a'), seat('x', 2, 'c'), seat('x', 4, 'a')]
    expect(readable(displace(before, around([off('a')])).places)).toEqual(['0 x c', '2 x c', '4 x c'])
    const ownCars = new Map([['x', 'b']])
    expect(readable(displace(before, around([off('a')], { ownCars })).places)).toEqual([
      '0 x b',
      '2 x c',
      '4 x b',
    ])
  })
  test('gets no car whose papers have run out, and no car that has left the fleet', () => {
    const before = [seat('x', 0, 'a')]
    expect(displace(before, around([off('a'), off('b', 0, 13, 'papers')])).moves).toMatchObject([
      { toCar: 'c' },
    ])
    const cars = ['a']
    expect(displace(before, around([off('a')], { cars })).moves).toMatchObject([{ toCar: null }])
  })
})

test('nobody is moved in a slot that has begun, before the span or after it', () => {
  const before = [0, 1, 2, 3, 4].map((slot) => seat('x', slot, 'a'))
  const { moves } = displace(before, around([off('a', 1, 3)], { begun: 2 }))
  expect(moves.map(({ slot }) => slot)).toEqual([2, 3])
})

test('whoever waits where nobody falls to the reserve keeps the number, be there a gap before it', () => {
  const before = [seat('x', 0, 'a'), waits('w', 0, 3), seat('x', 2, 'a'), seat('y', 2, 'b'), waits('w', 2, 3)]
  const { places } = displace(before, around([off('a', 0, 0), off('a', 2, 2), off('c', 2, 2)]))
  expect(readable(places)).toEqual([
    ...['0 w reserve 3', '0 x b'],
    ...['2 w reserve 2', '2 x reserve 1', '2 y b'],
  ])
})

test('papers that have run out move nobody', () => {
  const before = [seat('x', 0, 'a')]
  expect(displace(before, around([off('a', 0, 13, 'papers')]))).toEqual({ places: before, moves: [] })
})

const CARS = ['a', 'b', 'c', 'd']
const DRIVERS = ['1', '2', '3', '4', '5', '6']
const slots = fc.integer({ min: 0, max: 4 })
const kinds = fc.constantFrom<UnavailableCar['kind']>('grounding', 'rental', 'papers')
const anyOff = fc
  .tuple(fc.constantFrom(...CARS), slots, slots, kinds)
  .map(([id, x, y, kind]) => off(id, Math.min(x, y), Math.max(x, y), kind))
/** At most one place a driver and slot, one driver a car and slot. */
const anyWeek = fc
  .array(fc.tuple(fc.constantFrom(...DRIVERS), slots, fc.constantFrom(...CARS, null, undefined)), {
    maxLength: 25,
  })
  .map((wishes) => {
    const places: SettledPlace[] = []
    for (const [driverId, slot, carId] of wishes) {
      const there = places.filter((place) => place.slot === slot)
      if (there.some((place) => place.driverId === driverId)) continue
      if (typeof carId === 'string' && there.some((place) => place.carId === carId)) continue
      if (carId === undefined) places.push(onCall(driverId, slot))
      else if (carId === null)
        places.push(waits(driverId, slot, there.filter(({ rank, onCall: c }) => rank > 0 && !c).length + 1))
      else places.push(seat(driverId, slot, carId))
    }
    return places
  })

test('nobody is lost, no car holds two, nobody stays on a car that is off, and whom it does not concern stays', () => {
  fc.assert(
    fc.property(
      anyWeek,
      fc.array(anyOff, { maxLength: 6 }),
      fc.integer({ min: 0, max: 5 }),
      fc.dictionary(fc.constantFrom(...DRIVERS), fc.constantFrom(...CARS)),
      (before, unavailable, begun, own) => {
        const { places, moves } = displace(
          before,
          around(unavailable, {
            cars: CARS,
            begun,
            ownCars: new Map(Object.entries(own)),
          }),
        )
        const key = ({ slot, driverId }: SettledPlace) => `${slot} ${driverId}`
        expect(places.map(key).sort()).toEqual(before.map(key).sort())
        for (const slot of [0, 1, 2, 3, 4]) {
          const was = before.filter((place) => place.slot === slot)
          const is = places.filter((place) => place.slot === slot)
          const driven = is.flatMap(({ carId }) => carId ?? [])
          expect(new Set(driven).size).toBe(driven.length)
          const isOff = (carId: string) =>
            (unavailability(unavailable, carId, slot)?.kind ?? 'papers') !== 'papers'
          const concerned = slot >= begun ? was.filter(({ carId }) => carId !== null && isOff(carId)) : []
          const moved = moves.filter((move) => move.slot === slot)
          expect(moved.map(({ driverId }) => driverId).sort()).toEqual(
            concerned.map(({ driverId }) => driverId).sort(),
          )
          if (slot >= begun) expect(driven.filter(isOff)).toEqual([])
          for (const place of was) {
            if (concerned.includes(place)) continue
            const now = is.find(({ driverId }) => driverId === place.driverId)
            expect({ ...now, rank: 0 }).toEqual({ ...place, rank: 0 })
          }
          const free = CARS.filter((id) => !driven.includes(id) && !unavailability(unavailable, id, slot))
          const fallen = moved.filter(({ toCar }) => toCar === null).map(({ driverId }) => driverId)
          if (fallen.length > 0) expect(free).toEqual([])
          const reserve = is
            .filter(({ carId, onCall: called }) => carId === null && !called)
            .sort((x, y) => x.rank - y.rank)
          const waited = was
            .filter(({ carId, onCall: called }) => carId === null && !called)
            .sort((x, y) => x.rank - y.rank)
          expect(reserve.map(({ driverId }) => driverId)).toEqual([
            ...fallen,
            ...waited.map(({ driverId }) => driverId),
          ])
          if (fallen.length > 0)
            expect(reserve.map(({ rank }) => rank)).toEqual(reserve.map((_, at) => at + 1))
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
