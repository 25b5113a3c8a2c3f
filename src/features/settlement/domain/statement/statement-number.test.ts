import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWeeks, weekOf } from '#kernel/week.ts'
import { day, WEEK_47 } from '../testing/build.ts'
import { formatStatementNumber, parseStatementNumber } from './statement-number.ts'

test('R/2026/47/0017', () => {
  expect(formatStatementNumber({ week: WEEK_47, sequence: 17 })).toBe('R/2026/47/0017')
  expect(formatStatementNumber({ week: { year: 2026, week: 5 }, sequence: 12_345 })).toBe('R/2026/05/12345')
})

test('the first of January 2027 is in week 53 of 2026', () => {
  const week = weekOf(day('2027-01-01'))
  expect(formatStatementNumber({ week, sequence: 1 })).toBe('R/2026/53/0001')
  expect(formatStatementNumber({ week: addWeeks(week, 1), sequence: 1 })).toBe('R/2027/01/0001')
})

test('what is written is read back', () => {
  const numbers = fc.record({
    week: fc.integer({ min: 0, max: 9000 }).map((ahead) => addWeeks({ year: 2001, week: 1 }, ahead)),
    sequence: fc.integer({ min: 1, max: 200_000 }),
  })
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseStatementNumber(formatStatementNumber(number))).toEqual(number)
    }),
  )
})

test.each([
  '',
  'R/2025/53/0001',
  'R/2026/54/0001',
  'R/2026/47/0000',
  'R/2026/47/017',
  'R/2026/47/00017',
  'r/2026/47/0001',
  'R/2026/47/0001\n',
])('%j is no number', (text) => {
  expect(parseStatementNumber(text)).toBeUndefined()
})

test('no number is made for a week that the year has not', () => {
  expect(() => formatStatementNumber({ week: { year: 2025, week: 53 }, sequence: 1 })).toThrow(RangeError)
  expect(() => formatStatementNumber({ week: WEEK_47, sequence: 0 })).toThrow(RangeError)
})
