import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { hitElsewhere, hitsOf, nextHit } from './hits.ts'

const at = (driverId: string, slot: number, carId: string | null = null) => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const board = planOf([at('jan', 0, 'c1'), at('jan', 6, 'c1'), at('ewa', 6, 'c2'), at('jan', 8)])
const hits = hitsOf({ board, found: { drivers: new Set(['jan']), cars: new Set() } })
const jan = (slot: number) => ({ driverId: 'jan', slot })

test('the whole week is searched from its beginning, hit by hit, and round', () => {
  expect(hits).toEqual([jan(0), jan(6), jan(8)])
  expect(nextHit(hits, undefined, undefined)).toEqual(jan(0))
  expect(nextHit(hits, jan(0), undefined)).toEqual(jan(6))
  expect(nextHit(hits, jan(8), undefined)).toEqual(jan(0))
})

test('on a phone the day that is shown comes first, not the first day of the week', () => {
  expect(nextHit(hits, undefined, 6)).toEqual(jan(6))
  expect(nextHit(hits, jan(6), 6)).toEqual(jan(8))
})

test('with nothing on the day that is shown the next hit after it is, and past the last the first', () => {
  expect(nextHit(hits, undefined, 2)).toEqual(jan(6))
  expect(nextHit(hits, undefined, 10)).toEqual(jan(0))
  expect(nextHit([], undefined, 6)).toBeUndefined()
})

test('who has turned to another day since the last hit means that day', () => {
  expect(nextHit(hits, jan(0), 8)).toEqual(jan(8))
})

test('of a driver who has nothing on the day that is shown it is said where the next place is', () => {
  const searched = { board, found: { drivers: new Set(['jan']), cars: new Set<string>() } }
  expect(hitElsewhere(searched, 6)).toBeUndefined()
  expect(hitElsewhere(searched, 2)).toBe(6)
  expect(hitElsewhere(searched, 10)).toBe(0)
  expect(hitElsewhere({ board, found: { drivers: new Set(['nobody']), cars: new Set() } }, 2)).toBeUndefined()
})

test('a car that was searched for is on the board of every day', () => {
  expect(
    hitElsewhere({ board, found: { drivers: new Set(['jan']), cars: new Set(['c1']) } }, 2),
  ).toBeUndefined()
})
