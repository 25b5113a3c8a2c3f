import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, hasBegun, type Slot } from '#kernel/slot.ts'
import { hasEnded, nextShift, untilNextTurn } from './next-shift.ts'

const MONDAY = '2026-03-16' as CalendarDate
const at = (days: number, hour: number, minute = 0) => ({ date: addDays(MONDAY, days), hour, minute })
const slot = (days: number, shift: 'day' | 'night'): Slot => ({ date: addDays(MONDAY, days), shift })

describe('a shift is over', () => {
  test.each([
    ['a day at 17:59', slot(0, 'day'), at(0, 17, 59), false],
    ['a day at 18:00', slot(0, 'day'), at(0, 18), true],
    ['a night before midnight', slot(0, 'night'), at(0, 23, 59), false],
    ['a night at 5:59 of the next date', slot(0, 'night'), at(1, 5, 59), false],
    ['a night at 6:00 of the next date', slot(0, 'night'), at(1, 6), true],
  ])('%s: %o %o %s', (_, shift, now, over) => {
    expect(hasEnded(shift, now)).toBe(over)
  })
})

const anySlot = fc
  .tuple(fc.integer({ min: -8, max: 14 }), fc.constantFrom('day' as const, 'night' as const))
  .map(([days, shift]) => slot(days, shift))
const anyTime = fc
  .tuple(fc.integer({ min: -8, max: 14 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([days, hour, minute]) => at(days, hour, minute))

test('the next shift is not over, and none that is not over comes before it', () => {
  fc.assert(
    fc.property(fc.array(anySlot), anyTime, (slots, now) => {
      const next = nextShift(
        slots.map((one) => ({ slot: one })),
        now,
      )
      const left = slots.filter((one) => !hasEnded(one, now))
      expect(left.includes(next?.slot as Slot)).toBe(left.length > 0)
      for (const one of left) expect(compareSlots(next?.slot as Slot, one)).toBeLessThanOrEqual(0)
    }),
  )
})

test('what is said is good until the next turn: no shift begins or ends, and the date is the same, before it', () => {
  fc.assert(
    fc.property(anySlot, anyTime, (one, now) => {
      const minutes = untilNextTurn(now) / 60_000
      expect(minutes).toBeGreaterThan(0)
      const last = now.hour * 60 + now.minute + minutes - 1
      const then = { date: now.date, hour: Math.floor(last / 60), minute: last % 60 }
      expect(then.hour).toBeLessThan(24)
      expect(hasEnded(one, then)).toBe(hasEnded(one, now))
      expect(hasBegun(one, then.date, then.hour)).toBe(hasBegun(one, now.date, now.hour))
    }),
  )
})
