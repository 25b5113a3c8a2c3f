import { expect, test } from 'vitest'
import { addMonths } from './month.ts'

test('months go over the turn of the year both ways', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 })
  expect(addMonths({ year: 2026, month: 5 }, -17)).toEqual({ year: 2024, month: 12 })
})
