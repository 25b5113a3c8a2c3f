import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePlaces } from './merge-places.ts'
import type { Place } from './places.ts'

const place = (driverId: string, slot: number, carId: string | null, onCall = false): Place => ({
  driverId,
  slot,
  carId,
  onCall,
})

test('in one slot the car goes before the reserve list, and that before being on call', () => {
  const merged = mergePlaces(
    [
      place('old', 0, 'W01'),
      place('new', 0, null),
      place('old', 1, null, true),
      place('new', 1, null),
      place('old', 2, null),
      place('new', 2, 'W02'),
    ],
    'new',
    'old',
  )
  expect(merged).toEqual([place('new', 0, 'W01'), place('new', 1, null), place('new', 2, 'W02')])
})

test('where both drive, the one who stays keeps the car', () => {
  const places = mergePlaces([place('old', 4, 'W01'), place('new', 4, 'W02')], 'new', 'old')
  expect(places).toEqual([place('new', 4, 'W02')])
})

const somePlace = fc.record({
  driverId: fc.constantFrom('old', 'new', 'other'),
  slot: fc.integer({ min: 0, max: 13 }),
  carId: fc.constantFrom(null, 'W01', 'W02', 'W03'),
  onCall: fc.constant(false),
})

test('nobody loses a slot or a car: the slots of both before are the slots of one after, others stay as they were', () => {
  const weeks = fc.uniqueArray(somePlace, { selector: ({ driverId, slot }) => `${driverId} ${slot}` })
  fc.assert(
    fc.property(weeks, (before) => {
      const places = mergePlaces(before, 'new', 'old')
      const slotsOf = (list: readonly Place[], ...ids: string[]) =>
        [...new Set(list.filter(({ driverId }) => ids.includes(driverId)).map(({ slot }) => slot))].sort()
      const drivenIn = (list: readonly Place[], ...ids: string[]) =>
        slotsOf(
          list.filter(({ carId }) => carId !== null),
          ...ids,
        )
      expect(slotsOf(places, 'new')).toEqual(slotsOf(before, 'new', 'old'))
      expect(drivenIn(places, 'new')).toEqual(drivenIn(before, 'new', 'old'))
      expect(slotsOf(places, 'old')).toEqual([])
      expect(places.filter(({ driverId }) => driverId === 'other')).toEqual(
        before.filter(({ driverId }) => driverId === 'other'),
      )
      // One place a slot, and the same number of cars in use but for the slots in which both drove.
      expect(places.filter(({ driverId }) => driverId === 'new')).toHaveLength(slotsOf(places, 'new').length)
      const cars = (list: readonly Place[]) => list.filter(({ carId }) => carId !== null).length
      const both = drivenIn(before, 'old').filter((slot) => drivenIn(before, 'new').includes(slot))
      expect(cars(places)).toBe(cars(before) - both.length)
    }),
  )
})
