import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { type RentalTimes, rentalSpan, rentalsCollide } from './rental-span.ts'

const date = (text: string) => text as CalendarDate
const TODAY = date('2026-03-16')

function rental(start: string, end?: string): RentalTimes {
  const [startDate, startTime = '12:00'] = start.split(' ')
  const [endDate, endTime] = end?.split(' ') ?? []
  return {
    startDate: date(startDate ?? ''),
    startTime,
    endDate: endDate ? date(endDate) : null,
    endTime: endTime ?? null,
  }
}

describe('a rental occupies its car from the slot of its start to the slot of its end (D18)', () => {
  test.each([
    ['00:00', 'day'],
    ['05:59', 'day'],
    ['17:59', 'day'],
    ['18:00', 'night'],
    ['23:59', 'night'],
  ])('a start at %s counts as %s', (time, shift) => {
    expect(rentalSpan(rental(`2026-03-16 ${time}`, '2026-03-20 12:00'), TODAY).from).toEqual({
      date: '2026-03-16',
      shift,
    })
  })
  test.each([
    ['00:00', 'day'],
    ['17:59', 'day'],
    ['18:00', 'night'],
    ['23:59', 'night'],
  ])('an end at %s counts as %s', (time, shift) => {
    expect(rentalSpan(rental('2026-03-16 08:00', `2026-03-20 ${time}`), TODAY).to).toEqual({
      date: '2026-03-20',
      shift,
    })
  })
  test('an end date without a time is the whole date', () => {
    expect(rentalSpan(rental('2026-03-16 08:00', '2026-03-20'), TODAY).to).toEqual({
      date: '2026-03-20',
      shift: 'night',
    })
  })
})

describe('without an end date it ends 14 days from today, each day anew', () => {
  test.each([
    ['began before', '2026-01-05', '2026-03-16', '2026-03-30'],
    ['begins today', '2026-03-16', '2026-03-16', '2026-03-30'],
    ['begins later', '2026-03-20', '2026-03-16', '2026-04-03'],
    ['over the change to summer time', '2026-03-20', '2026-03-28', '2026-04-11'],
    ['over the change to winter time', '2026-10-01', '2026-10-20', '2026-11-03'],
    ['over week 53 and the new year', '2026-12-01', '2026-12-28', '2027-01-11'],
  ])('one that %s', (_name, start, today, end) => {
    expect(rentalSpan(rental(start), date(today)).to).toEqual({ date: end, shift: 'night' })
  })
})

describe('two rentals of one car may not share a slot (D18)', () => {
  test.each([
    [
      'one after the other',
      rental('2026-03-01 10:00', '2026-03-05 12:00'),
      rental('2026-03-05 18:00'),
      false,
    ],
    ['on one shift', rental('2026-03-01 10:00', '2026-03-05 12:00'), rental('2026-03-05 13:00'), true],
    [
      'one without an end, however late the other',
      rental('2026-03-01'),
      rental('2031-03-01', '2031-03-02'),
      true,
    ],
    ['one before one without an end', rental('2026-03-10'), rental('2026-03-01', '2026-03-09'), false],
    ['both without an end', rental('2026-03-10'), rental('2026-05-01'), true],
  ])('%s: %o and %o', (_name, a, b, collide) => {
    expect(rentalsCollide(a, b)).toBe(collide)
    expect(rentalsCollide(b, a)).toBe(collide)
  })
})

/**
 * Half an hour at a time, the slow way: which slots are the renter's, read off the words of the
 * specification.
 */
function slotsByTheWords(times: RentalTimes, today: CalendarDate): Set<string> {
  const slots = new Set<string>()
  const last = times.endDate ?? addDays(today > times.startDate ? today : times.startDate, 14)
  const endTime = times.endDate === null ? '23:59' : (times.endTime ?? '23:59')
  for (let day = times.startDate; day <= last; day = addDays(day, 1)) {
    for (let half = 0; half < 48; half += 1) {
      const hour = half >> 1
      const time = `${String(hour).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
      const begun = day > times.startDate || time >= times.startTime
      const over = day === last && time > endTime
      if (begun && !over) slots.add(`${day} ${hour > 17 ? 'night' : 'day'}`)
    }
  }
  return slots
}

/** Around both changes of the clock and around week 53 of 2026. */
const anyDate = fc
  .tuple(fc.constantFrom('2026-03-20', '2026-10-16', '2026-12-20'), fc.integer({ min: 0, max: 20 }))
  .map(([from, days]) => addDays(date(from), days))
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.boolean())
  .map(([hour, half]) => `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`)
const anyRental = fc
  .record({
    startDate: anyDate,
    startTime: anyTime,
    length: fc.option(fc.integer({ min: 0, max: 25 })),
    endTime: fc.option(anyTime),
  })
  .map(({ startDate, startTime, length, endTime }): RentalTimes => {
    const endDate = length === null ? null : addDays(startDate, length)
    return { startDate, startTime, endDate, endTime: endDate === null ? null : endTime }
  })
  .filter(
    ({ startDate, startTime, endDate, endTime }) =>
      endDate !== startDate || endTime === null || endTime >= startTime,
  )

test('the span is what the words say, slot by slot, whatever day it is asked on', () => {
  fc.assert(
    fc.property(anyRental, anyDate, (times, today) => {
      const span = rentalSpan(times, today)
      const words = slotsByTheWords(times, today)
      for (let day = addDays(times.startDate, -2); day <= addDays(span.to.date, 2); day = addDays(day, 1)) {
        for (const shift of ['day', 'night'] as const) {
          expect(spanContains(span, { date: day, shift })).toBe(words.has(`${day} ${shift}`))
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('one without an end date rolls on: a day later it ends a day later, once it has begun', () => {
  fc.assert(
    fc.property(anyRental, anyDate, (times, today) => {
      const [now, then] = [rentalSpan(times, today), rentalSpan(times, addDays(today, 1))]
      const rolls = times.endDate === null && today >= times.startDate
      expect(then).toEqual(rolls ? { ...now, to: { ...now.to, date: addDays(now.to.date, 1) } } : now)
    }),
  )
})

test('rentals that may stand side by side never share a slot, however the clock moves', () => {
  fc.assert(
    fc.property(anyRental, anyRental, anyDate, (a, b, today) => {
      if (rentalsCollide(a, b)) return
      const slots = slotsByTheWords(a, today)
      for (const slot of slotsByTheWords(b, today)) expect(slots.has(slot)).toBe(false)
    }),
    { numRuns: 150 },
  )
})
