import { expect, test } from 'vitest'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { afterGeneration, beforeGeneration } from './asked-and-got.ts'

const MONDAY = '2026-03-16' as CalendarDate
const WEEK = { year: 2026, week: 12 }
const wish = (option: ShiftOption) => ({ date: MONDAY, option })

test.each([
  ['day', ['day'], 'accepted'],
  ['day', ['day-reserve'], 'waits'],
  ['night', ['day'], 'gone'],
  ['on-call', ['day', 'on-call'], 'accepted'],
  ['day', [], 'gone'],
] as const)('before generation %s, held as %j, is %s', (asked, held, kind) => {
  expect(beforeGeneration(wish(asked), held.map(wish))).toEqual({ kind })
})

const CAR = { id: 'c', reg: 'W01', make: '', model: '', priority: 1, order: 1 }
const place = (driverId: string, slot: number, more: Partial<SettledPlace> = {}): SettledPlace => ({
  driverId,
  slot,
  carId: null,
  onCall: false,
  rank: 1,
  origin: 'regular',
  reason: null,
  ...more,
})
const got = (option: ShiftOption, places: readonly SettledPlace[]) =>
  afterGeneration(wish(option), WEEK, { cars: [CAR], places }, 'jan')

test('a seat is told with its car, also where reserve was asked for', () => {
  expect(got('day', [place('jan', 0, { carId: 'c', rank: 0 })])).toEqual({ kind: 'car', reg: 'W01' })
  expect(got('day-reserve', [place('jan', 0, { carId: 'c', rank: 0 })])).toEqual({ kind: 'car', reg: 'W01' })
})

test('reserve is told with the place among those who wait, whatever gaps the ranks have', () => {
  const others = [place('ewa', 0, { rank: 2 }), place('ola', 0, { rank: 9 }), place('jan', 0, { rank: 5 })]
  const elsewhere = [place('iza', 1, { rank: 1 }), place('iza', 0, { onCall: true, rank: 1 })]
  expect(got('day', [...others, ...elsewhere])).toEqual({ kind: 'reserve', place: 2, of: 3 })
})

test('the other shift of the date is no answer to a wish, but being on call is for both', () => {
  expect(got('day', [place('jan', 1, { carId: 'c' })])).toEqual({ kind: 'nothing' })
  expect(got('on-call', [place('jan', 1, { onCall: true })])).toEqual({ kind: 'on-call' })
  expect(got('on-call', [place('jan', 1, { carId: 'c' })])).toEqual({ kind: 'car', reg: 'W01' })
})
