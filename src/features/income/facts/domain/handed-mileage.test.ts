import { expect, test } from 'vitest'
import { differsMuch, type HandedShift, handedOf } from './handed-mileage.ts'

const car = (more: Partial<HandedShift> = {}): HandedShift => ({
  ...{ reg: 'WX 1234A', state: 'known', mileageM: 180_000, shifts: 1 },
  ...more,
})

test('nothing is told of a shift for which nobody handed a car over', () => {
  expect(handedOf([], ['WX1234A'])).toBeUndefined()
})

test('a shift that changed its car has the kilometres of both', () => {
  const both = [car(), car({ reg: 'WY 2', mileageM: 40_000 })]
  expect(handedOf(both, ['wx1234a', 'WY2'])).toEqual({ state: 'known', mileageM: 220_000 })
})

test('where rides were driven in a car that nobody handed over, a part is missing', () => {
  expect(handedOf([car()], ['WX1234A', 'WY2'])).toEqual({ state: 'other-car' })
})

test('of two cars the worse word holds, and a part of a shared sum is no sum', () => {
  expect(handedOf([car({ state: 'shared', shifts: 3 })], [])).toEqual({
    ...{ state: 'shared', mileageM: 180_000, shifts: 3 },
  })
  expect(handedOf([car({ state: 'shared' }), car({ reg: 'WY2' })], [])).toEqual({ state: 'open' })
  expect(
    handedOf([car({ state: 'open', mileageM: null }), car({ state: 'odd', mileageM: null })], []),
  ).toEqual({
    state: 'odd',
  })
})

test.each([
  [180_000, 189_000, false],
  [180_000, 191_000, true],
  [400_000, 415_000, false],
])('%i m beside %i m differ much: %s', (one, other, much) => {
  expect([differsMuch(one, other), differsMuch(other, one)]).toEqual([much, much])
})
