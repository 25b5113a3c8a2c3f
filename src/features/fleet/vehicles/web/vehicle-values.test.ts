import { expect, test } from 'vitest'
import { parseDate } from '#kernel/calendar-date.ts'
import { vehicleTexts } from '../texts.ts'
import { judgeVehicle, NEW_VEHICLE, productionYears, vehicleFormOf, withOwn } from './vehicle-values.ts'

const date = parseDate('2026-03-11') ?? null
const WHOLE = {
  ...NEW_VEHICLE,
  reg: 'wx 12345',
  make: 'Toyota',
  model: 'Corolla',
  year: '2022',
  color: 'Szary',
  vin: 'jtdbr32e720012345',
  entryDate: date,
  exitDate: date,
  service: date,
  insName: 'Warta',
  insNum: 'AC1',
  insEnd: date,
}

test('an empty form names all twelve required fields (Spec 2 §5)', () => {
  expect(Object.keys(judgeVehicle(NEW_VEHICLE)).sort()).toEqual(
    [
      ...['model', 'make', 'reg', 'vin', 'insNum', 'color'],
      ...['entryDate', 'service', 'insName', 'insEnd', 'exitDate', 'year'],
    ].sort(),
  )
})

test('a whole form passes; registration and VIN may be typed in small letters and with spaces', () => {
  expect(judgeVehicle(WHOLE)).toEqual({})
})

test('each wrong field says what is wrong with it (D25)', () => {
  expect(judgeVehicle({ ...WHOLE, reg: 'WX' })).toEqual({ reg: vehicleTexts.registration })
  expect(judgeVehicle({ ...WHOLE, vin: 'JTDBR32E72001234O' })).toEqual({ vin: vehicleTexts.vin })
  expect(judgeVehicle({ ...WHOLE, insNum: ' A ' })).toEqual({ insNum: vehicleTexts.insuranceNumber })
})

test.each([11, -1, 1.5, ''])('priority %j is refused, 0 to 10 are not', (priority) => {
  expect(judgeVehicle({ ...WHOLE, priority })).toEqual({ priority: vehicleTexts.priority })
  expect(judgeVehicle({ ...WHOLE, priority: 0 })).toEqual({})
})

test.each([0, 10_000, ''])('order %j is refused', (sort) => {
  expect(judgeVehicle({ ...WHOLE, sort })).toEqual({ sort: vehicleTexts.order })
})

test('numbers are sent as numbers', () => {
  expect(vehicleFormOf({ ...WHOLE, priority: '7' })).toMatchObject({ year: 2022, priority: 7, sort: 9999 })
})

test('production years are this one and 21 back, and an older car keeps its own', () => {
  expect(productionYears(2026, null, null)).toHaveLength(22)
  expect(productionYears(2026, null, null).at(-1)).toBe('2005')
  expect(productionYears(2026, '1999', null).at(-1)).toBe('1999')
  expect(productionYears(2026, null, 1998).at(-1)).toBe('1998')
  expect(productionYears(2026, null, 2015)).toHaveLength(22)
})

test('a value that left the catalogue can still be kept', () => {
  expect(withOwn(['Czarny'], 'Różowy')).toEqual(['Czarny', 'Różowy'])
  expect(withOwn(['Czarny'], 'Czarny')).toEqual(['Czarny'])
})
