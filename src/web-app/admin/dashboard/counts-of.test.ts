import { expect, test } from 'vitest'
import { countsOf } from './counts-of.ts'

test('the most frequent first, equals in Polish order (D38)', () => {
  expect(countsOf(['Łoś Jan', 'Zych Ewa', 'Lis Jan', 'Zych Ewa'])).toEqual([
    ['Zych Ewa', 2],
    ['Lis Jan', 1],
    ['Łoś Jan', 1],
  ])
  expect(countsOf([])).toEqual([])
})
