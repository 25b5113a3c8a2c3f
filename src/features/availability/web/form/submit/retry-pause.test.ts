import { expect, test } from 'vitest'
import { pauseBefore } from './retry-pause.ts'

test('the pauses between tries grow to half a minute and no further', () => {
  expect([1, 2, 3, 4, 5, 50].map(pauseBefore)).toEqual([2, 4, 8, 16, 30, 30])
})
