import { expect, test } from 'vitest'
import { FLEET_MODES, weekOfMode } from './week-modes.ts'

test('the four weeks reach over the turn of the year, week 53 included', () => {
  expect(FLEET_MODES.map((mode) => weekOfMode({ year: 2027, week: 1 }, mode))).toEqual([
    { year: 2026, week: 52 },
    { year: 2026, week: 53 },
    { year: 2027, week: 1 },
    { year: 2027, week: 2 },
  ])
})
