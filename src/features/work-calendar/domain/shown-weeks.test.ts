import { expect, test } from 'vitest'
import { addWeeks } from '#kernel/week.ts'
import { isShownToDriver, isShownToFleet, weeksOffered } from './shown-weeks.ts'

const current = { year: 2027, week: 1 }
const around = [-3, -2, -1, 0, 1, 2].map((count) => addWeeks(current, count))

test('the fleet sees two weeks back and one ahead, a driver one each way, over a long year’s end', () => {
  expect(around.map((week) => isShownToFleet(week, current))).toEqual([false, true, true, true, true, false])
  expect(around.map((week) => isShownToDriver(week, current))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

test('free shifts are offered in this week and the next', () => {
  expect(weeksOffered({ year: 2026, week: 53 })).toEqual([{ year: 2026, week: 53 }, current])
})
