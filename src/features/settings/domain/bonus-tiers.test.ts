import { expect, test } from 'vitest'
import {
  MOST_CHOSEN,
  nextTier,
  REACHABLE_TIERS,
  shiftsForBonus,
  tiersAreDisjoint,
  unreachableTiers,
} from './bonus-tiers.ts'
import { DEFAULTS } from './settings.ts'

test('the specification’s tiers stay the default, and seven cards reach neither of them', () => {
  expect(DEFAULTS.bonusTiers).toEqual([
    { from: 10, to: 17, value: 200 },
    { from: 18, to: 22, value: 300 },
  ])
  expect(unreachableTiers(DEFAULTS.bonusTiers)).toEqual(DEFAULTS.bonusTiers)
})

test('a bonus is had above its row: a row up to 6 with the seventh card, a row up to 7 with none', () => {
  const row = (to: number) => ({ from: 1, to, value: 100 })
  expect(shiftsForBonus(row(6))).toBe(MOST_CHOSEN)
  expect(unreachableTiers([row(6), row(7)])).toEqual([row(7)])
})

test('what is offered instead can be reached, row by row', () => {
  expect(tiersAreDisjoint(REACHABLE_TIERS)).toBe(true)
  expect(unreachableTiers(REACHABLE_TIERS)).toEqual([])
  expect(REACHABLE_TIERS.map(shiftsForBonus)).toEqual([5, 7])
})

test('a further row is proposed where a form of seven cards can reach its bonus, and nowhere else', () => {
  expect(nextTier([])).toEqual({ from: 1, to: 4 })
  expect(nextTier([3])).toEqual({ from: 4, to: 6 })
  expect(nextTier([5, 3])).toEqual({ from: 6, to: 6 })
  for (const ends of [[6], [3, 6], [10]]) expect(nextTier(ends)).toBeUndefined()
  expect(unreachableTiers([{ ...nextTier([3])!, value: 200 }])).toEqual([])
})
