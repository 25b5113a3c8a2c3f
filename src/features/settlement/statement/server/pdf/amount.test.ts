import { expect, test } from 'vitest'
import { printedAmount } from './amount.ts'
import { grosze } from './testing/sample-statements.ts'

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [-60, '−0,60'],
  [164_000, '1\u202f640,00'],
  [-110_500, '−1\u202f105,00'],
  [99_999, '999,99'],
  [-Number.MAX_SAFE_INTEGER, '−90\u202f071\u202f992\u202f547\u202f409,91'],
])('%i grosze are printed as %s', (amount, expected) => {
  expect(printedAmount(grosze(amount))).toBe(expected)
})
