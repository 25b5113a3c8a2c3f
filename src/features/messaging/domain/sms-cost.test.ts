import { expect, test } from 'vitest'
import { costOfParts, typedPrice } from './sms-cost.ts'

test('a price of a part may have four places after the comma', () => {
  expect(typedPrice('0,0825')).toBe(825)
  expect(typedPrice('0.16 zł')).toBe(1600)
  expect(typedPrice('1')).toBe(10_000)
})

test('an empty price is none; what is no price is refused', () => {
  expect(typedPrice('  ')).toBeNull()
  for (const text of ['-1', '0,12345', 'tanio', '100', '10,01', '1,,2'])
    expect(typedPrice(text)).toBeUndefined()
})

test('parts cost their number times the price, without losses by rounding', () => {
  expect(costOfParts(3, 825)).toBe(0.2475)
  expect(costOfParts(2156, 1600)).toBe(344.96)
  expect(costOfParts(5, null)).toBeNull()
})
