import { expect, test } from 'vitest'
import { type PlaceOnWire, weekAfter } from './week-after.ts'

const place = (date: string, shift: 'day' | 'night', kind: PlaceOnWire['kind'], reg = ''): PlaceOnWire => ({
  ...{ date, shift, kind, reg },
})
const MONDAY = place('2026-03-16', 'day', 'car', 'WA 1')
const TUESDAY = place('2026-03-17', 'night', 'car', 'WA 2')
const on = (week: ReturnType<typeof weekAfter>, date: string) => week.find((day) => day.date === date)

test('who takes a seat has it with its car, and leaves the reserve of that shift', () => {
  const waits = place('2026-03-16', 'day', 'reserve')
  const week = weekAfter([waits], { gives: undefined, gets: MONDAY })
  expect(on(week, '2026-03-16')).toMatchObject({ now: [waits], after: [MONDAY] })
})

test('reserve and being on call of other shifts stay as they are, and are shown', () => {
  const waits = place('2026-03-18', 'day', 'reserve')
  const called = place('2026-03-18', 'night', 'on-call')
  const week = weekAfter([MONDAY, called, waits], { gives: MONDAY, gets: undefined })
  expect(on(week, '2026-03-16')).toMatchObject({ now: [MONDAY], after: [] })
  expect(on(week, '2026-03-18')).toMatchObject({ now: [waits, called], after: [waits, called] })
})

test('of shift against shift both change, each week once', () => {
  const week = weekAfter([MONDAY], { gives: MONDAY, gets: TUESDAY })
  expect(week).toHaveLength(7)
  expect(on(week, '2026-03-16')).toMatchObject({ now: [MONDAY], after: [] })
  expect(on(week, '2026-03-17')).toMatchObject({ now: [], after: [TUESDAY] })
})
