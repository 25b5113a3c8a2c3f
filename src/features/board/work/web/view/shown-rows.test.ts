import { expect, test } from 'vitest'
import { allRows, someRows } from './shown-rows.ts'

const cars = ['c0', 'c1', 'c2', 'c3'].map((id) => ({ id, reg: id, model: '' }))

test('a car keeps its row, whatever else is shown', () => {
  const shown = someRows(cars, ({ id }) => id === 'c1' || id === 'c3')
  expect(shown.cars.map(({ id }) => id)).toEqual(['c1', 'c3'])
  expect([shown.rowAt(0), shown.rowAt(1)]).toEqual([1, 3])
  expect([shown.positionOf(1), shown.positionOf(3)]).toEqual([0, 1])
})

test('what is not shown has no position, and past the last car is none', () => {
  const shown = someRows(cars, ({ id }) => id === 'c1')
  expect([shown.positionOf(0), shown.rowAt(1)]).toEqual([-1, -1])
  expect([allRows(cars).positionOf(4), allRows(cars).positionOf(-1)]).toEqual([-1, -1])
})

test('where nothing is filtered, row and position are the same', () => {
  expect([allRows(cars).rowAt(3), allRows(cars).positionOf(3), allRows(cars).cars]).toEqual([3, 3, cars])
})
