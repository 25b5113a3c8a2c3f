import { expect, test } from 'vitest'
import { isUnusual, mileageOf } from './mileage.ts'

const none = { kmStart: null, kmEnd: null, km: null }

test('the states of the odometer make the mileage', () => {
  expect(mileageOf({ ...none, kmStart: 149636, kmEnd: 149817 })).toEqual({
    ok: true,
    value: { kmStart: 149636, kmEnd: 149817, mileageM: 181_000 },
  })
})

test('kilometres alone are enough', () => {
  expect(mileageOf({ ...none, km: 245 })).toMatchObject({ value: { kmStart: null, mileageM: 245_000 } })
})

test.each([
  [none, 'missing'],
  [{ ...none, kmStart: 5 }, 'one-state-only'],
  [{ ...none, kmEnd: 5, km: 5 }, 'one-state-only'],
  [{ ...none, kmStart: 200, kmEnd: 199 }, 'end-before-start'],
  [{ kmStart: 200, kmEnd: 300, km: 99 }, 'differs'],
])('%o is refused: %s', (typed, problem) => {
  expect(mileageOf(typed)).toEqual({ ok: false, error: problem })
})

test('an odometer that stands still is a mileage of nothing', () => {
  expect(mileageOf({ ...none, kmStart: 7, kmEnd: 7 })).toMatchObject({ value: { mileageM: 0 } })
})

test.each([
  [9, true],
  [10, false],
  [1200, false],
  [1201, true],
])('%i km on a shift is unusual: %s', (km, unusual) => {
  const mileage = mileageOf({ ...none, km })
  expect(mileage.ok && isUnusual(mileage.value)).toBe(unusual)
})
