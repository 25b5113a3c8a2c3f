import fc from 'fast-check'
import type { VehicleRecord } from '#features/fleet/vehicles/domain/vehicle.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

/** The vehicle of this number; no two share a registration or a VIN. */
export function vehicleNumber(index: number, change: Partial<VehicleRecord> = {}): VehicleRecord {
  return {
    reg: `WX${10_000 + index}`,
    make: 'Toyota',
    model: 'Corolla',
    year: 2022,
    color: 'Biały',
    vin: `JTDBR32E7200${10_000 + index}`,
    entryDate: '2022-03-01' as CalendarDate,
    exitDate: '2029-03-01' as CalendarDate,
    service: '2027-03-01' as CalendarDate,
    priority: 1,
    sort: 9999,
    flotmanId: '',
    isRental: false,
    parking: '',
    insName: 'Warta',
    insNum: 'PL/1',
    insEnd: '2027-02-28' as CalendarDate,
    ...change,
  }
}

const anyDate = fc.nat(60_000).map((days) => addDays('2000-01-01' as CalendarDate, days))
/** Text as a form keeps it: trimmed, and not what a spreadsheet shows for a fault. */
const anyText = (least: number, most: number) =>
  fc
    .string({ unit: fc.constantFrom(...'ąŁż;",\'=+-@ \n5aB'), minLength: least, maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text.length >= least)

/** Any vehicle that the rules let through (D25), with the registration and VIN of this number. */
export function anyVehicle(index: number): fc.Arbitrary<VehicleRecord> {
  return fc
    .record({
      make: anyText(1, 20),
      model: anyText(1, 20),
      year: fc.integer({ min: 1950, max: 2198 }),
      color: anyText(1, 20),
      dates: fc.tuple(anyDate, anyDate),
      service: anyDate,
      priority: fc.integer({ min: 0, max: 10 }),
      sort: fc.integer({ min: 1, max: 9999 }),
      flotmanId: anyText(0, 20),
      isRental: fc.boolean(),
      parking: anyText(0, 40),
      insName: anyText(1, 20),
      insNum: anyText(3, 20),
      insEnd: anyDate,
    })
    .map(({ dates, ...rest }) => {
      const [entryDate, exitDate] = dates.toSorted() as [CalendarDate, CalendarDate]
      return vehicleNumber(index, { ...rest, entryDate, exitDate })
    })
}
