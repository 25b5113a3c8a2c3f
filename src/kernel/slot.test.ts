import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date.ts'
import { baseShift, isRegular, isReserve, reserveOf, type ShiftOption } from './shift.ts'
import {
  compareSlots,
  hasBegun,
  otherSlotOfDate,
  SLOTS_IN_WEEK,
  shiftOfEnd,
  shiftOfSlot,
  shiftOfStart,
  slotAcrossRest,
  slotAt,
  slotIndex,
  slotOfWeekday,
  slotsOfShift,
  slotsOfWeekday,
  weekdayOfSlot,
} from './slot.ts'

const WEEK = { year: 2026, week: 53 }
const DATE = '2026-03-11' as CalendarDate

test('a week has 14 slots, day before night, Monday first (D2)', () => {
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(WEEK, index))
  expect(slots.map((slot) => slotIndex(WEEK, slot))).toEqual(slots.map((_, index) => index))
  expect([...slots].reverse().sort(compareSlots)).toEqual(slots)
  expect(slots[1]).toEqual({ date: '2026-12-28', shift: 'night' })
  expect(slots[13]).toEqual({ date: '2027-01-03', shift: 'night' })
  expect(slotIndex(WEEK, { date: '2027-01-04' as CalendarDate, shift: 'day' })).toBeUndefined()
})

test('a slot is told by its weekday and shift, and the other one of its date by either (D2)', () => {
  for (let index = 0; index < SLOTS_IN_WEEK; index += 1) {
    const [weekday, shift] = [weekdayOfSlot(index), shiftOfSlot(index)]
    expect(slotOfWeekday(weekday, shift)).toBe(index)
    expect(slotsOfShift(shift)).toContain(index)
    expect([...slotsOfWeekday(weekday)].sort((a, b) => a - b)).toEqual(
      [index, otherSlotOfDate(index)].sort((a, b) => a - b),
    )
  }
  expect([weekdayOfSlot(13), shiftOfSlot(13)]).toEqual([6, 'night'])
})

test('the order of slots is total', () => {
  const slot = fc.integer({ min: 0, max: 13 }).map((index) => slotAt(WEEK, index))
  fc.assert(
    fc.property(slot, slot, (a, b) => Math.sign(compareSlots(a, b)) === -Math.sign(compareSlots(b, a))),
  )
})

test('a start at 18:00 or later is night, an end before 18:00 is day (D2)', () => {
  expect([17, 18].map(shiftOfStart)).toEqual(['day', 'night'])
  expect([17, 18].map(shiftOfEnd)).toEqual(['day', 'night'])
})

test('a day begins at 6:00, a night at 18:00, fleet time (D15)', () => {
  expect(hasBegun({ date: DATE, shift: 'day' }, DATE, 5)).toBe(false)
  expect(hasBegun({ date: DATE, shift: 'day' }, DATE, 6)).toBe(true)
  expect(hasBegun({ date: DATE, shift: 'night' }, DATE, 17)).toBe(false)
  expect(hasBegun({ date: DATE, shift: 'night' }, DATE, 18)).toBe(true)
  expect(hasBegun({ date: DATE, shift: 'day' }, '2026-03-10' as CalendarDate, 23)).toBe(false)
  expect(hasBegun({ date: DATE, shift: 'night' }, '2026-03-12' as CalendarDate, 0)).toBe(true)
})

test('a night needs its rest: before it no day of the next date, and before a day no night of the date before (D7)', () => {
  const day = { date: '2026-03-01' as CalendarDate, shift: 'day' } as const
  expect(slotAcrossRest(day)).toEqual({ date: '2026-02-28', shift: 'night' })
  expect(slotAcrossRest(slotAcrossRest(day))).toEqual(day)
})

test('reserve variants behave like their base shift, on-call has none (Spec 1 §4)', () => {
  const options: ShiftOption[] = ['day', 'night', 'day-reserve', 'night-reserve', 'on-call']
  expect(options.map(baseShift)).toEqual(['day', 'night', 'day', 'night', undefined])
  expect(options.filter(isRegular)).toEqual(['day', 'night'])
  expect(options.filter(isReserve)).toEqual(['day', 'night'].map((shift) => reserveOf(shift as 'day')))
})
