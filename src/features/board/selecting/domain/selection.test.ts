import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/public.ts'
import {
  blockBetween,
  halvesOf,
  NO_SEATS,
  type Seat,
  type Selection,
  seatsOf,
  weekOfCar,
  weekOfDriver,
  withAllTurned,
  withTurned,
} from './selection.ts'

const CARS = ['a', 'b', 'c']
const at = (carId: string, slot: number): Seat => ({ carId, slot })
const read = (selection: Selection) => seatsOf(selection).map(({ carId, slot }) => `${carId}${slot}`)
const of = (...seats: Seat[]) => seats.reduce(withTurned, NO_SEATS)

test('a block from a night to a night is of nights alone, and so with days; from a day to a night of both', () => {
  expect(read(blockBetween(CARS, at('a', 1), at('b', 5)))).toEqual(['a1', 'a3', 'a5', 'b1', 'b3', 'b5'])
  expect(read(blockBetween(CARS, at('b', 2), at('a', 0)))).toEqual(['a0', 'a2', 'b0', 'b2'])
  expect(read(blockBetween(CARS, at('c', 3), at('c', 0)))).toEqual(['c0', 'c1', 'c2', 'c3'])
})

test('a block goes by the cars as they are shown; a car that is not shown makes none', () => {
  expect(read(blockBetween(['a', 'c'], at('a', 0), at('c', 0)))).toEqual(['a0', 'c0'])
  expect(blockBetween(['a'], at('b', 0), at('a', 0))).toEqual(NO_SEATS)
})

test('a car’s week is its 14 seats; a driver’s those in which the driver sits, in whatever car', () => {
  expect(read(weekOfCar('a', 0))).toHaveLength(14)
  const drives = (driverId: string, slot: number, carId: string | null) => ({
    ...{ driverId, slot, carId, onCall: false },
  })
  const board = planOf([
    drives('jan', 0, 'a'),
    drives('jan', 3, 'b'),
    drives('ewa', 3, 'a'),
    drives('jan', 5, null),
  ])
  expect(read(weekOfDriver(board, 'jan', 0))).toEqual(['a0', 'b3'])
})

test('of a running week only what has not begun is, of one that is over nothing', () => {
  expect(read(weekOfCar('a', 11))).toEqual(['a11', 'a12', 'a13'])
  expect(weekOfCar('a', 14)).toEqual(NO_SEATS)
  const board = planOf([2, 9].map((slot) => ({ driverId: 'jan', slot, carId: 'a', onCall: false })))
  expect(read(weekOfDriver(board, 'jan', 3))).toEqual(['a9'])
})

test('a seat is chosen and let go one by one, a week as a whole', () => {
  expect(read(of(at('a', 0), at('b', 2), at('a', 0)))).toEqual(['b2'])
  const some = withAllTurned(of(at('a', 0)), weekOfCar('a', 0))
  expect(read(some)).toHaveLength(14)
  expect(read(withAllTurned(some, weekOfCar('a', 0)))).toEqual([])
})

const pairs = (selection: Selection) =>
  halvesOf(selection)?.map(([x, y]) => `${x.carId}${x.slot}-${y.carId}${y.slot}`)

test('two cars in the same shifts are two halves', () => {
  expect(pairs(of(at('a', 0), at('a', 3), at('b', 0), at('b', 3)))).toEqual(['a0-b0', 'a3-b3'])
})

test('two days of the same cars are, and the day and the night of a date', () => {
  const days = of(at('a', 0), at('a', 1), at('a', 4), at('a', 5))
  expect(pairs(days)).toEqual(['a0-a4', 'a1-a5'])
  expect(pairs(of(at('a', 2), at('a', 3)))).toEqual(['a2-a3'])
})

test('any two seats are, and nothing else of unequal shape', () => {
  expect(pairs(of(at('a', 0), at('b', 7)))).toEqual(['a0-b7'])
  expect(pairs(of(at('a', 0)))).toBeUndefined()
  expect(pairs(NO_SEATS)).toBeUndefined()
  expect(pairs(of(at('a', 0), at('a', 1), at('b', 0)))).toBeUndefined()
  expect(pairs(of(at('a', 0), at('a', 2), at('a', 4)))).toBeUndefined()
})
