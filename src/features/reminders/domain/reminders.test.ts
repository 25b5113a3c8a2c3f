import { expect, test } from 'vitest'
import { parseDate } from '#kernel/calendar-date.ts'
import { eveningHourOf, formMoment, isReached, NOT_CHOSEN, wayOf } from './reminders.ts'

const date = (text: string) => {
  const found = parseDate(text)
  if (!found) throw new Error(`No such date: ${text}`)
  return found
}
const fleet = { eveningHour: 20, formHours: 24, otherwise: 'email' } as const
const both = { email: true, phone: true }

test('the hour is the fleet’s until the driver chooses another one, or none', () => {
  expect(eveningHourOf(NOT_CHOSEN, fleet)).toBe(20)
  expect(eveningHourOf(NOT_CHOSEN, { ...fleet, eveningHour: null })).toBeNull()
  expect(eveningHourOf({ ...NOT_CHOSEN, evening: 'off' }, fleet)).toBeNull()
  expect(eveningHourOf({ ...NOT_CHOSEN, evening: 17 }, { ...fleet, eveningHour: null })).toBe(17)
})

test('an SMS goes only where the fleet pays for it, and a letter only where there is an address', () => {
  const wants = (otherwise: 'none' | 'email' | 'sms' | null) => ({ ...NOT_CHOSEN, otherwise })
  expect(wayOf(wants(null), fleet, both)).toBe('email')
  expect(wayOf(wants('none'), { ...fleet, otherwise: 'sms' }, both)).toBe('none')
  expect(wayOf(wants('sms'), fleet, both)).toBe('email')
  expect(wayOf(wants('sms'), { ...fleet, otherwise: 'none' }, both)).toBe('none')
  expect(wayOf(wants('sms'), { ...fleet, otherwise: 'sms' }, both)).toBe('sms')
  expect(wayOf(wants('email'), { ...fleet, otherwise: 'none' }, both)).toBe('email')
  expect(wayOf(wants(null), fleet, { ...both, email: false })).toBe('none')
  expect(wayOf(wants('email'), { ...fleet, otherwise: 'sms' }, { ...both, email: false })).toBe('sms')
})

test.each([
  // The deadline on a Saturday at 18:00, a day before: Friday at 18:00.
  ['2026-03-14', 18, 24, '2026-03-13', 18],
  ['2026-03-14', 18, 3, '2026-03-14', 15],
  ['2026-03-14', 23, 2, '2026-03-14', 20],
  // The turn of the week: not at midnight, but on the evening before.
  ['2026-03-15', 24, 24, '2026-03-14', 20],
  ['2026-03-15', 24, 72, '2026-03-12', 20],
  ['2026-03-14', 9, 2, '2026-03-13', 20],
  ['2026-03-14', 9, 1, '2026-03-14', 8],
] as const)(
  'a form that closes on %s at %i is told %i hours before, on %s at %i',
  (on, at, before, day, hour) => {
    expect(formMoment({ date: date(on), hour: at }, before)).toEqual({ date: date(day), hour })
  },
)

test('the wall clock reaches an hour once it shows it, and stays beyond it', () => {
  const eight = { date: date('2026-03-14'), hour: 20 }
  expect(isReached(eight, { date: date('2026-03-14'), hour: 19 })).toBe(false)
  expect(isReached(eight, { date: date('2026-03-14'), hour: 20 })).toBe(true)
  expect(isReached(eight, { date: date('2026-03-15'), hour: 0 })).toBe(true)
})
