import { expect, test } from 'vitest'
import { isKept, strayedPins } from '#features/board/pins/domain/kept-pins.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'

const at = (driverId: string, slot: number, carId: string | null, onCall = false) => ({
  ...{ driverId, slot, carId, onCall },
})
const inCarA = { driverId: 'jan', slot: 2, carId: 'a' }
const keptOff = { driverId: 'jan', slot: 2, carId: null }

test('a pin to a car is kept while its driver drives it then', () => {
  expect(isKept(planOf([at('jan', 2, 'a')]), inCarA)).toBe(true)
  expect(isKept(planOf([at('jan', 2, 'b')]), inCarA)).toBe(false)
  expect(isKept(planOf([]), inCarA)).toBe(false)
})

test('who is kept off a slot may wait in its reserve, be on call, or be nowhere', () => {
  for (const places of [[at('jan', 2, null)], [at('jan', 2, null, true)], []])
    expect(isKept(planOf(places), keptOff)).toBe(true)
  expect(isKept(planOf([at('jan', 2, 'a')]), keptOff)).toBe(false)
})

test('a step that moves a pinned driver is seen, with where the driver went', () => {
  const before = planOf([at('jan', 2, 'a'), at('ewa', 2, 'b')])
  const swapped = planOf([at('jan', 2, 'b'), at('ewa', 2, 'a')])
  const pins = [inCarA, { driverId: 'ewa', slot: 2, carId: 'b' }]
  expect(strayedPins(pins, before, swapped).map(({ to }) => to?.carId)).toEqual(['b', 'a'])
  const otherShift = planOf([at('jan', 5, 'a'), at('ewa', 2, 'b')])
  expect(strayedPins(pins, before, otherShift)).toMatchObject([{ pin: inCarA, to: { slot: 5, carId: 'a' } }])
  expect(strayedPins(pins, before, planOf([at('ewa', 2, 'b')]))).toEqual([{ pin: inCarA, to: null }])
})

test('a pin that was not kept before does not ask again', () => {
  const before = planOf([at('jan', 2, 'b')])
  expect(strayedPins([inCarA], before, planOf([]))).toEqual([])
})
