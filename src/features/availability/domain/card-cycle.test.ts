import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseShift, type ShiftOption } from '#kernel/shift.ts'
import { type FreePlaces, nextOption } from './card-cycle.ts'

const free: FreePlaces = { day: 1, night: 1 }
const usedUp: FreePlaces = { day: 0, night: 0 }

test('a click goes from Wolne to Dzień to Noc to Wolne', () => {
  expect(nextOption(undefined, free)).toBe('day')
  expect(nextOption('day', free)).toBe('night')
  expect(nextOption('night', free)).toBeUndefined()
})

test('where capacity is used up the reserve variant stands in, and behaves like its base shift', () => {
  expect(nextOption(undefined, usedUp)).toBe('day-reserve')
  expect(nextOption('day-reserve', usedUp)).toBe('night-reserve')
  expect(nextOption('night-reserve', usedUp)).toBeUndefined()
  expect(nextOption('day-reserve', { day: 0, night: 3 })).toBe('night')
})

test('a click on Do dyspozycji leads to Wolne', () => {
  expect(nextOption('on-call', free)).toBeUndefined()
})

test('three clicks lead from Wolne back to Wolne, whatever is free meanwhile', () => {
  const places = fc.record({ day: fc.nat(25), night: fc.nat(25) })
  fc.assert(
    fc.property(places, places, places, (first, second, third) => {
      const one = nextOption(undefined, first)
      const two = nextOption(one, second)
      expect(one && baseShift(one)).toBe('day')
      expect(two && baseShift(two as ShiftOption)).toBe('night')
      expect(nextOption(two, third)).toBeUndefined()
    }),
  )
})

test('a shift that the office has closed is passed over, and has no reserve', () => {
  expect(nextOption(undefined, usedUp, { day: true, night: false })).toBe('night-reserve')
  expect(nextOption('day', free, { day: false, night: true })).toBeUndefined()
  expect(nextOption(undefined, usedUp, { day: true, night: true })).toBeUndefined()
})
