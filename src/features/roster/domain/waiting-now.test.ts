import { describe, expect, test } from 'vitest'
import type { Place } from './places.ts'
import { reasonHolds, type WaitingFacts, waitsNow } from './waiting-now.ts'

const [MONDAY_DAY, TUESDAY_DAY, SUNDAY_NIGHT] = [0, 2, 13]
const car = (reg: string, order: number) => ({
  id: `car ${reg}`,
  reg,
  make: '',
  model: '',
  priority: 1,
  order,
})
const week = (facts: Partial<WaitingFacts> = {}): WaitingFacts => ({
  cars: [car('W01', 1), car('W02', 2)],
  places: [],
  unavailable: [],
  driversOff: [],
  limits: new Array(14).fill(5),
  pins: [],
  nightBefore: new Set(),
  dayAfter: new Set(),
  ...facts,
})
const waits = (slot: number): Place => ({ driverId: 'jan', slot, carId: null, onCall: false })
const pin = (slot: number, driverId: string, carId: string | null) => ({
  ...{ driverId, slot, carId, despiteRest: false },
})

describe('a free car is offered to whoever waits, unless he may not have it (D7, D46)', () => {
  test('the first that is free', () => {
    expect(waitsNow(waits(MONDAY_DAY), week(), '')).toEqual({
      code: 'now-free',
      carId: 'car W01',
      reg: 'W01',
    })
  })

  test('not on a Monday day after last week’s night, nor in a Sunday night before the day after it', () => {
    const lastWeek = week({ nightBefore: new Set(['jan']) })
    expect(waitsNow(waits(MONDAY_DAY), lastWeek, '')).toEqual({ code: 'previous-week-night' })
    expect(waitsNow(waits(TUESDAY_DAY), lastWeek, '')).toMatchObject({ code: 'now-free' })
    const nextWeek = week({ dayAfter: new Set(['jan']) })
    expect(waitsNow(waits(SUNDAY_NIGHT), nextWeek, '')).toEqual({ code: 'now-other-shift' })
    expect(waitsNow(waits(MONDAY_DAY), nextWeek, '')).toMatchObject({ code: 'now-free' })
  })

  test('not beside an own shift of that date or the night before', () => {
    const drives = (slot: number) => week({ places: [{ ...waits(slot), carId: 'car W01' }] })
    expect(waitsNow(waits(TUESDAY_DAY), drives(1), '')).toEqual({ code: 'now-other-shift' })
    expect(waitsNow(waits(TUESDAY_DAY), drives(3), '')).toEqual({ code: 'now-other-shift' })
    expect(waitsNow(waits(TUESDAY_DAY), drives(4), '')).toMatchObject({ code: 'now-free' })
  })

  test('not where a pin keeps the driver off, nor a car that a pin keeps for somebody else', () => {
    const keptOff = week({ pins: [pin(MONDAY_DAY, 'jan', null)] })
    expect(waitsNow(waits(MONDAY_DAY), keptOff, '')).toEqual({ code: 'kept-off' })
    expect(waitsNow(waits(TUESDAY_DAY), keptOff, '')).toMatchObject({ code: 'now-free' })
    const kept = week({ pins: [pin(MONDAY_DAY, 'ewa', 'car W01'), pin(MONDAY_DAY, 'ola', 'car W02')] })
    expect(waitsNow(waits(MONDAY_DAY), kept, '')).toEqual({ code: 'now-no-car' })
    expect(waitsNow(waits(TUESDAY_DAY), kept, '')).toMatchObject({ reg: 'W01' })
    const own = week({ pins: [pin(MONDAY_DAY, 'jan', 'car W01')] })
    expect(waitsNow(waits(MONDAY_DAY), own, '')).toMatchObject({ reg: 'W01' })
  })
})

describe('a reason holds for as long as it is so', () => {
  const monday = waits(MONDAY_DAY)

  test('last week’s night, until it is taken from him; as it was told where that week is not generated', () => {
    const reason = { code: 'previous-week-night' } as const
    expect(reasonHolds(reason, monday, week({ nightBefore: new Set(['jan']) }))).toBe(true)
    expect(reasonHolds(reason, monday, week())).toBe(false)
    expect(reasonHolds(reason, monday, week({ nightBefore: null }))).toBe(true)
  })

  test('a pin that keeps him off, until it is dropped', () => {
    const reason = { code: 'kept-off' } as const
    expect(reasonHolds(reason, monday, week({ pins: [pin(MONDAY_DAY, 'jan', null)] }))).toBe(true)
    expect(reasonHolds(reason, monday, week())).toBe(false)
  })

  test.each([
    { code: 'car-left', reg: 'W09' } as const,
    { code: 'car-papers', reg: 'W01', paper: 'OC' } as const,
    { code: 'picked-too-late' } as const,
  ])('$code, until there is a car for him', (reason) => {
    const driven = [
      { ...waits(MONDAY_DAY), driverId: 'ewa', carId: 'car W01' },
      { ...waits(MONDAY_DAY), driverId: 'ola', carId: 'car W02' },
    ]
    expect(reasonHolds(reason, monday, week({ places: driven }))).toBe(true)
    expect(reasonHolds(reason, monday, week({ places: driven.slice(1) }))).toBe(false)
  })

  test('no car, while the only free one is kept for somebody else', () => {
    const reason = { code: 'no-car', cars: 1, candidates: 2, decided: { by: 'class' } } as const
    const kept = { cars: [car('W01', 1)], pins: [pin(MONDAY_DAY, 'ewa', 'car W01')] }
    expect(reasonHolds(reason, monday, week(kept))).toBe(true)
    expect(reasonHolds(reason, monday, week({ cars: kept.cars }))).toBe(false)
  })
})
