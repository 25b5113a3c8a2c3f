import { expect, test } from 'vitest'
import { countEntries, datesWithSlots, searchWeek } from './fleet-week.ts'

const week = { year: 2026, week: 48 }
const driver = (fullName: string) => ({ fullName, shift: 'Dzień' })
const car = (reg: string, drivers: string[], more = {}) => ({
  reg,
  drivers: drivers.map(driver),
  standing: drivers.length > 0 ? ('driven' as const) : ('free' as const),
  service: null,
  ...more,
})
const monday = { day: 23, month: 11, year: 2026 }
const onWire = {
  days: [
    {
      ...monday,
      cars: [
        car('WE1234A', ['Łukasz Żółw']),
        car('WE9', [], { standing: 'grounded' as const }),
        car('WE7', []),
      ],
      reserve: [driver('Anna Nowak')],
      onCall: [],
    },
  ],
  nights: [{ ...monday, cars: [car('WE1234A', ['Jan Kowalski'])], reserve: [], onCall: [driver('Ewa Lis')] }],
}

test('every date of the week has a day row and a night row, empty ones too', () => {
  const dates = datesWithSlots(week, onWire)
  expect(dates).toHaveLength(7)
  expect(dates[0]?.slots.map((slot) => slot.shift)).toEqual(['day', 'night'])
  expect(dates[6]?.slots[1].cars).toEqual([])
})

test('a car says why nobody drives it', () => {
  const [monday] = datesWithSlots(week, onWire)
  expect(monday?.slots[0].cars.map((entry) => entry.state)).toEqual(['driven', 'grounded', 'free'])
})

test('names are found without Polish letters and in any case, in reserve and on call too', () => {
  const dates = datesWithSlots(week, onWire)
  expect(searchWeek(dates, 'ZOLW')[0]?.slots[0].cars).toHaveLength(1)
  expect(countEntries(searchWeek(dates, 'nowak'))).toBe(1)
  expect(countEntries(searchWeek(dates, 'ewa'))).toBe(1)
})

test('a registration is found with or without a space, on every date where the car stands', () => {
  expect(countEntries(searchWeek(datesWithSlots(week, onWire), 'we 1234a'))).toBe(2)
})

test('dates without a find are left out, and an empty search leaves all', () => {
  const dates = datesWithSlots(week, onWire)
  expect(searchWeek(dates, 'lis')).toHaveLength(1)
  expect(searchWeek(dates, 'nikt taki')).toEqual([])
  expect(searchWeek(dates, ' ')).toHaveLength(7)
})
