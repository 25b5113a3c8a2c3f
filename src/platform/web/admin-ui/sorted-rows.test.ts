import { expect, test } from 'vitest'
import { sortRows } from './sorted-rows.ts'

const identity = <T>(value: T) => value

test('texts go in Polish order: Ą after A, Ł after L (D38)', () => {
  expect(sortRows(['Łoś', 'Lis', 'Ącki', 'Bąk', 'Adam', 'Mak'], identity, 'up')).toEqual([
    'Adam',
    'Ącki',
    'Bąk',
    'Lis',
    'Łoś',
    'Mak',
  ])
})

test('numbers go by size, false before true, and downwards the other way round', () => {
  expect(sortRows([10, 9, 100], identity, 'up')).toEqual([9, 10, 100])
  expect(sortRows([true, false], identity, 'up')).toEqual([false, true])
  expect(sortRows([10, 9, 100], identity, 'down')).toEqual([100, 10, 9])
})

test('what is empty stands last in both directions', () => {
  expect(sortRows([null, 'b', '', 'a'], identity, 'up')).toEqual(['a', 'b', null, ''])
  expect(sortRows([null, 'b', '', 'a'], identity, 'down')).toEqual(['b', 'a', null, ''])
})
