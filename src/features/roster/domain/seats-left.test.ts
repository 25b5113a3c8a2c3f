import { expect, test } from 'vitest'
import { seatsLeft } from './seats-left.ts'

const filling = { seated: 3, freeCars: 2, limit: 10 }

test('a slot wants as many drivers as it has free cars', () => {
  expect(seatsLeft(filling)).toBe(2)
  expect(seatsLeft({ ...filling, freeCars: 0 })).toBe(0)
})

test('but no more than the limit lets drive', () => {
  expect(seatsLeft({ ...filling, limit: 4 })).toBe(1)
  expect(seatsLeft({ ...filling, limit: 3 })).toBe(0)
  expect(seatsLeft({ ...filling, limit: 2 })).toBe(0)
})
