import { expect, test } from 'vitest'
import { ranksFrom } from './ranks.ts'

const reserve = (slot: number) => ({ slot, carId: null, onCall: false })

test('lists are counted apart, by slot and by kind, and a car has no rank', () => {
  const rankOf = ranksFrom([])
  expect(rankOf(reserve(0))).toBe(1)
  expect(rankOf({ ...reserve(0), onCall: true })).toBe(1)
  expect(rankOf({ ...reserve(0), carId: 'a' })).toBe(0)
  expect(rankOf(reserve(0))).toBe(2)
  expect(rankOf(reserve(1))).toBe(1)
})

test('who joins a list stands behind the last of it, though somebody before has left', () => {
  const rankOf = ranksFrom([
    { ...reserve(0), rank: 2 },
    { ...reserve(0), rank: 5 },
    { ...reserve(0), carId: 'a', rank: 0 },
  ])
  expect([rankOf(reserve(0)), rankOf(reserve(0))]).toEqual([6, 7])
})
