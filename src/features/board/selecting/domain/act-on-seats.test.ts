import { expect, test } from 'vitest'
import {
  type Place,
  placesOf,
  planOf,
  type SeatFacts,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { freeSeats, moveSeats, swapSeats } from './act-on-seats.ts'
import type { Seat } from './selection.ts'

const none = Array.from({ length: 14 }, () => new Set<string>())
const facts: SeatFacts = {
  cars: ['a', 'b', 'c', 'off'],
  blocked: none.map(() => new Set(['off'])),
  barred: none.map((_, slot) => (slot === 4 ? new Set(['jan']) : new Set<string>())),
}
const at = (carId: string, slot: number): Seat => ({ carId, slot })
const drives = (driverId: string, slot: number, carId: string | null): Place => ({
  ...{ driverId, slot, carId, onCall: false },
})
const read = (board: WeekPlan) =>
  placesOf(board)
    .map(({ driverId, slot, carId }) => `${driverId} ${slot} ${carId ?? 'reserve'}`)
    .sort()
const why = (refused: readonly { driverId: string; why: string }[]) =>
  refused.map((each) => `${each.driverId}: ${each.why}`)

test('freed seats leave their drivers on the reserve of the slot; empty seats are passed over', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 1, 'b'), drives('ola', 0, 'c')])
  const { board: after, done, refused } = freeSeats(facts, board, [at('a', 0), at('b', 1), at('b', 0)])
  expect(read(after)).toEqual(['ewa 1 reserve', 'jan 0 reserve', 'ola 0 c'])
  expect([done, refused]).toEqual([2, []])
})

test('where nothing changes the board is the very same, so that no step is made', () => {
  const board = planOf([drives('jan', 0, 'a')])
  expect(freeSeats(facts, board, [at('b', 0)]).board).toBe(board)
  expect(
    moveSeats(facts, board, [at('a', 0)], ({ slot }) => ({ slot, carId: 'a', onCall: false })).board,
  ).toBe(board)
})

test('a driver’s week goes to one car; who sits there gets the seat that is left', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('jan', 2, 'b'), drives('ewa', 0, 'c')])
  const { board: after, done } = moveSeats(facts, board, [at('a', 0), at('b', 2)], ({ slot }) => ({
    ...{ slot, carId: 'c', onCall: false },
  }))
  expect(read(after)).toEqual(['ewa 0 a', 'jan 0 c', 'jan 2 c'])
  expect(done).toBe(2)
})

test('two of one slot never get one car: the second stays, and is told', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 0, 'b')])
  const { board: after, refused } = moveSeats(facts, board, [at('a', 0), at('b', 0)], ({ slot }) => ({
    ...{ slot, carId: 'c', onCall: false },
  }))
  expect(read(after)).toEqual(['ewa 0 b', 'jan 0 c'])
  expect(why(refused)).toEqual(['ewa: same-target'])
})

test('who can’t go is refused with the reason, the others go', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 1, 'a')])
  const {
    board: after,
    done,
    refused,
  } = moveSeats(facts, board, [at('a', 0), at('a', 1)], ({ slot }) => ({
    slot,
    carId: slot === 0 ? 'off' : 'b',
    onCall: false,
  }))
  expect(read(after)).toEqual(['ewa 1 b', 'jan 0 a'])
  expect([done, why(refused)]).toEqual([1, ['jan: blocked']])
})

test('a week moved by a day is in nobody’s own way', () => {
  const board = planOf([drives('ewa', 0, 'a'), drives('ewa', 2, 'a')])
  const { board: after, refused } = moveSeats(facts, board, [at('a', 0), at('a', 2)], ({ slot }) => ({
    ...{ slot: slot + 2, carId: 'a', onCall: false },
  }))
  expect(read(after)).toEqual(['ewa 2 a', 'ewa 4 a'])
  expect(refused).toEqual([])
})

test('two cars change their drivers in all chosen shifts, a seat that is empty too', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 0, 'b'), drives('ola', 2, 'a')])
  const pairs = [
    [at('a', 0), at('b', 0)],
    [at('a', 2), at('b', 2)],
  ] as const
  const { board: after, done } = swapSeats(facts, board, pairs)
  expect(read(after)).toEqual(['ewa 0 a', 'jan 0 b', 'ola 2 b'])
  expect(done).toBe(3)
})

test('days change as a whole: nobody is in the way of somebody who leaves', () => {
  const board = planOf([
    drives('ewa', 0, 'a'),
    drives('ola', 2, 'a'),
    drives('ola', 0, 'b'),
    drives('ewa', 2, 'b'),
  ])
  const pairs = [
    [at('a', 0), at('a', 2)],
    [at('b', 0), at('b', 2)],
  ] as const
  const { board: after, refused } = swapSeats(facts, board, pairs)
  expect(read(after)).toEqual(['ewa 0 b', 'ewa 2 a', 'ola 0 a', 'ola 2 b'])
  expect(refused).toEqual([])
})

test('of a pair of which one can’t go both stay, and what hung on them is judged anew', () => {
  // Jan may not drive in slot 4: he stays, and so the one who was to follow him is refused as well.
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 4, 'a'), drives('ola', 4, 'b')])
  const pairs = [
    [at('a', 0), at('a', 4)],
    [at('b', 0), at('b', 4)],
  ] as const
  const { board: after, done, refused } = swapSeats(facts, board, pairs)
  expect(read(after)).toEqual(['ewa 4 a', 'jan 0 a', 'ola 0 b'])
  expect([done, why(refused)]).toEqual([1, ['jan: barred']])
})

test('who drives in the other slot already, outside the seats, is refused', () => {
  const board = planOf([drives('ewa', 0, 'a'), drives('ewa', 2, 'c'), drives('ola', 2, 'a')])
  const { board: after, refused } = swapSeats(facts, board, [[at('a', 0), at('a', 2)]])
  expect(after).toBe(board)
  expect(why(refused)).toEqual(['ewa: drives-already'])
})

test('who only waits where the seat leads leaves that list', () => {
  const board = planOf([drives('ewa', 0, 'a'), drives('ewa', 2, null)])
  const { board: after } = swapSeats(facts, board, [[at('a', 0), at('a', 2)]])
  expect(read(after)).toEqual(['ewa 2 a'])
})

test('who would leave the board stays, and is told', () => {
  const board = planOf([drives('jan', 0, 'a'), drives('ewa', 1, 'a')])
  const { board: after, refused } = moveSeats(facts, board, [at('a', 0), at('a', 1)], ({ slot }) =>
    slot === 0 ? undefined : { slot, carId: 'b', onCall: false },
  )
  expect(read(after)).toEqual(['ewa 1 b', 'jan 0 a'])
  expect(why(refused)).toEqual(['jan: off-board'])
})
