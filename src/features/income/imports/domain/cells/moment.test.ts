import { describe, expect, test } from 'vitest'
import { readDate, readMoment, readPolishMoment, slotOfRide } from './moment.ts'

function slotOf(text: string): string {
  const moment = readMoment(text)
  if (!moment || moment === 'foreign-zone') return String(moment)
  const { date, shift } = slotOfRide(moment)
  return `${date} ${shift}`
}

describe('a ride belongs to the shift in which it starts (D2)', () => {
  test.each([
    ['2026-11-09 05:59', '2026-11-08 night'],
    ['2026-11-09 06:00', '2026-11-09 day'],
    ['2026-11-09 17:57', '2026-11-09 day'],
    ['2026-11-09 17:59:59', '2026-11-09 day'],
    ['2026-11-09 18:00', '2026-11-09 night'],
    ['2026-11-09 23:57', '2026-11-09 night'],
    ['2026-11-10 00:12', '2026-11-09 night'],
  ])('%s: %s', (start, slot) => {
    expect(slotOf(start)).toBe(slot)
  })
  test('over the turn of the year, into the last week of 2026', () => {
    expect(slotOf('2027-01-01 02:00')).toBe('2026-12-31 night')
  })
  test('in both nights of the change of clocks, the hour that is missing and the hour that comes twice', () => {
    for (const time of ['00:30', '01:59', '02:30', '03:00', '05:59']) {
      expect(slotOf(`2026-03-29 ${time}`)).toBe('2026-03-28 night')
      expect(slotOf(`2026-10-25 ${time}`)).toBe('2026-10-24 night')
    }
    expect(slotOf('2026-03-29 06:00')).toBe('2026-03-29 day')
    expect(slotOf('2026-10-25 06:00')).toBe('2026-10-25 day')
  })
})

describe('times as files write them', () => {
  test.each([
    ['2026-11-09T08:06:07.123', '2026-11-09 08:06:07'],
    ['9.11.2026 8:06', '2026-11-09 08:06:00'],
    ['09-11-2026 08:06', '2026-11-09 08:06:00'],
    ['46335.3375', '2026-11-09 08:06:00'],
    ['46335,99999999', '2026-11-10 00:00:00'],
    ['2026-11-09 08:06:00 +0100 CET', '2026-11-09 08:06:00'],
    ['2026-07-09 08:06:00+02:00', '2026-07-09 08:06:00'],
  ])('%s', (text, expected) => {
    const moment = readMoment(text)
    expect(moment === 'foreign-zone' ? moment : `${moment?.date} ${moment?.time}`).toBe(expected)
  })
  test('of another zone are not guessed', () => {
    expect(readMoment('2026-09-02 10:15:00.000 +0300 EEST')).toBe('foreign-zone')
    expect(readMoment('2026-09-02T10:15:00Z')).toBe('foreign-zone')
  })
  test.each([
    '',
    'wczoraj',
    '09/11/2026 08:06',
    '2026-02-30 10:00',
    '2026-11-09 24:00',
    '2026-11-09 10:60',
    '11-9',
  ])('%s is none', (text) => {
    expect(readMoment(text)).toBeUndefined()
  })
  test('a date has no time of the day', () => {
    expect(readDate('2026-11-09 00:00:00')).toBe('2026-11-09')
    expect(readDate('46335')).toBe('2026-11-09')
    expect(readDate('2026-11-09 12:00')).toBeUndefined()
  })
})

test.each([
  ['2026-09-02 10:15:00.000 +0300 EEST', '2026-09-02 09:15:00'],
  ['2026-11-10 00:30:00 +0300 MSK', '2026-11-09 22:30:00'],
  ['2026-11-09T23:30:00Z', '2026-11-10 00:30:00'],
  ['2026-10-25T00:59:00Z', '2026-10-25 02:59:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-11-10 00:30 +0100', '2026-11-10 00:30:00'],
])('%s is %s on Poland’s clock', (text, shown) => {
  const moment = readPolishMoment(text)
  expect(`${moment?.date} ${moment?.time}`).toBe(shown)
})
