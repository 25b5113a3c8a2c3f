import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { hasPassed, judgeDate, readVisit, slotOfVisit } from './visit.ts'

const on = (date: string) => date as CalendarDate
const FORM = { date: '2026-11-25', hour: '10:15:00', text: 'Wymiana opon' }

test('date, hour and text are required, and each missing one is named (Spec 2 §5)', () => {
  expect(readVisit({ date: '', hour: ' ', text: '' })).toEqual({
    ok: false,
    error: { kind: 'missing', fields: ['date', 'hour', 'text'] },
  })
  expect(readVisit({ ...FORM, text: '\n' })).toEqual({
    ok: false,
    error: { kind: 'missing', fields: ['text'] },
  })
})

test.each([
  ['10:15:00', '10:15'],
  ['10:15', '10:15'],
  ['9:05', '09:05'],
  ['00:00:59', '00:00'],
  ['23:59', '23:59'],
])('the hour %s is %s', (hour, time) => {
  expect(readVisit({ ...FORM, hour })).toMatchObject({ ok: true, value: { time } })
})

test.each(['24:00', '10:60', '10:15:60', '10', '10:5', 'rano', '10:15:00.000', '-1:00', '١٠:١٥'])(
  'the hour %s is refused',
  (hour) => {
    expect(readVisit({ ...FORM, hour })).toEqual({ ok: false, error: { kind: 'wrong', fields: ['hour'] } })
  },
)

test('a date that the calendar lacks is refused', () => {
  expect(readVisit({ ...FORM, date: '2026-02-29' })).toEqual({
    ok: false,
    error: { kind: 'wrong', fields: ['date'] },
  })
})

test('a service may be put down up to 14 days late, and two years ahead', () => {
  const today = on('2026-03-15')
  expect(judgeDate(on('2026-03-01'), today)).toBe('fine')
  expect(judgeDate(on('2026-02-28'), today)).toBe('too-old')
  expect(judgeDate(on('2028-03-15'), today)).toBe('fine')
  expect(judgeDate(on('2028-03-16'), today)).toBe('too-far')
})

test('the slot of a service goes by the hours of D2; before six the night of the day before still runs', () => {
  expect(slotOfVisit(on('2027-01-01'), '05:59')).toEqual({ date: '2026-12-31', shift: 'night' })
  expect(slotOfVisit(on('2027-01-01'), '06:00')).toEqual({ date: '2027-01-01', shift: 'day' })
  expect(slotOfVisit(on('2027-01-01'), '17:59')).toEqual({ date: '2027-01-01', shift: 'day' })
  expect(slotOfVisit(on('2027-01-01'), '18:00')).toEqual({ date: '2027-01-01', shift: 'night' })
})

test('a service has passed from its minute on', () => {
  const visit = { date: on('2026-03-29'), time: '09:05' }
  expect(hasPassed(visit, { date: on('2026-03-29'), hour: 9, minute: 4 })).toBe(false)
  expect(hasPassed(visit, { date: on('2026-03-29'), hour: 9, minute: 5 })).toBe(true)
  expect(hasPassed(visit, { date: on('2026-03-28'), hour: 23, minute: 59 })).toBe(false)
  expect(hasPassed(visit, { date: on('2026-03-30'), hour: 0, minute: 0 })).toBe(true)
})
