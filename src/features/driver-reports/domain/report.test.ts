import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import {
  comesAt,
  hasEnded,
  isPromiseGone,
  isWhole,
  mayBeLate,
  minutesSince,
  waitsForOffice,
} from './report.ts'

const MONDAY = '2026-03-16' as CalendarDate

test.each([
  ['day', MONDAY, 17, false],
  ['day', MONDAY, 18, true],
  ['day', addDays(MONDAY, -1), 23, false],
  ['night', MONDAY, 23, false],
  ['night', addDays(MONDAY, 1), 5, false],
  ['night', addDays(MONDAY, 1), 6, true],
] as const)('a %s of Monday, on %s at %i: over is %s', (shift, date, hour, over) => {
  expect(hasEnded({ date: MONDAY, shift }, { date, hour })).toBe(over)
})

test.each([
  ['day', 20, '6:20'],
  ['day', 90, '7:30'],
  ['night', 5, '18:05'],
  ['night', 600, '4:00'],
] as const)('who is late for a %s by %i minutes comes at %s', (shift, minutes, words) => {
  expect(comesAt({ date: MONDAY, shift }, minutes)).toBe(words)
})

test('being late says by how much, a problem with the car whether it drives; illness needs nothing', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 5, max: 600 })), fc.option(fc.boolean()), (late, drives) => {
      const said = { minutes: late ?? undefined, drives: drives ?? undefined }
      expect(isWhole({ kind: 'ill', ...said })).toBe(true)
      expect(isWhole({ kind: 'late', ...said })).toBe(late !== null)
      expect(isWhole({ kind: 'car', ...said })).toBe(drives !== null)
    }),
  )
})

test('an illness that was taken back after the office acted is to be read; else nothing taken back is to be done', () => {
  const known = { takenAt: '2026-03-11T12:00:00Z', withdrawnAt: null, stillSeated: false, back: null }
  const gone = { ...known, withdrawnAt: '2026-03-11T13:00:00Z' }
  expect(waitsForOffice(known)).toBe(false)
  expect(waitsForOffice({ ...known, stillSeated: true })).toBe(true)
  expect(waitsForOffice(gone)).toBe(false)
  expect(waitsForOffice({ ...gone, back: 'freed' })).toBe(true)
})

test.each([
  ['2026-03-16', 5, 0, -60, true],
  ['2026-03-16', 9, 59, 239, true],
  ['2026-03-16', 10, 0, 240, false],
  ['2026-03-17', 5, 30, 1410, false],
] as const)(
  'on %s at %i:%i a day shift of Monday has begun %i minutes ago',
  (date, hour, minute, since, late) => {
    const slot = { date: '2026-03-16' as CalendarDate, shift: 'day' } as const
    const now = { date: date as CalendarDate, hour, minute }
    expect([minutesSince(slot, now), mayBeLate(slot, now)]).toEqual([since, late])
    expect(isPromiseGone(slot, since, now)).toBe(false)
    expect(isPromiseGone(slot, since - 1, now)).toBe(true)
  },
)
