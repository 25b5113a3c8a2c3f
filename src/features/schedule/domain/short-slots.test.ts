import { expect, test } from 'vitest'
import { shortSlots } from './short-slots.ts'

const filling = { slot: 4, seated: 3, freeCars: 2, limit: 10 }

test('a slot wants as many drivers as cars stand free', () => {
  expect(shortSlots([filling], 0)).toEqual([{ slot: 4, missing: 2 }])
  expect(shortSlots([{ ...filling, freeCars: 0 }], 0)).toEqual([])
})

test('the limit of the day counts: free cars above it want nobody (D4)', () => {
  expect(shortSlots([{ ...filling, limit: 4 }], 0)).toEqual([{ slot: 4, missing: 1 }])
  expect(shortSlots([{ ...filling, limit: 3 }], 0)).toEqual([])
  expect(shortSlots([{ ...filling, limit: 2 }], 0)).toEqual([])
})

test('slots that have begun are history', () => {
  expect(shortSlots([filling], 5)).toEqual([])
  expect(shortSlots([filling], 4)).toEqual([{ slot: 4, missing: 2 }])
})
