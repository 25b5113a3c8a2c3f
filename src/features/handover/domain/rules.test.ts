import { describe, expect, test } from 'vitest'
import { DRAWING, doneAgo, fuelDifference, MOST_DAYS_LATE } from './handover.ts'
import { doubtOf, officeDoubtOf, serviceDue } from './mileage.ts'
import { handoverDue, isNear } from './which-now.ts'
import { ZONES, zoneAt, zoneMiddle } from './zone.ts'

test('a mileage lower than the last one, or more than 1,500 km above it, is asked about', () => {
  expect(doubtOf(100, null)).toBeUndefined()
  expect(doubtOf(128_412, 128_412)).toBeUndefined()
  expect(doubtOf(129_912, 128_412)).toBeUndefined()
  expect(doubtOf(128_411, 128_412)).toBe('low')
  expect(doubtOf(129_913, 128_412)).toBe('high')
})

test('service is due within 1,000 km and when it is over; without a reading nothing is known', () => {
  expect(serviceDue(150_000, 148_999)).toBeUndefined()
  expect(serviceDue(150_000, 149_000)).toBe(1000)
  expect(serviceDue(150_000, 150_300)).toBe(-300)
  expect(serviceDue(150_000, null)).toBeUndefined()
})

test('the fuel that is missing is told against the hand-over before', () => {
  expect(fuelDifference(6, 8)).toBe(-2)
  expect(fuelDifference(6, null)).toBe(0)
})

describe('how long ago it was done', () => {
  test('a phone whose clock is wrong still knows', () => {
    expect(doneAgo('2031-01-01T10:00:00Z', '2031-01-01T10:30:00Z')).toBe(1_800_000)
  })
  test('it is never to come, and never longer ago than a phone may keep it', () => {
    expect(doneAgo('2026-03-16T13:00:00Z', '2026-03-16T12:00:00Z')).toBe(0)
    expect(doneAgo('2020-01-01T00:00:00Z', '2026-03-16T12:00:00Z')).toBe(MOST_DAYS_LATE * 24 * 3_600_000)
  })
})

describe('what a driver came for', () => {
  const shift = (begins: number, done: readonly ('take' | 'return')[] = []) => ({
    begins: hour(begins),
    ends: hour(begins + 12),
    done,
  })
  const hour = (value: number) => new Date(Date.UTC(2026, 2, 16) + value * 3_600_000).toISOString()
  const due = (shifts: ReturnType<typeof shift>[], now: number) => {
    const found = handoverDue(shifts, hour(now))
    return found && [shifts.indexOf(found.shift), found.kind]
  }
  test('before a shift to take the car, once it is taken to return it, and then nothing', () => {
    expect(due([shift(6)], 5)).toEqual([0, 'take'])
    expect(due([shift(6, ['take'])], 7)).toEqual([0, 'return'])
    expect(due([shift(6, ['take', 'return'])], 17)).toBeUndefined()
  })
  test('who forgot to return the car of yesterday comes in the morning for the one of today', () => {
    expect(due([shift(-18, ['take']), shift(6)], 5.9)).toEqual([1, 'take'])
    expect(due([shift(-18, ['take'])], 5.9)).toEqual([0, 'return'])
  })
  test('who said nothing of a shift that is over returns its car', () => {
    expect(due([shift(6)], 19)).toEqual([0, 'return'])
  })
  test('in the evening after a shift its car is returned, though tomorrow’s can be taken already', () => {
    expect(due([shift(6), shift(30)], 18)).toEqual([0, 'return'])
    expect(due([shift(6), shift(30)], 21.9)).toEqual([0, 'return'])
    expect(due([shift(6), shift(30)], 22)).toEqual([1, 'take'])
    expect(due([shift(6), shift(30, ['take'])], 19)).toEqual([1, 'return'])
    expect(due([shift(6, ['take', 'return']), shift(30)], 19)).toEqual([1, 'take'])
  })
  test('a car is near from twelve hours before its shift until twelve hours after it', () => {
    expect(isNear(shift(18), hour(6))).toBe(true)
    expect(isNear(shift(18), hour(5.9))).toBe(false)
    expect(isNear(shift(-18), hour(5.9))).toBe(true)
    expect(isNear(shift(-18), hour(6))).toBe(false)
  })
})

test('each part of the car has a place on the drawing that is that part', () => {
  for (const zone of ZONES) {
    const { x, y } = zoneMiddle(zone)
    expect(zoneAt(x, y)).toBe(zone)
    expect(x <= DRAWING.width && y <= DRAWING.height).toBe(true)
  }
})

test('the office is asked about a first reading above 600,000 km, and about what drivers are asked', () => {
  expect(officeDoubtOf(960_000, null)).toBe('first')
  expect(officeDoubtOf(96_000, null)).toBeUndefined()
  expect(officeDoubtOf(600_000, null)).toBeUndefined()
  expect(officeDoubtOf(960_000, 96_000)).toBe('high')
  expect(officeDoubtOf(95_999, 96_000)).toBe('low')
  expect(officeDoubtOf(96_100, 96_000)).toBeUndefined()
})
