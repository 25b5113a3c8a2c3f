import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addUpDrivers,
  averagePerWeek,
  averagesOf,
  COUNT_KEYS,
  type CountsOfDriver,
  totalOf,
} from './shift-averages.ts'

const IDS = ['a', 'b', 'c', 'd']
const none = { day: 0, night: 0, reserve: 0, removed: 0 }
const of = (driverId: string, counts: Partial<CountsOfDriver> = {}): CountsOfDriver => ({
  driverId,
  fullName: `Jan ${driverId}`,
  ...none,
  ...counts,
})
const nobody = () => undefined

const count = fc.integer({ min: 0, max: 3 })
const anyCounts = (removed: typeof count | fc.Arbitrary<0>) =>
  fc.uniqueArray(
    fc.record({
      driverId: fc.constantFrom(...IDS),
      fullName: fc.constant('Jan'),
      day: count,
      night: count,
      reserve: count,
      removed,
    }),
    { selector: ({ driverId }) => driverId },
  )
const anySources = fc.record({
  scheduled: anyCounts(count),
  chosen: anyCounts(fc.constant(0 as const)),
  removed: fc.array(fc.record({ driverId: fc.constantFrom(...IDS), fullName: fc.constant('Jan') }), {
    maxLength: 5,
  }),
})

test('the sums are those of a count by hand, driver by driver and shift by shift', () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      const drivers = addUpDrivers(sources, nobody)
      for (const id of IDS) {
        const parts = [...sources.scheduled, ...sources.chosen].filter(({ driverId }) => driverId === id)
        let [day, night, reserve, removed] = [0, 0, 0, 0]
        for (const part of parts) {
          day += part.day
          night += part.night
          reserve += part.reserve
          removed += part.removed
        }
        for (const one of sources.removed) if (one.driverId === id) removed += 1
        const found = drivers.filter(({ driverId }) => driverId === id)
        const expected = { day, night, shifts: day + night, reserve, removed }
        if (day + night + reserve + removed === 0) expect(found).toEqual([])
        else expect(found).toEqual([expect.objectContaining(expected)])
      }
      for (const key of COUNT_KEYS) {
        expect(totalOf(drivers)[key]).toBe(drivers.reduce((sum, driver) => sum + driver[key], 0))
      }
    }),
  )
})

test('it is marked whose figures come from availability, wholly or in part', () => {
  const drivers = addUpDrivers(
    {
      scheduled: [of('a', { day: 2 }), of('b', { night: 1 }), of('d')],
      chosen: [of('b', { day: 1 }), of('c', { reserve: 1 }), of('d')],
      removed: [{ driverId: 'a', fullName: 'Jan a' }],
    },
    nobody,
  )
  expect(drivers.map(({ driverId, source }) => [driverId, source])).toEqual([
    ['a', 'both'],
    ['b', 'both'],
    ['c', 'availability'],
  ])
})

test("the name is that of today's list; of who is on it no more, that of then (D26)", () => {
  const sources = { scheduled: [of('a', { day: 1 }), of('b', { day: 1 })], chosen: [], removed: [] }
  const names = addUpDrivers(sources, (id) => (id === 'a' ? 'Jan Nowy' : undefined)).map(
    ({ fullName }) => fullName,
  )
  expect(names).toEqual(['Jan Nowy', 'Jan b'])
})

test('the average is by all weeks asked for, to two decimals', () => {
  expect(averagePerWeek(10, 4)).toBe(2.5)
  expect(averagePerWeek(1, 3)).toBe(0.33)
  expect(averagePerWeek(2, 3)).toBe(0.67)
  expect(averagesOf({ day: 3, night: 1, shifts: 4, reserve: 0, removed: 1 }, 2)).toEqual({
    day: 1.5,
    night: 0.5,
    shifts: 2,
    reserve: 0,
    removed: 0.5,
  })
})
