import { describe, expect, test } from 'vitest'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { distinctSlots, refusedPicks } from './pick-rules.ts'

const date = (text: string) => parseDate(text) as CalendarDate
const slot = (text: string, shift: Shift): Slot => ({ date: date(text), shift })
const nothing = { choices: [], driven: [] }

describe('a day after the night before is refused', () => {
  const sundayNight = slot('2026-03-15', 'night')
  const mondayDay = slot('2026-03-16', 'day')
  test('among the picked shifts, over the week’s edge', () => {
    expect(refusedPicks([sundayNight, mondayDay], nothing)).toEqual({ rule: 'day-after-night' })
  })
  test('against what is driven', () => {
    expect(refusedPicks([mondayDay], { ...nothing, driven: [sundayNight] })).toEqual({
      rule: 'day-after-night',
    })
    expect(refusedPicks([sundayNight], { ...nothing, driven: [mondayDay] })).toEqual({
      rule: 'day-after-night',
    })
  })
  test.each(['night', 'night-reserve'] as const)('against a chosen %s', (option) => {
    const choices = [{ date: date('2026-03-15'), option }]
    expect(refusedPicks([mondayDay], { ...nothing, choices })).toEqual({ rule: 'day-after-night' })
  })
  test('on-call counts for neither', () => {
    const choices = [{ date: date('2026-03-15'), option: 'on-call' as const }]
    expect(refusedPicks([mondayDay], { ...nothing, choices })).toBeUndefined()
  })
  test('a night after a day is allowed', () => {
    expect(refusedPicks([slot('2026-03-15', 'day'), slot('2026-03-16', 'night')], nothing)).toBeUndefined()
  })
})

describe('one shift a date', () => {
  const day = slot('2026-03-16', 'day')
  test('both shifts of a date, a driven one, a chosen one', () => {
    const refusal = { rule: 'already-driving', dates: ['2026-03-16'] }
    expect(refusedPicks([day, slot('2026-03-16', 'night')], nothing)).toEqual(refusal)
    expect(refusedPicks([day], { ...nothing, driven: [slot('2026-03-16', 'night')] })).toEqual(refusal)
    const choices = [{ date: day.date, option: 'night' as const }]
    expect(refusedPicks([day], { ...nothing, choices })).toEqual(refusal)
  })
  test.each(['night-reserve', 'day-reserve', 'on-call'] as const)('a chosen %s gives way', (option) => {
    expect(refusedPicks([day], { ...nothing, choices: [{ date: day.date, option }] })).toBeUndefined()
  })
})

test('a reserve night that gives way no longer stands before the next day', () => {
  const picks = [slot('2026-03-16', 'day'), slot('2026-03-17', 'day')]
  const choices = [{ date: date('2026-03-16'), option: 'night-reserve' as const }]
  expect(refusedPicks(picks, { ...nothing, choices })).toBeUndefined()
  expect(refusedPicks(picks.slice(1), { ...nothing, choices })).toEqual({ rule: 'day-after-night' })
})

test('a shift named twice counts once, in the order of time', () => {
  const [a, b] = [slot('2026-03-16', 'night'), slot('2026-03-16', 'day')]
  expect(distinctSlots([a, b, { ...a }])).toEqual([b, a])
})
