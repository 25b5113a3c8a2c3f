import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consumptionOf, fuelCost } from './fuel-entry.ts'
import { odditiesOf } from './implausible.ts'
import { typedNumber } from './typed-number.ts'

test('the cost is petrol litres x petrol price + gas litres x gas price (D34)', () => {
  const prices = { petrol: 649, gas: 289 }
  expect(fuelCost({ petrolMl: 10_000, gasMl: 0, workedMinutes: null }, prices)).toBe(6490)
  expect(fuelCost({ petrolMl: 0, gasMl: 20_500, workedMinutes: null }, prices)).toBe(5925)
  expect(fuelCost({ petrolMl: 10_000, gasMl: 20_500, workedMinutes: null }, prices)).toBe(6490 + 5925)
})

test('consumption is amount / mileage x 100, with two decimals; without mileage there is none', () => {
  expect(consumptionOf(14_000, 200_000)).toBe(700)
  expect(consumptionOf(10_000, 300_000)).toBe(333)
  expect(consumptionOf(10_000, 0)).toBeNull()
  expect(consumptionOf(10_000, -1000)).toBeNull()
  expect(consumptionOf(10_000, null)).toBeNull()
})

test('litres and prices take a comma or a dot', () => {
  expect(typedNumber('12,5', 3)).toBe(12_500)
  expect(typedNumber('12.5', 3)).toBe(12_500)
  expect(typedNumber('6,49', 2)).toBe(649)
  expect(typedNumber(' 1 200 ', 2)).toBe(120_000)
  expect(typedNumber('7,', 2)).toBe(700)
})

test.each(['', ' ', ',', '.5', '-1', '1e3', '6,499', 'dwa', '1,2,3', '1234567'])(
  'what is no price is refused: %j',
  (text) => expect(typedNumber(text, 2)).toBeUndefined(),
)

test('every number written with its decimals is read back, to the last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      const text = `${Math.trunc(thousandths / 1000)},${String(thousandths % 1000).padStart(3, '0')}`
      expect(typedNumber(text, 3)).toBe(thousandths)
    }),
  )
})

test('implausible entries are named: more than a tank holds, over 14 hours, hours without fuel', () => {
  const usual = { petrolMl: 12_000, gasMl: 30_000, workedMinutes: 600 }
  expect(odditiesOf(usual)).toEqual([])
  expect(odditiesOf({ ...usual, petrolMl: 120_000 })).toEqual(['much-petrol'])
  expect(odditiesOf({ ...usual, gasMl: 60_001, workedMinutes: 841 })).toEqual(['much-gas', 'long-shift'])
  expect(odditiesOf({ petrolMl: 0, gasMl: 0, workedMinutes: 480 })).toEqual(['hours-without-fuel'])
  expect(odditiesOf({ petrolMl: 0, gasMl: 0, workedMinutes: null })).toEqual([])
})
