import { expect, test } from 'vitest'
import type { Address } from '#features/board/work/web/view/address.ts'
import { type Shape, walk, walkRows } from './walk.ts'

const shape: Shape = { cars: 10, rows: (area, slot) => (area === 'reserve' && slot === 4 ? 3 : 1) }
const car = (slot: number, row: number): Address => ({ slot, area: 'cars', row })

test.each([
  ['ArrowDown', car(4, 3), car(4, 4)],
  ['ArrowUp', car(4, 3), car(4, 2)],
  ['ArrowRight', car(4, 3), car(6, 3)],
  ['ArrowLeft', car(5, 3), car(3, 3)],
  ['Home', car(5, 3), car(1, 3)],
  ['End', car(4, 3), car(12, 3)],
  ['PageDown', car(4, 7), car(4, 9)],
  ['PageUp', car(4, 3), car(4, 0)],
  ['n', car(4, 3), car(5, 3)],
  ['D', car(5, 3), car(4, 3)],
])('%s leads from %o to %o', (key, from, to) => expect(walk(from, key, shape)).toEqual(to))

test('below the last car comes the reserve, then the on-call list, and the way back', () => {
  const reserve: Address = { slot: 4, area: 'reserve', row: 0 }
  expect(walk(car(4, 9), 'ArrowDown', shape)).toEqual(reserve)
  expect(walk({ ...reserve, row: 2 }, 'ArrowDown', shape)).toEqual({ slot: 4, area: 'on-call', row: 0 })
  expect(walk(reserve, 'ArrowUp', shape)).toEqual(car(4, 9))
})

test('R goes to the reserve, from there to the on-call list, from there to the cars', () => {
  expect(walk(car(4, 9), 'r', shape)?.area).toBe('reserve')
  expect(walk({ slot: 4, area: 'reserve', row: 2 }, 'r', shape)?.area).toBe('on-call')
  expect(walk({ slot: 4, area: 'on-call', row: 0 }, 'R', shape)?.area).toBe('cars')
})

test('a shorter list takes its last row', () => {
  expect(walk({ slot: 4, area: 'reserve', row: 2 }, 'ArrowRight', shape)).toEqual({
    slot: 6,
    area: 'reserve',
    row: 0,
  })
})

test.each([
  ['ArrowLeft', car(1, 0)],
  ['ArrowRight', car(12, 0)],
  ['ArrowUp', car(4, 0)],
  ['d', car(4, 0)],
  ['N', car(5, 0)],
  ['x', car(4, 0)],
])('%s from %o leads nowhere', (key, from) => expect(walk(from, key, shape)).toBeUndefined())

test.each([
  ['ArrowDown', car(4, 3), car(5, 3)],
  ['ArrowDown', car(5, 3), car(4, 4)],
  ['ArrowUp', car(4, 3), car(5, 2)],
  ['ArrowUp', car(5, 3), car(4, 3)],
  ['ArrowRight', car(5, 3), car(7, 3)],
  ['n', car(4, 3), car(5, 3)],
])('where nights stand under days %s leads from %o to %o: through every seat', (key, from, to) =>
  expect(walkRows(from, key, shape)).toEqual(to),
)

test('past the last night comes the reserve of the nights; above the first day is nothing', () => {
  const reserve: Address = { slot: 5, area: 'reserve', row: 0 }
  expect(walkRows(car(5, 9), 'ArrowDown', shape)).toEqual(reserve)
  expect(walkRows(reserve, 'ArrowUp', shape)).toEqual(car(5, 9))
  expect(walkRows(car(4, 0), 'ArrowUp', shape)).toBeUndefined()
})
