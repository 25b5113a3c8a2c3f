import { serviceAt, whyOff } from '#features/roster/texts-standing.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import { type Cell, CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import type { FileAnswer, OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import type { getBaseCalendar } from '../../contract.ts'
import { WEEK_FILE, weekFileName, weeksTexts } from '../../texts-weeks.ts'

type Calendar = OutputOf<typeof getBaseCalendar>['calendar']
type Day = Calendar['days'][number]
type Car = Day['cars'][number]

/**
 * A generated week as a spreadsheet: a row for each car of each day and night, in the order of time (Spec 2
 * §9, D37).
 */
export async function weekFile(week: Week, calendar: Calendar, format: 'csv' | 'xlsx'): Promise<FileAnswer> {
  const rows = [[...WEEK_FILE.columns], ...slotsOf(calendar).flatMap(rowsOf)]
  const fileName = `${weekFileName(week)}.${format}`
  return format === 'csv'
    ? { fileName, contentType: CSV_TYPE, body: csvFile(rows) }
    : { fileName, contentType: XLSX_TYPE, body: await xlsxFile(WEEK_FILE.sheet, rows) }
}

/** Day before night of each date (D2). */
function slotsOf({ days, nights }: Calendar): { readonly slot: Day; readonly shift: Shift }[] {
  return days.flatMap((slot, index) => {
    const night = nights[index]
    return [{ slot, shift: 'day' as const }, ...(night ? [{ slot: night, shift: 'night' as const }] : [])]
  })
}

function rowsOf({ slot: { day, month, cars }, shift }: ReturnType<typeof slotsOf>[number]): Cell[][] {
  return cars.map((car) => [day, month, SHIFT_ON_WIRE[shift], car.reg, driverOf(car), noteOf(car)])
}

/**
 * Who has the car: its driver, or whoever rents it, who stands in the driver's place (Spec 2 §4). Without
 * either 'Wolne' where somebody may get it, else what the car is instead (D47).
 */
export function driverOf({ drivers, standing, renter }: Car): string {
  return drivers[0]?.fullName ?? ((standing === 'rented' && renter) || STANDING[standing])
}

const STANDING: Readonly<Record<Car['standing'], string>> = {
  driven: '',
  free: weeksTexts.free,
  rented: weeksTexts.rented,
  grounded: weeksTexts.grounded,
  papers: weeksTexts.papers,
  deleted: weeksTexts.deleted,
}

function noteOf(car: Car): string {
  const { drivers, service } = car
  const notes = [
    car.isRented && renterStands(car) ? weeksTexts.rented : whyOff(car),
    service === null ? '' : serviceAt(service),
    drivers[0]?.fromReserve ? weeksTexts.fromReserve : '',
  ]
  return notes.filter((note) => note !== '').join(', ')
}

/** The renter's name is told in the driver's place already. */
function renterStands({ drivers }: Car): boolean {
  return drivers.length === 0
}
