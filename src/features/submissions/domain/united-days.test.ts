import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { baseShift, isRegular, type ShiftOption } from '#kernel/shift.ts'
import type { ChosenDay } from './chosen-day.ts'
import { uniteDays } from './united-days.ts'

const date = (day: number) => parseDate(`2026-03-${day}`) as CalendarDate
const kindOf = (option: ShiftOption): string => baseShift(option) ?? 'on-call'
const day = (on: number, option: ShiftOption): ChosenDay => ({ date: date(on), option })

test('regular before reserve, and a place that both took is given back once', () => {
  expect(
    uniteDays(
      [day(16, 'day'), day(17, 'night-reserve'), day(18, 'on-call')],
      [day(16, 'day'), day(17, 'night'), day(19, 'day-reserve')],
      kindOf,
    ),
  ).toEqual({
    days: [day(16, 'day'), day(17, 'night'), day(18, 'on-call'), day(19, 'day-reserve')],
    released: [{ date: date(16), shift: 'day' }],
  })
})

const chosen = fc.record({
  date: fc.integer({ min: 16, max: 22 }).map(date),
  option: fc.constantFrom<ShiftOption>('day', 'night', 'day-reserve', 'night-reserve', 'on-call'),
})
const submission = fc.uniqueArray(chosen, { selector: (one) => `${one.date} ${kindOf(one.option)}` })

test('no choice is lost, and the places taken after are those taken before less those given back', () => {
  fc.assert(
    fc.property(submission, submission, (first, second) => {
      const { days, released } = uniteDays(first, second, kindOf)
      const kinds = (list: readonly ChosenDay[]) =>
        new Set(list.map((one) => `${one.date} ${kindOf(one.option)}`))
      const regular = (list: readonly ChosenDay[]) => list.filter(({ option }) => isRegular(option))
      const slots = (list: readonly ChosenDay[]) =>
        new Set(regular(list).map((one) => `${one.date} ${one.option}`))
      expect(kinds(days)).toEqual(kinds([...first, ...second]))
      expect(days).toHaveLength(kinds(days).size)
      expect(slots(days)).toEqual(slots([...first, ...second]))
      expect(regular(days)).toHaveLength(regular(first).length + regular(second).length - released.length)
    }),
  )
})
