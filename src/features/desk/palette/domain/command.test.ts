import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWeeks, weeksInYear } from '#kernel/week.ts'
import { readCommand } from './command.ts'
import { findWeek } from './find-weeks.ts'

test.each([
  ['zepsuty WX1234A', { kind: 'broken', rest: 'WX1234A' }],
  ['AWARIA wx 1234a', { kind: 'broken', rest: 'wx 1234a' }],
  ['chory Kowalski', { kind: 'ill', rest: 'Kowalski' }],
  ['Jan Kowalski chory', { kind: 'ill', rest: 'Jan Kowalski' }],
  ['stłuczka WX1', { kind: 'accident', rest: 'WX1' }],
  ['spóźni Nowak', { kind: 'late', rest: 'Nowak' }],
  ['chora', { kind: 'ill', rest: '' }],
  ['Kowalski', undefined],
  ['Chorzowski Jan', undefined],
  ['', undefined],
])('„%s” says what has happened, and to whom', (typed, command) => {
  expect(readCommand(typed)).toEqual(command)
})

const RUNNING = { year: 2026, week: 48 }

test.each([
  ['48', RUNNING],
  ['tydzień 49', { year: 2026, week: 49 }],
  ['2', { year: 2027, week: 2 }],
  ['tydz 2/2026', { year: 2026, week: 2 }],
  ['53', { year: 2026, week: 53 }],
  ['następny', { year: 2026, week: 49 }],
  ['poprzedni tydzień', { year: 2026, week: 47 }],
  ['tydz', RUNNING],
  ['54', undefined],
  ['53/2027', undefined],
  ['WX48', undefined],
  ['600100200', undefined],
])('„%s” means the week that is nearest', (typed, week) => {
  expect(findWeek(typed, RUNNING)).toEqual(week)
})

test('every week of the year is found by its number, within half a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 52 }), (away, week) => {
      const running = addWeeks(RUNNING, away)
      const found = findWeek(String(week), running)
      expect(found?.week).toBe(week)
      expect(weeksInYear(found?.year ?? 0)).toBeGreaterThanOrEqual(week)
    }),
  )
})
