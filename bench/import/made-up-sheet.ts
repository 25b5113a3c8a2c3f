import { addDays, type CalendarDate, parseDate } from '#kernel/calendar-date.ts'

export const DRIVERS = 100

/** `500000001` and on: the drivers of the sheet. */
export function phoneOf(driver: number): string {
  return String(500_000_000 + driver)
}

/**
 * A sheet of shift results in the specification's columns, as Polish Excel saves it.
 * @param rows a multiple of 200
 */
export function madeUpSheet(rows: number, from: string): string {
  const first = parseDate(from)
  if (!first) throw new Error(`${from} is no date.`)
  const lines = [
    'id;bolt_id;full_name;date;shift;total_income;income_rate;driven_mileage;km_start;km_end;bolt_rides;uber_rides;fn_rides;avg_fuel_comp;fuel_total',
  ]
  for (let n = 0; n < rows; n += 1) {
    const driver = n % DRIVERS
    const slot = Math.floor(n / DRIVERS)
    lines.push(lineOf(n, driver, addDays(first, slot >> 1), slot % 2 === 0 ? 'dzień' : 'noc'))
  }
  return `\ufeff${lines.join('\r\n')}\r\n`
}

function lineOf(n: number, driver: number, date: CalendarDate, shift: string): string {
  const km = 120 + (n % 180)
  const start = 100_000 + (n % 7919)
  const income = `${300 + (n % 500)},${String(n % 100).padStart(2, '0')}`
  return [
    n + 1,
    `48${phoneOf(driver)}`,
    `Kierowca Próbny${driver}`,
    date,
    shift,
    income,
    `${150 + (n % 90)},50`,
    km,
    start,
    start + km,
    n % 12,
    n % 9,
    n % 5,
    `${5 + (n % 6)},${n % 10}`,
    `${8 + (n % 15)},5`,
  ].join(';')
}
