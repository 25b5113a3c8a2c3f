import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { faultAmong, type RentalOfCar } from './car-history.ts'

function rental(
  start: string,
  end: string | null,
  mileageStart: number,
  mileageEnd: number | null,
): RentalOfCar {
  return {
    startDate: start as CalendarDate,
    startTime: '08:00',
    endDate: end as CalendarDate | null,
    endTime: end === null ? null : '20:00',
    mileageStart,
    mileageEnd,
  }
}

const MARCH = rental('2026-03-01', '2026-03-10', 1000, 2000)
const MAY = rental('2026-05-01', '2026-05-10', 5000, 6000)

test('a rental fits between the car’s others', () => {
  expect(faultAmong(rental('2026-04-01', '2026-04-10', 2000, 5000), [MARCH, MAY])).toBeUndefined()
})

test('the other one that has the car is named', () => {
  expect(faultAmong(rental('2026-04-01', '2026-05-01', 3000, null), [MARCH, MAY])).toEqual({
    kind: 'taken',
    other: MAY,
  })
})

test('one without an end goes on for ever, so nothing may follow it', () => {
  expect(faultAmong(rental('2026-04-01', null, 3000, null), [MARCH, MAY])).toMatchObject({ other: MAY })
})

describe('the car’s mileage does not go back', () => {
  test('below the end of an earlier rental', () => {
    expect(faultAmong(rental('2026-06-01', null, 5999, null), [MARCH, MAY])).toEqual({
      kind: 'below-earlier',
      mileage: 6000,
    })
    expect(faultAmong(rental('2026-06-01', null, 6000, null), [MARCH, MAY])).toBeUndefined()
  })
  test('above the start of a later one', () => {
    const fault = { kind: 'above-later', mileage: 5000 }
    expect(faultAmong(rental('2026-04-01', '2026-04-10', 3000, 5001), [MARCH, MAY])).toEqual(fault)
    expect(faultAmong(rental('2026-04-01', '2026-04-10', 5001, null), [MARCH, MAY])).toEqual(fault)
  })
  test('an earlier rental whose mileage nobody has read yet says nothing', () => {
    const unread = rental('2026-03-01', '2026-03-10', 1000, null)
    expect(faultAmong(rental('2026-04-01', null, 10, null), [unread])).toBeUndefined()
  })
})
