import { randomUUID } from 'node:crypto'
import { submitAvailability } from '#features/availability/contract.ts'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { normalizePhone } from '#kernel/phone.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { answered, type TestServer } from '#test/server/test-server.ts'

/** Adds cars `W01`, `W02` … of priority 1, in this order. @returns their ids */
export async function addCars(queries: Queries, count: number): Promise<string[]> {
  const date = '2027-01-01'
  const rows = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return {
      id: randomUUID(),
      reg: `W${number}`,
      make: 'Toyota',
      model: 'Corolla',
      year: 2022,
      color: 'Biały',
      vin: number.padStart(17, '0'),
      entryDate: date,
      exitDate: date,
      serviceDate: date,
      priority: 1,
      sortOrder: index + 1,
      flotmanId: '',
      isRental: false,
      insName: 'Warta',
      insNum: '123',
      insEnd: date,
    }
  })
  await queries.insert(vehicles).values(rows)
  return rows.map(({ id }) => id)
}

/**
 * Sends availability for the fleet's coming week.
 * @param choices by weekday, 0 = Monday
 * @returns the driver's id
 */
export async function submit(
  server: TestServer,
  week: Week,
  fullName: string,
  phone: string,
  choices: Readonly<Record<number, ShiftOption>>,
): Promise<string> {
  const dates = datesOf(week)
  answered(
    await server.call(submitAvailability, {
      fullName,
      phone,
      email: 'kierowca@example.pl',
      year: week.year,
      weekNum: week.week,
      selectedDays: Object.entries(choices).map(([day, option]) => ({
        shiftOption: SHIFT_OPTION_ON_WIRE[option] as 'Dzień',
        ...dateParts(dates[Number(day)] as (typeof dates)[number]),
      })),
      empty: Object.keys(choices).length === 0,
      reason: Object.keys(choices).length === 0 ? 'Urlop' : null,
    }),
  )
  const normal = normalizePhone(phone)
  const driver = normal && (await findDriverByPhone(server.database.queries, normal))
  if (!driver) throw new Error(`No driver was made for ${phone}.`)
  return driver.id
}
