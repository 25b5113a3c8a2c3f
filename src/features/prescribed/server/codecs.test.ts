import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change, Place, SettledPlace, Spot } from '#features/roster/domain/public.ts'
import { changesOnWire } from '#features/roster/server/public.ts'
import { calendarOnWire } from '#features/schedule/server/week/calendar-codec.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { changeFromWire, isSide, weekOfChange } from './change-codec.ts'
import { daysFromWire, placesOfDays } from './week-days-codec.ts'
import { weekNames } from './week-names.ts'

const idOf = (kind: number, index: number) => `${kind}0000000-0000-4000-8000-00000000000${index}`
const CARS = [0, 1, 2, 3].map((index) => ({
  ...{
    id: idOf(1, index),
    reg: `WX ${index}ab`.toUpperCase().replace(' ', ''),
    make: 'Toyota',
    model: 'Yaris',
  },
  ...{ priority: 1, order: index + 1 },
}))
const DRIVERS = ['Jan Lis', 'Ewa Żak', 'Iga Mak', 'Łukasz Wąs', 'Adam Bąk'].map((fullName, index) => ({
  ...{ id: idOf(2, index), fullName, phone: `+4860010020${index}`, email: '' },
}))
const names = weekNames(CARS, DRIVERS)
const around = { limits: [], unavailable: [], driversOff: [], services: [], ownCars: [] }

const anyWeek: fc.Arbitrary<Week> = fc
  .record({ year: fc.integer({ min: 2020, max: 2060 }), week: fc.integer({ min: 1, max: 52 }) })
  .map((week) => week)

/** Who stands where: no driver twice in a slot, no car with two. */
const anyPlaces: fc.Arbitrary<SettledPlace[]> = fc
  .array(fc.tuple(fc.nat(SLOTS_IN_WEEK - 1), fc.nat(DRIVERS.length - 1), fc.integer({ min: -2, max: 3 })), {
    maxLength: 60,
  })
  .map((tries) => {
    const taken = new Set<string>()
    return tries.flatMap(([slot, driver, where]) => {
      const keys = [`${slot} d${driver}`, ...(where < 0 ? [] : [`${slot} c${where}`])]
      if (keys.some((key) => taken.has(key))) return []
      for (const key of keys) taken.add(key)
      const place = { driverId: idOf(2, driver), slot, carId: CARS[where]?.id ?? null, onCall: where === -2 }
      return [{ ...place, rank: 0, origin: 'regular' as const, reason: null }]
    })
  })

const sorted = (places: readonly Place[]) =>
  places.map(({ driverId, slot, carId, onCall }) => JSON.stringify([slot, driverId, carId, onCall])).sort()

type Sent = Parameters<typeof daysFromWire>[1]
const onWire = (week: Week, places: readonly SettledPlace[]): Sent =>
  calendarOnWire(week, { cars: CARS, drivers: DRIVERS, places }, around) as unknown as Sent

test('a week that goes out as days and nights comes back as it was, in every week of every year', () => {
  fc.assert(
    fc.property(anyWeek, anyPlaces, (week, places) => {
      const read = daysFromWire(week, onWire(week, places), names)
      expect(read.ok && sorted(placesOfDays(read.value.slots, []))).toEqual(sorted(places))
    }),
  )
})

test('plates in any spelling and names in any case say the same; lists that are left out stay as they were', () => {
  fc.assert(
    fc.property(anyWeek, anyPlaces, (week, places) => {
      const { days = [], nights = [] } = onWire(week, places)
      const bare = (list: typeof days) =>
        list.map(({ day, month, cars }) => ({
          ...{ day, month },
          cars: cars.map(({ reg, drivers }) => ({
            reg: ` ${reg?.toLowerCase()}`,
            drivers: drivers.map(({ fullName }) => ({ fullName: fullName?.toUpperCase() })),
          })),
        }))
      const read = daysFromWire(week, { days: bare(days), nights: bare(nights) }, names)
      // Who drives is no longer on call in the other shift of that date (D8).
      const drives = new Set(
        places.filter(({ carId }) => carId).map(({ slot, driverId }) => `${slot >> 1} ${driverId}`),
      )
      const kept = places.filter(
        ({ onCall, slot, driverId }) => !(onCall && drives.has(`${slot >> 1} ${driverId}`)),
      )
      expect(read.ok && sorted(placesOfDays(read.value.slots, places))).toEqual(sorted(kept))
    }),
  )
})

const anySpot: fc.Arbitrary<Spot> = fc
  .tuple(fc.nat(SLOTS_IN_WEEK - 1), fc.integer({ min: -2, max: 3 }))
  .map(([slot, where]) => ({ slot, carId: CARS[where]?.id ?? null, onCall: where === -2 }))
const regs = new Map(CARS.map(({ id, reg }) => [id, reg]))
const regOf = (id: string) => regs.get(id)

test('a change that goes out as a record comes back as the same places and no others', () => {
  fc.assert(
    fc.property(anyWeek, fc.option(anySpot), fc.option(anySpot), anySpot, (week, from, to, other) => {
      fc.pre(from !== null || to !== null)
      const change: Change = { driverId: idOf(2, 0), kind: 'slot', from, to, at: '', by: '' }
      const [record] = changesOnWire(week, { cars: CARS, drivers: DRIVERS, places: [] }, [change])
      const read = changeFromWire(week, record ?? {})
      expect(weekOfChange(record ?? {})).toEqual(week)
      expect(read && [isSide(read.from, from, regOf), isSide(read.to, to, regOf)]).toEqual([true, true])
      // A record tells the date of who is on call, and not which of its shifts.
      const isTo =
        to !== null &&
        to.carId === other.carId &&
        to.onCall === other.onCall &&
        (to.onCall ? to.slot >> 1 === other.slot >> 1 : to.slot === other.slot)
      expect(read && isSide(read.to, other, regOf)).toBe(isTo)
    }),
  )
})

test.each([
  ['no day', { day: '', shift: 'Dzień' }],
  ['no shift', { day: '16.3.2026', shift: '' }],
  ['a day of another week', { day: '23.3.2026', shift: 'Dzień' }],
  ['a day that is none', { day: '30.2.2026', shift: 'Dzień' }],
  ['a shift that is none', { day: '16.3.2026', shift: 'Rano' }],
  ['nothing at all', {}],
])('a record with %s is no change', (_, sent) => {
  expect(changeFromWire({ year: 2026, week: 12 }, sent)).toBeUndefined()
})

test('a name that two have is nobody’s, an id and a phone are', () => {
  const twins = weekNames(CARS, [...DRIVERS, { id: idOf(2, 9), fullName: 'JAN LIS', phone: '+48600100209' }])
  expect(twins.driver({ fullName: 'Jan Lis' })).toBeUndefined()
  expect(twins.driver({ fullName: 'Jan Lis', phone: '600 100 209' })).toBe(idOf(2, 9))
  expect(twins.driver({ fullName: 'Jan Lis', id: idOf(2, 0) })).toBe(idOf(2, 0))
})
