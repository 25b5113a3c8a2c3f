import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChosenDay } from '#features/submissions/domain/chosen-day.ts'
import { addDays, type CalendarDate, daysBetween, parseDate } from '#kernel/calendar-date.ts'
import { baseShift, type ShiftOption } from '#kernel/shift.ts'
import { nightsBeforeDays } from './night-then-day.ts'

const monday = parseDate('2026-12-28') as CalendarDate
const on = (offset: number, option: ShiftOption): ChosenDay => ({ date: addDays(monday, offset), option })

test('a day shift right after a night shift on the previous day names the night to change', () => {
  expect(nightsBeforeDays([on(0, 'night'), on(1, 'day')])).toEqual([monday])
})

test('reserve variants count like their base shift', () => {
  expect(nightsBeforeDays([on(2, 'night-reserve'), on(3, 'day-reserve')])).toEqual([addDays(monday, 2)])
})

test('Do dyspozycji, a free day between, and day then night are allowed', () => {
  expect(nightsBeforeDays([on(0, 'night'), on(1, 'on-call'), on(2, 'day'), on(3, 'night')])).toEqual([])
})

test('the rule looks over the edge of week and year: Sunday night, then Monday day', () => {
  expect(nightsBeforeDays([on(7, 'day'), on(6, 'night')])).toEqual([addDays(monday, 6)])
})

const options = fc.constantFrom<ShiftOption>('day', 'night', 'day-reserve', 'night-reserve', 'on-call')

test('names exactly the nights that are followed by a day, in the order of time', () => {
  const cards = fc.uniqueArray(fc.record({ offset: fc.nat(13), option: options }), {
    selector: ({ offset }) => offset,
  })
  fc.assert(
    fc.property(cards, (chosen) => {
      const days = chosen.map(({ offset, option }) => on(offset, option))
      const expected = days
        .filter(({ option }) => baseShift(option) === 'night')
        .filter((night) =>
          days.some((day) => baseShift(day.option) === 'day' && daysBetween(night.date, day.date) === 1),
        )
        .map(({ date }) => date)
        .sort()
      expect(nightsBeforeDays(days)).toEqual(expected)
    }),
  )
})
