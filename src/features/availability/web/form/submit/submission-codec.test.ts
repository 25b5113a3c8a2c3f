import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { nightsFromDetails, sentWeek, storedFromWire, submissionOnWire } from './submission-codec.ts'

const pending = {
  requestId: 'abc',
  week: { year: 2026, week: 53 },
  person: { fullName: ' Jan Kowalski ', email: 'jan@example.pl', phone: '600 100 200' },
  days: [{ date: '2027-01-02' as CalendarDate, option: 'night-reserve' as const }],
  reason: null,
  reasonText: '',
}

test('a submission carries the week-year of its week, and each day its own year', () => {
  const input = submissionOnWire(pending)
  expect(input).toMatchObject({ year: 2026, weekNum: 53, month: 12, empty: false, fullName: 'Jan Kowalski' })
  expect(input.selectedDays).toEqual([{ shiftOption: 'Noc rezerwa', day: 2, month: 1, year: 2027 }])
})

test('without a chosen day the submission is an empty one with its reason', () => {
  const input = submissionOnWire({ ...pending, days: [], reason: 'Inne', reasonText: 'Remont' })
  expect(input).toMatchObject({ empty: true, selectedDays: [], reason: 'Inne', reasonText: 'Remont' })
})

test('the answer says what was stored, and which days became reserve', () => {
  expect(
    storedFromWire({
      id: 1,
      selectedDays: [{ shiftOption: 'Dzień rezerwa', day: 28, month: 12, year: 2026, isWeekend: false }],
      changed: [{ day: 28, month: 12, year: 2026, from: 'Dzień', to: 'Dzień rezerwa' }],
      confirmation: true,
      letterWaits: false,
      late: false,
    }),
  ).toEqual({
    days: [{ date: '2026-12-28', option: 'day-reserve' }],
    changed: ['2026-12-28'],
    letterWaits: false,
    late: false,
    toKnownAddress: false,
    waiting: false,
    confirmation: true,
  })
})

test('the device keeps that a form waited for the office when it was sent (D44)', () => {
  const answer = { id: 1, selectedDays: [], changed: [], confirmation: true, letterWaits: false, late: false }
  const { week } = pending
  expect(sentWeek(week, storedFromWire({ ...answer, waiting: true }))).toEqual({
    week,
    days: [],
    waiting: true,
  })
  expect(sentWeek(week, storedFromWire(answer))).toEqual({ week, days: [] })
})

test('the nights of a refusal are read as far as they are dates', () => {
  expect(nightsFromDetails({ nights: ['28.12.2026', 'wtorek'] })).toEqual(['2026-12-28'])
  expect(nightsFromDetails(undefined)).toEqual([])
})
