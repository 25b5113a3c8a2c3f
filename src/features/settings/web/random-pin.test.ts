import { expect, test } from 'vitest'
import { randomPin, unpredictable } from './random-pin.ts'

test('generated PIN digits are random 1-9: never a 0, every other digit comes', () => {
  const seen = new Set<string>()
  for (let round = 0; round < 500; round++) {
    const pin = randomPin(unpredictable)
    expect(pin).toMatch(/^[1-9]{4}$/)
    for (const digit of pin) seen.add(digit)
  }
  expect([...seen].sort().join('')).toBe('123456789')
})

test('the edges of the range stay digits', () => {
  expect(randomPin(() => 0)).toBe('1111')
  expect(randomPin((below) => below - 1)).toBe('9999')
})
