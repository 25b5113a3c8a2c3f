import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChosenDay } from '#features/submissions/domain/chosen-day.ts'
import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { baseShift, isRegular, type ShiftOption } from '#kernel/shift.ts'
import { compareSlots } from '#kernel/slot.ts'
import { allocate, wantedSlots } from './allocation.ts'

const monday = parseDate('2026-03-16') as CalendarDate
const tuesday = addDays(monday, 1)

test('a regular choice without a free place is stored as its reserve, and the answer says so', () => {
  const days: ChosenDay[] = [
    { date: tuesday, option: 'night' },
    { date: monday, option: 'day' },
  ]
  expect(allocate(days, ({ shift }) => shift === 'day')).toEqual({
    days: [
      { date: monday, option: 'day' },
      { date: tuesday, option: 'night-reserve' },
    ],
    changed: [{ date: tuesday, from: 'night', to: 'night-reserve' }],
  })
})

test('reserve stays reserve and Do dyspozycji takes nothing, however much is free', () => {
  const days: ChosenDay[] = [
    { date: monday, option: 'day-reserve' },
    { date: tuesday, option: 'on-call' },
  ]
  expect(wantedSlots(days)).toEqual([])
  expect(allocate(days, () => true)).toEqual({ days, changed: [] })
})

test('nothing is lost or added: each date keeps its base shift, and only places asked for are taken', () => {
  const options = fc.constantFrom<ShiftOption>('day', 'night', 'day-reserve', 'night-reserve', 'on-call')
  const cards = fc.uniqueArray(fc.record({ offset: fc.nat(6), option: options, seated: fc.boolean() }), {
    selector: ({ offset }) => offset,
  })
  fc.assert(
    fc.property(cards, (chosen) => {
      const days = chosen.map(({ offset, option }) => ({ date: addDays(monday, offset), option }))
      const seated = new Map(chosen.map((card) => [addDays(monday, card.offset), card.seated]))
      const wanted = wantedSlots(days)
      expect([...wanted].sort(compareSlots)).toEqual(wanted)
      const result = allocate(days, ({ date }) => seated.get(date) ?? false)
      expect(new Map(result.days.map((day) => [day.date, baseShift(day.option)]))).toEqual(
        new Map(days.map((day) => [day.date, baseShift(day.option)])),
      )
      const regular = result.days.filter(({ option }) => isRegular(option)).length
      expect(regular + result.changed.length).toBe(wanted.length)
    }),
  )
})
