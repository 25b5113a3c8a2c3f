import { expect, test } from 'vitest'
import { freeSeats } from '#features/capacity/domain/free-seats.ts'
import { limitCollision } from './limit-collision.ts'

const DAY = { day: true, night: false }
const NIGHT = { day: false, night: true }
const WHOLE = { day: true, night: true }

test('at most one limit per shift of a date; the text names what is taken (Spec 1 §5 and §8)', () => {
  expect(limitCollision([], WHOLE)).toBeUndefined()
  expect(limitCollision([DAY], NIGHT)).toBeUndefined()
  expect(limitCollision([NIGHT], DAY)).toBeUndefined()
  expect(limitCollision([DAY], DAY)).toBe('already_day')
  expect(limitCollision([NIGHT], NIGHT)).toBe('already_night')
  expect(limitCollision([DAY], WHOLE)).toBe('already_day')
  expect(limitCollision([NIGHT], WHOLE)).toBe('already_night')
  expect(limitCollision([DAY, NIGHT], WHOLE)).toBe('already_whole_day')
  expect(limitCollision([DAY, NIGHT], NIGHT)).toBe('already_night')
  for (const wanted of [DAY, NIGHT, WHOLE]) expect(limitCollision([WHOLE], wanted)).toBe('already_whole_day')
})

test('free is never below zero, also where a limit was lowered under what is taken (D4)', () => {
  expect(freeSeats({ day: 5, night: 2 }, { day: 3, night: 4 })).toEqual({ day: 2, night: 0 })
})
