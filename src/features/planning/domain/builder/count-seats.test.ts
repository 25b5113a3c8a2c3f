import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildWeek } from './build-week.ts'
import { countSeats } from './count-seats.ts'
import { car, driver, smallWeek, week } from './testing/weeks.ts'

test('seats are counted as the week would be built: who drives, who waits, how many could', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.boolean(), (seed, fromReserve, onCall) => {
      const instance = smallWeek(seed, { pins: 1 })
      const options = { fromReserve, onCall }
      const counted = countSeats(instance, options)
      const built = buildWeek(instance, options)
      expect(counted.ok).toBe(built.ok)
      if (!counted.ok || !built.ok) return
      const { assignments, reserve, emptySeats } = built.value
      for (const [slot, { seats, filled, waiting }] of counted.value.entries()) {
        expect(filled).toBe(assignments.filter((each) => each.slot === slot).length)
        expect(waiting).toBe(reserve.filter((each) => each.slot === slot).length)
        expect(seats - filled).toBe(emptySeats.find((each) => each.slot === slot)?.count ?? 0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a limit below the cars is what could drive', () => {
  const limits = Array.from({ length: 14 }, () => 1)
  const counted = countSeats(week([car('a'), car('b')], [driver('d', [0]), driver('e', [0])], { limits }))
  expect(counted.ok && counted.value[0]).toEqual({ seats: 1, filled: 1, waiting: 1 })
  expect(counted.ok && counted.value[1]).toEqual({ seats: 1, filled: 0, waiting: 0 })
})

test('what the builder refuses is not counted', () => {
  const twice = week([car('a'), car('a')], [])
  expect(countSeats(twice).ok).toBe(false)
})
