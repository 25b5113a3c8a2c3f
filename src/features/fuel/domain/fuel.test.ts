import { expect, test } from 'vitest'
import { consumptionOf, fuelCost } from './fuel-entry.ts'
import { odditiesOf } from './implausible.ts'

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

test('implausible entries are named: more than a tank holds, over 14 hours, hours without fuel', () => {
  const usual = { petrolMl: 12_000, gasMl: 30_000, workedMinutes: 600 }
  expect(odditiesOf(usual)).toEqual([])
  expect(odditiesOf({ ...usual, petrolMl: 120_000 })).toEqual(['much-petrol'])
  expect(odditiesOf({ ...usual, gasMl: 60_001, workedMinutes: 841 })).toEqual(['much-gas', 'long-shift'])
  expect(odditiesOf({ petrolMl: 0, gasMl: 0, workedMinutes: 480 })).toEqual(['hours-without-fuel'])
  expect(odditiesOf({ petrolMl: 0, gasMl: 0, workedMinutes: null })).toEqual([])
})
