import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inZloty } from './money.ts'
import { typedNumber } from './typed-number.ts'

test('litres, prices and amounts take a comma or a dot, and spaces between groups', () => {
  expect(typedNumber('12,5', 3)).toBe(12_500)
  expect(typedNumber('12.5', 3)).toBe(12_500)
  expect(typedNumber('6,49', 2)).toBe(649)
  expect(typedNumber(' 1 200 ', 2)).toBe(120_000)
  expect(typedNumber('1\u00a0234\u202f567,8', 2)).toBe(123_456_780)
  expect(typedNumber('7,', 2)).toBe(700)
})

test.each(['', ' ', ',', '.5', '-1', '1e3', '6,499', '1.234,50', 'dwa', '1,2,3', '5 zł', '1234567890'])(
  'what is no amount is refused: %j',
  (text) => expect(typedNumber(text, 2)).toBeUndefined(),
)

test('every number written with its decimals is read back, to the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const text = `${Math.trunc(thousandths / 1000)},${String(thousandths % 1000).padStart(3, '0')}`
      expect(typedNumber(text, 3)).toBe(thousandths)
    }),
  )
})

test('an amount as it stands on a screen is read back to the grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (grosze) => {
      expect(typedNumber(inZloty(grosze), 2)).toBe(grosze)
    }),
  )
})

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [-1460, '−14,60'],
  [11_775_522, '117\u00a0755,22'],
  [123_450.5, '1\u00a0234,51'],
  [-0.4, '0,00'],
])('%d grosze are %s', (grosze, text) => {
  expect(inZloty(grosze)).toBe(text)
})
