import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { reserveLost } from './reserve-lost.ts'

const at = (day: number, shift: Shift): Slot => {
  const date = calendarDate(2026, 11, day)
  if (!date) throw new Error('There is no such day.')
  return { date, shift }
}

test('a day costs the reserve of the night of its date, and of the night before (D15)', () => {
  const reserve = [
    at(27, 'night'),
    at(28, 'day'),
    at(28, 'night'),
    at(29, 'day'),
    at(29, 'night'),
    at(30, 'day'),
  ]
  expect(reserveLost(at(29, 'day'), reserve)).toEqual([at(28, 'night'), at(29, 'night')])
})

test('a night costs the reserve of the day of its date, and of the day after', () => {
  const reserve = [at(29, 'day'), at(29, 'night'), at(30, 'day'), at(30, 'night')]
  expect(reserveLost(at(29, 'night'), reserve)).toEqual([at(29, 'day'), at(30, 'day')])
})

test('to wait for the very shift is no cost, and nothing but what was waited for is lost', () => {
  const slot = fc.record({
    day: fc.integer({ min: 2, max: 28 }),
    shift: fc.constantFrom<Shift>('day', 'night'),
  })
  fc.assert(
    fc.property(slot, fc.array(slot, { maxLength: 8 }), (gets, waits) => {
      const reserve = waits.map(({ day, shift }) => at(day, shift))
      const got = at(gets.day, gets.shift)
      const lost = reserveLost(got, reserve)
      for (const each of lost) {
        expect(compareSlots(each, got)).not.toBe(0)
        expect(reserve).toContainEqual(each)
        expect(Math.abs(Date.parse(each.date) - Date.parse(got.date))).toBeLessThanOrEqual(86_400_000)
      }
    }),
  )
})
