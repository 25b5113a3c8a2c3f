import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import {
  compareForUse,
  isRegistration,
  isUsualPlate,
  isVin,
  judgeIdentity,
  leavesBeforeEntering,
} from './vehicle.ts'

describe('registration', () => {
  test.each(['WX1', 'WX12345', 'WX1234AB'])('%s has 3 to 8 characters', (reg) => {
    expect(isRegistration(reg)).toBe(true)
  })
  test.each(['', 'WX', 'WX1234ABC', 'WX 123', 'WX\u00001'])('%j is refused', (reg) => {
    expect(isRegistration(reg)).toBe(false)
  })
  test('is made upper case without spaces', () => {
    expect(judgeIdentity({ reg: ' wx 123ab ', vin: 'jtdbr32e720012345' })).toEqual({
      ok: true,
      value: { reg: 'WX123AB', vin: 'JTDBR32E720012345' },
    })
  })
})

test('what nobody sees, such as copying leaves behind, is left out', () => {
  expect(judgeIdentity({ reg: '\u200bWX\u00a0123AB', vin: '\ufeffJTDBR32E72001\u20602345' })).toEqual({
    ok: true,
    value: { reg: 'WX123AB', vin: 'JTDBR32E720012345' },
  })
})

describe('VIN', () => {
  test('is exactly 17 characters', () => {
    expect(isVin('JTDBR32E720012345')).toBe(true)
    expect(isVin('JTDBR32E72001234')).toBe(false)
    expect(isVin('JTDBR32E7200123456')).toBe(false)
  })
  test.each(['I', 'O', 'Q', '-'])('has no %s', (letter) => {
    expect(isVin(`JTDBR32E72001234${letter}`)).toBe(false)
  })
  test('needs no check digit', () => {
    expect(isVin('00000000000000001')).toBe(true)
  })
})

test('every wrong field is named', () => {
  expect(judgeIdentity({ reg: 'AB', vin: 'short' })).toEqual({ ok: false, error: ['reg', 'vin'] })
})

test('cars are used by priority, high first, then order, then registration', () => {
  const cars = [
    { reg: 'B', priority: 1, order: 1 },
    { reg: 'A', priority: 1, order: 1 },
    { reg: 'D', priority: 1, order: 0 },
    { reg: 'C', priority: 9, order: 99 },
  ]
  expect(cars.sort(compareForUse).map((car) => car.reg)).toEqual(['C', 'D', 'A', 'B'])
})

test.each(['WX12345', 'WX1234A', 'WX123AC', 'WX1A234', 'WXY1A23', 'WXY12345', 'W1TAXI', 'wx 12345'])(
  '%s looks like a plate',
  (reg) => {
    expect(isUsualPlate(reg)).toBe(true)
  },
)
test.each(['WX1234O', 'W12345678', '12345', 'WX-12345', 'WX1234', 'ŁX12345'])(
  '%s is worth a second look',
  (reg) => {
    expect(isUsualPlate(reg)).toBe(false)
  },
)

test('a vehicle cannot leave the fleet before its first registration, on the same day it can', () => {
  const [first, next] = ['2022-03-01', '2022-03-02'] as [CalendarDate, CalendarDate]
  expect(leavesBeforeEntering({ entryDate: next, exitDate: first })).toBe(true)
  expect(leavesBeforeEntering({ entryDate: first, exitDate: first })).toBe(false)
})
