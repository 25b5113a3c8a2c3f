import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantFromColumn, integerFromColumn } from './column-values.ts'

test('an instant comes as ISO 8601 in UTC with milliseconds (D1)', () => {
  expect(instantFromColumn('2026-03-29 01:30:00+00')).toBe('2026-03-29T01:30:00.000Z')
  expect(instantFromColumn('2026-03-29 01:30:00.5+00')).toBe('2026-03-29T01:30:00.500Z')
  expect(instantFromColumn('2026-03-29 01:30:00.123456+00')).toBe('2026-03-29T01:30:00.123Z')
})

test('what is no plain instant stays as it is', () => {
  expect(instantFromColumn('infinity')).toBe('infinity')
})

test('every instant that toISOString writes comes back to the letter', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
      const iso = date.toISOString()
      expect(instantFromColumn(iso.replace('T', ' ').replace('Z', '+00'))).toBe(iso)
    }),
  )
})

test('a large integer is a number only while no digit is lost', () => {
  expect(integerFromColumn('9007199254740991')).toBe(9007199254740991)
  expect(integerFromColumn('9007199254740993')).toBe('9007199254740993')
})
