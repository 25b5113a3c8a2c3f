import { expect, test } from 'vitest'
import { rowsNear } from './row-window.ts'

test('the rows in view are drawn, and some beyond, in steps', () => {
  expect(rowsNear({ top: 0, height: 190 }, 31, 100)).toEqual({ first: 0, end: 12 })
  expect(rowsNear({ top: 31 * 50, height: 190 }, 31, 100)).toEqual({ first: 44, end: 64 })
})

test('no rows are drawn past the last, nor of an empty list', () => {
  expect(rowsNear({ top: 31 * 90, height: 400 }, 31, 100)).toEqual({ first: 84, end: 100 })
  expect(rowsNear({ top: 0, height: 400 }, 31, 0)).toEqual({ first: 0, end: 0 })
})

test('a view that is covered as a whole has rows to scroll to', () => {
  expect(rowsNear({ top: 0, height: -20 }, 31, 100)).toEqual({ first: 0, end: 8 })
})

test('rows that were drawn stay while they are a step too many, and no longer', () => {
  const view = { top: 0, height: 190 }
  const drawn = { first: 0, end: 16 }
  expect(rowsNear(view, 31, 100, drawn)).toBe(drawn)
  expect(rowsNear(view, 31, 100, { first: 0, end: 20 })).toEqual({ first: 0, end: 12 })
  expect(rowsNear(view, 31, 100, { first: 0, end: 8 })).toEqual({ first: 0, end: 12 })
  expect(rowsNear(view, 31, 14, drawn)).toEqual({ first: 0, end: 12 })
})
