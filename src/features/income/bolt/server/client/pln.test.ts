import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groszeOf } from './pln.ts'

test.each([
  [0, 0],
  [25.31, 2531],
  [1.005, 101],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [1.15 * 100 - 100, 1500],
  [4.35 * 3, 1305],
  [2.675, 268],
  // 1.2049999999999998 as a float.
  [1.2 + 0.005, 121],
  [0.004, 0],
  [-0.004, 0],
  [0.005, 1],
  [1e-9, 0],
  [999_999_999.99, 99_999_999_999],
  ['12.30', 1230],
  ['-7', -700],
])('%s złoty are %i grosze', (pln, grosze) => {
  expect(groszeOf(pln)).toBe(grosze)
})

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e10,
  '',
  '1,50',
  '1e3',
  'złoty',
  '0x10',
  true,
  {},
  undefined,
])('%s is no amount', (pln) => {
  expect(groszeOf(pln)).toBeUndefined()
})

test('every amount of whole grosze comes through JSON to the grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (grosze) => {
      const digits = String(Math.abs(grosze)).padStart(3, '0')
      const text = `${grosze < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      expect(groszeOf(JSON.parse(text))).toBe(grosze)
      expect(groszeOf(text)).toBe(grosze)
    }),
    { numRuns: 2000 },
  )
})

test('sums that a program has made of them are as near as the grosz', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 30 }), (parts) => {
      const sum = parts.reduce((all, part) => all + part / 100, 0)
      expect(groszeOf(sum)).toBe(parts.reduce((all, part) => all + part, 0) || 0)
    }),
  )
})
