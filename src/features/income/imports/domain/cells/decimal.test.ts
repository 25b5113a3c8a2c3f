import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'

test.each([
  ['1 234,56', 123_456],
  ['1234.56', 123_456],
  ['1\u00a0234,56', 123_456],
  ['1\u202f234,56', 123_456],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1,234,567', 123_456_700],
  ['-5.20', -520],
  ['+5,2', 520],
  ['\u22125,20', -520],
  [',5', 50],
  ['7', 700],
  ['0,00', 0],
  ['-0.00', 0],
  ['12,50 zł', 1250],
  ['12.50 PLN', 1250],
  // Half a grosz goes up, as spreadsheets round; what they leave in the sixteenth digit is noise.
  ['210,695', 21_070],
  ['-210,695', -21_070],
  ['210.69499999999999', 21_070],
  ['17.550000000000001', 1755],
  ['4.5474735088646412E-13', 0],
  ['1.5E3', 150_000],
])('%s is %i grosze', (text, grosze) => {
  expect(Object.is(readDecimal(text, 2), grosze)).toBe(true)
})

test.each([
  '',
  '-',
  'abc',
  '1.2.3,4',
  '12,34,56',
  '1 2a',
  '--5',
  '5-',
  '1e999',
  '99999999999999999',
  '#ARG!',
])('%s is no amount', (text) => {
  expect(readDecimal(text, 2)).toBeUndefined()
})

test('every amount is read exactly, however it is written', () => {
  const amount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })
  const form = fc.record({ mark: fc.constantFrom('.', ','), group: fc.constantFrom('', ' ', '\u00a0') })
  fc.assert(
    fc.property(amount, form, (grosze, { mark, group }) => {
      const digits = String(Math.abs(grosze)).padStart(3, '0')
      const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
      const text = `${grosze < 0 ? '-' : ''}${whole}${mark}${digits.slice(-2)}`
      expect(readDecimal(text, 2)).toBe(grosze)
    }),
  )
})

test('kilometres become metres, counts stay whole', () => {
  expect(readDecimal('4.55', 3)).toBe(4550)
  expect(readDecimal('149636', 0)).toBe(149_636)
  expect(readDecimal('5,5', 0)).toBe(6)
})

test('plain digits with or without a mark say the same as with a unit behind them', () => {
  const digits = fc.stringMatching(/^\d{0,9}$/)
  const mark = fc.constantFrom('', '.', ',', ',.', '..')
  fc.assert(
    fc.property(digits, mark, digits, fc.constantFrom(0, 2, 3), (whole, between, fraction, places) => {
      const text = `${whole}${between}${fraction}`
      expect(readDecimal(text, places)).toBe(readDecimal(`${text} km`, places))
    }),
    { numRuns: 2000 },
  )
})
