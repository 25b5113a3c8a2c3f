import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { competingChoices } from './competing.ts'

const MONDAY = '2026-03-16'
const TUESDAY = '2026-03-17'
const driver = (driverId: string, ...days: (readonly [string, ShiftOption])[]) => ({
  driverId,
  days: days.map(([date, option]) => ({ date: date as CalendarDate, option })),
})

test('two who want the car in one slot compete for it; in the other shift, or on another day, they do not', () => {
  expect(
    competingChoices([
      driver('a', [MONDAY, 'day'], [TUESDAY, 'night']),
      driver('b', [MONDAY, 'night'], [TUESDAY, 'night']),
    ]),
  ).toEqual([{ driverIds: ['a', 'b'], slots: [{ date: TUESDAY, shift: 'night' }] }])
  expect(competingChoices([driver('a', [MONDAY, 'day']), driver('b', [TUESDAY, 'day'])])).toEqual([])
})

test('a reserve choice competes like its base shift, on-call with nobody', () => {
  expect(
    competingChoices([
      driver('a', [MONDAY, 'day-reserve'], [TUESDAY, 'on-call']),
      driver('b', [MONDAY, 'day'], [TUESDAY, 'day']),
    ]),
  ).toEqual([{ driverIds: ['a', 'b'], slots: [{ date: MONDAY, shift: 'day' }] }])
})

test('slots with the same drivers stand together, in the order of time', () => {
  const found = competingChoices([
    driver('a', [TUESDAY, 'day'], [MONDAY, 'day']),
    driver('b', [MONDAY, 'day'], [TUESDAY, 'day']),
    driver('c', [TUESDAY, 'day']),
  ])
  expect(found).toEqual([
    { driverIds: ['a', 'b'], slots: [{ date: MONDAY, shift: 'day' }] },
    { driverIds: ['a', 'b', 'c'], slots: [{ date: TUESDAY, shift: 'day' }] },
  ])
})

test('one driver alone competes with nobody', () => {
  expect(competingChoices([])).toEqual([])
  expect(competingChoices([driver('a', [MONDAY, 'day'], [MONDAY, 'day-reserve'])])).toEqual([])
})
