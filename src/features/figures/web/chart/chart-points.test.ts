import { expect, test } from 'vitest'
import { everyNth, linePath, loneValues, roundSteps } from './chart-points.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [437, [0, 200, 400, 600]],
  [12_345, [0, 5000, 10_000, 15_000]],
])('the lines across a chart stand at round values up to %s', (largest, steps) => {
  expect(roundSteps(largest)).toEqual(steps)
})

test('a line has a gap where nothing is known, and a value alone a dot', () => {
  const values = [1, 2, null, 4, null, 6, 7]
  expect(linePath(values, (place, value) => [place, value])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0M5.0 6.0L6.0 7.0')
  expect(loneValues(values)).toEqual([3])
})

test('labels are thinned out to the room that they have', () => {
  expect([everyNth(7, 10), everyNth(90, 10), everyNth(91, 10)]).toEqual([1, 9, 10])
})
