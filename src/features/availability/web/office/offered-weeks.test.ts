import { expect, test } from 'vitest'
import { chosenWeek, offeredWeeks, startToEnd } from './offered-weeks.ts'

test('the dropdown has eight weeks, four before to three after the current one, over the turn of the year', () => {
  const weeks = offeredWeeks({ year: 2026, week: 52 })
  expect(weeks).toHaveLength(8)
  expect(weeks[0]).toEqual({ year: 2026, week: 48 })
  expect(weeks[4]).toEqual({ year: 2026, week: 52 })
  expect(weeks[5]).toEqual({ year: 2026, week: 53 })
  expect(weeks[7]).toEqual({ year: 2027, week: 2 })
})

test('a week is shown as start date - end date', () => {
  expect(startToEnd({ year: 2026, week: 53 })).toBe('28.12.2026 - 3.1.2027')
})

test('a week that the dropdown does not have is not chosen', () => {
  const offered = offeredWeeks({ year: 2026, week: 20 })
  expect(chosenWeek(offered, { year: 2024, week: 1 }, { year: 2026, week: 21 })).toEqual({
    year: 2026,
    week: 21,
  })
  expect(chosenWeek(offered, undefined)).toBeUndefined()
})
