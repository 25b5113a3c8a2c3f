import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { emptyKmOf, emptyKmWeeks, type ShiftOnRoad, sumOfEmptyKm } from './empty-km.ts'

const shift = (more: Partial<ShiftOnRoad> = {}): ShiftOnRoad => ({
  ...{ driverId: 'jan', date: '2026-11-09' as CalendarDate, reg: 'W01', mileageM: 200_000, outside: false },
  rides: { bolt: 2, uber: 1, freenow: null },
  told: {
    bolt: { rides: 2, measured: 2, metres: 30_000 },
    uber: { rides: 1, measured: 1, metres: 20_000 },
  },
  ...more,
})

test('without a passenger is the mileage less the distances of all rides', () => {
  expect(emptyKmOf(shift())).toEqual({ mileageM: 200_000, ridesM: 50_000, emptyM: 150_000 })
})

test.each([
  ['no mileage', { mileageM: null }, 'mileage', []],
  ['no rides', { rides: { bolt: 0, uber: null, freenow: null }, told: {} }, 'rides', []],
  ['an app that tells no distances', { rides: { bolt: 2, uber: 1, freenow: 3 } }, 'distances', ['freenow']],
  ['rides that only the sheet counts', { told: {} }, 'distances', ['bolt', 'uber']],
  [
    'one ride without its distance',
    { told: { bolt: { rides: 2, measured: 1, metres: 9 } } },
    'distances',
    ['bolt', 'uber'],
  ],
  ['rides of these days that belong to no shift', { outside: true }, 'outside', []],
  ['more with passengers than driven', { mileageM: 48_999 }, 'contradicts', []],
] as const)('with %s it is not known, and said why', (_what, more, doubt, apps) => {
  expect(emptyKmOf(shift(more as Partial<ShiftOnRoad>))).toEqual({ doubt, apps })
})

test('a kilometre of the odometer is no contradiction', () => {
  expect(emptyKmOf(shift({ mileageM: 49_000 }))).toMatchObject({ emptyM: 0 })
})

test('of a week only the shifts of which it is known count, and it is told how many they are', () => {
  expect(sumOfEmptyKm([shift(), shift(), shift({ mileageM: null })])).toMatchObject({
    ...{ shifts: 3, known: 2, mileageM: 400_000, ridesM: 100_000, emptyM: 300_000 },
    doubts: { mileage: 1, distances: 0 },
  })
})

test('by car, a shift whose car nobody knows is nobody’s', () => {
  const weeks = emptyKmWeeks([shift(), shift({ reg: null }), shift({ reg: 'W02', mileageM: null })], 'car')
  expect(weeks.map(({ of, known, shifts }) => [of, known, shifts])).toEqual([
    ['W01', 1, 1],
    ['W02', 0, 1],
  ])
})

const count = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null })
const told = fc.option(
  fc.record({ rides: fc.nat(3), measured: fc.nat(3), metres: fc.nat(90_000) }).map((each) => ({
    ...each,
    measured: Math.min(each.measured, each.rides),
  })),
  { nil: undefined },
)
const anyShift = fc
  .record({
    mileageM: fc.option(fc.nat(300_000), { nil: null }),
    outside: fc.boolean(),
    reg: fc.constantFrom('W01', 'W02', null),
    driverId: fc.constantFrom('jan', 'ewa'),
    date: fc.constantFrom('2026-11-09', '2026-11-15', '2026-11-16').map((day) => day as CalendarDate),
    rides: fc.record({ bolt: count, uber: count, freenow: count }),
    toldBy: fc.record({ bolt: told, uber: told, freenow: told }),
  })
  .map(({ toldBy, ...rest }): ShiftOnRoad => {
    const known = Object.entries(toldBy).filter(([, each]) => each !== undefined)
    return { ...rest, told: Object.fromEntries(known) as ShiftOnRoad['told'] }
  })

test('never below 0, never above the mileage, and nothing is said where one ride’s distance is missing', () => {
  fc.assert(
    fc.property(anyShift, (each) => {
      const empty = emptyKmOf(each)
      if ('doubt' in empty) return
      expect(empty.emptyM).toBeGreaterThanOrEqual(0)
      expect(empty.emptyM).toBeLessThanOrEqual(empty.mileageM)
      for (const app of ['bolt', 'uber', 'freenow'] as const) {
        const { rides, measured } = each.told[app] ?? { rides: 0, measured: 0 }
        expect(measured).toBe(rides)
        expect(measured).toBeGreaterThanOrEqual(each.rides[app] ?? 0)
      }
    }),
  )
})

test('weeks of drivers hold every shift once, and known and unknown ones are all of them', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 30 }), (shifts) => {
      const weeks = emptyKmWeeks(shifts, 'driver')
      const all = sumOfEmptyKm(shifts)
      const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((n, week) => n + of(week), 0)
      expect(sum((week) => week.shifts)).toBe(shifts.length)
      expect(sum((week) => week.emptyM)).toBe(all.emptyM)
      for (const week of weeks) {
        const doubts = Object.values(week.doubts).reduce((n, each) => n + each, 0)
        expect(week.known + doubts).toBe(week.shifts)
      }
    }),
  )
})
