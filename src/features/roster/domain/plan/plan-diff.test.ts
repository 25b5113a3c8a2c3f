import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf } from '../changes.ts'
import type { Place, Spot } from '../places.ts'
import { movesBetween } from './moves.ts'
import { diffOf } from './plan-diff.ts'
import { onTopOfReserve, planOf, sharingSlots, withDriver, without } from './week-plan.ts'

const DRIVERS = ['d1', 'd2', 'd3', 'd4']
const slot = fc.integer({ min: 0, max: 3 })
const places: fc.Arbitrary<Place[]> = fc.array(
  fc.record({
    driverId: fc.constantFrom(...DRIVERS),
    slot,
    carId: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
    onCall: fc.boolean(),
  }),
  { maxLength: 14 },
)
const stamp = { at: '2026-03-11T12:00:00.000Z', by: 'Anna' }
const keyOf = (driverId: string, { slot: at, carId, onCall }: Spot) => `${driverId} ${at} ${carId} ${onCall}`

test('a plan differs from itself in nothing, and slots that two plans share are not compared', () => {
  fc.assert(
    fc.property(places, (week) => {
      const plan = planOf(week)
      expect(diffOf(plan, planOf(week))).toEqual({ changed: [], lost: new Map(), gained: new Map() })
      expect(sharingSlots(plan, planOf(week))).toBe(plan)
    }),
  )
})

test('what a step does not touch stays the very same slot', () => {
  const plan = planOf([
    { driverId: 'd1', slot: 0, carId: 'a', onCall: false },
    { driverId: 'd2', slot: 1, carId: null, onCall: false },
  ])
  expect(without(plan, 1, 'd1')).toBe(plan)
  expect(onTopOfReserve(plan, 1, [])).toBe(plan)
  const now = withDriver(without(plan, 0, 'd1'), { slot: 0, carId: 'b', onCall: false }, 'd1')
  expect(now.map((seats, at) => seats === plan[at])).toEqual(plan.map((_, at) => at !== 0))
  expect(onTopOfReserve(now, 1, ['d3'])[1]?.reserve).toEqual(['d3', 'd2'])
})

test('unsaved moves and recorded changes tell one difference: only being on call is told by moves alone (D19, D21)', () => {
  fc.assert(
    fc.property(places, places, (before, after) => {
      const [base, now] = [planOf(before), planOf(after)]
      const moves = movesBetween(base, now)
      const changes = changesOf(base, now, [], stamp)
      for (const side of ['from', 'to'] as const) {
        const of = (list: readonly { driverId: string; from: Spot | null; to: Spot | null }[]) =>
          list.flatMap((each) => (each[side] ? [keyOf(each.driverId, each[side])] : []))
        const [moved, told] = [new Set(of(moves)), new Set(of(changes))]
        for (const key of told) {
          const endsWithMove = key.endsWith('true')
          expect(moved.has(key) || endsWithMove).toBe(true)
        }
        for (const key of moved) if (key.endsWith('false')) expect(told.has(key)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
