import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf } from '#kernel/week.ts'
import { amountOf } from './amount-of.ts'
import { type DrivenCar, overlaps, type StandingCharge, standingChargesOf } from './standing-charge.ts'

const DATES = datesOf({ year: 2026, week: 47 })
const date = (index: number): CalendarDate => DATES[index] as CalendarDate
const rent = (more: Partial<StandingCharge> = {}): StandingCharge => ({
  id: 'r',
  kind: 'rent',
  driverId: 'jan',
  vehicleId: null,
  per: 'week',
  grosze: 65_000,
  byRoster: false,
  detail: '',
  from: date(0),
  to: null,
  ...more,
})
const drives = (driverId: string, at: number, shift: Shift, carId = 'k1'): DrivenCar => ({
  driverId,
  date: date(at),
  shift,
  carId,
  reg: 'KR 1',
})
const paid = (driver: string, standing: readonly StandingCharge[], roster: readonly DrivenCar[] = []) =>
  standingChargesOf(driver, standing, DATES, roster).map(amountOf)

test('a rent of 650.00 from Wednesday to Sunday is 464.28', () => {
  expect(paid('jan', [rent({ from: date(2) })])).toEqual([-46_428])
})

test('a rent by shift counts the shifts of the roster, by day its dates', () => {
  const roster = [drives('jan', 0, 'day'), drives('jan', 1, 'day'), drives('jan', 1, 'night')]
  expect(paid('jan', [rent({ per: 'shift', grosze: 9000 })], roster)).toEqual([-27_000])
  expect(paid('jan', [rent({ per: 'day', grosze: 9000 })], roster)).toEqual([-63_000])
  expect(paid('jan', [rent({ per: 'day', grosze: 9000, byRoster: true })], roster)).toEqual([-18_000])
  expect(paid('jan', [rent({ per: 'shift' })])).toEqual([])
})

test('a vehicle’s rent is paid by who has it; of a shared day by who has it first', () => {
  const car = rent({ driverId: null, vehicleId: 'k1', per: 'day', grosze: 10_000 })
  const roster = [drives('jan', 0, 'day'), drives('ewa', 0, 'night'), drives('ewa', 1, 'night')]
  expect([paid('jan', [car], roster), paid('ewa', [car], roster)]).toEqual([[-10_000], [-10_000]])
})

test('the driver’s own tariff goes before the vehicle’s, so that no day is paid twice', () => {
  const car = rent({ id: 'c', driverId: null, vehicleId: 'k1', per: 'day', grosze: 10_000 })
  const own = rent({ per: 'day', grosze: 5000, byRoster: true, to: date(0) })
  const roster = [drives('jan', 0, 'day'), drives('jan', 1, 'day')]
  expect(paid('jan', [own, car], roster)).toEqual([-5000, -10_000])
})

test('the accountant’s amount and the own car are told whole, on the week’s Monday', () => {
  const zus = rent({ id: 'z', kind: 'accountant', detail: 'zus', grosze: 21_236 })
  const car = rent({ id: 'o', kind: 'own-car', detail: 'KR 9', grosze: 40_000 })
  expect(paid('jan', [zus, car])).toEqual([-21_236, 40_000])
  expect(paid('jan', [{ ...zus, from: date(1) }])).toEqual([])
})

test('a week’s rent, wherever it is cut between two tariffs, is the whole rent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 6 }), (grosze, cut) => {
      const first = rent({ id: 'a', grosze, to: date(cut - 1) })
      const second = rent({ id: 'b', driverId: 'ewa', grosze, from: date(cut) })
      const parts = [...paid('jan', [first, second]), ...paid('ewa', [first, second])]
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(-grosze)
    }),
  )
})

test('a vehicle’s weekly rent is paid once, however its drivers change', () => {
  const seat = fc.record({
    at: fc.integer({ min: 0, max: 6 }),
    shift: fc.constantFrom('day' as const, 'night' as const),
    driver: fc.constantFrom('jan', 'ewa', 'ola'),
  })
  const seats = fc.uniqueArray(seat, { selector: ({ at, shift }) => `${at} ${shift}` })
  fc.assert(
    fc.property(seats, fc.integer({ min: 7, max: 1_000_000 }), (taken, grosze) => {
      const car = rent({ driverId: null, vehicleId: 'k1', grosze })
      const roster = taken.map(({ driver, at, shift }) => drives(driver, at, shift))
      const charges = ['jan', 'ewa', 'ola'].flatMap((who) => standingChargesOf(who, [car], DATES, roster))
      const dates = charges.flatMap((charge) => ('dates' in charge ? charge.dates : []))
      expect(new Set(dates).size).toBe(dates.length)
      expect(new Set(dates)).toEqual(new Set(taken.map(({ at }) => date(at))))
    }),
  )
})

test('tariffs overlap where they hold on a common date', () => {
  const until = { from: date(0), to: date(2) }
  expect(overlaps(until, { from: date(2), to: null })).toBe(true)
  expect(overlaps(until, { from: date(3), to: null })).toBe(false)
  expect(overlaps({ from: addDays(date(0), -9), to: null }, until)).toBe(true)
})
