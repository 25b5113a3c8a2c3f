import { driversByIds } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { addDays, daysBetween } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { proves, type Route, reads } from '#platform/server/http/route.ts'
import { getFuelWeek, getPeriodFuel, getSavedFuel } from '../contract.ts'
import { withDriven } from './driven-unlisted.ts'
import { fuelBetween, type StoredFuel } from './entry-store.ts'
import type { FuelAccess } from './fuel-access.ts'
import { FUEL_SHIFT, fuelDays, hours, litres, pln } from './fuel-codec.ts'
import { rosterOf } from './roster.ts'

const LONGEST_RANGE_DAYS = 2 * 366

export function fuelReadRoutes(access: FuelAccess, reader: WeekReader): Route[] {
  return [
    proves(getFuelWeek, access.enter).reads(async ({ year, week }, context) => {
      const planned = await rosterOf(reader, { year, week })
      const roster = await withDriven(context.queries, { year, week }, planned)
      const generated = planned !== undefined
      if (!generated && roster.size === 0) return ok({ data: { generated, days: [], nights: [] } })
      const monday = mondayOf({ year, week })
      const sent = await fuelBetween(context.queries, monday, addDays(monday, 6))
      const daysOf = (shift: 'day' | 'night') => fuelDays({ year, week }, shift, roster, sent)
      return ok({ data: { generated, days: daysOf('day'), nights: daysOf('night') } })
    }),

    proves(getSavedFuel, access.enter).reads(async ({ date }, context) => {
      const rows = await fuelBetween(context.queries, date, date)
      const driverOf = await driversIn(context.queries, rows)
      return ok({
        data: rows.map((row) => ({
          id: `${row.date} ${row.shift} ${row.driverId}`,
          attributes: {
            driverId: row.driverId,
            fullName: driverOf.get(row.driverId)?.fullName ?? '',
            phoneNumber: driverOf.get(row.driverId)?.phone ?? '',
            shift: FUEL_SHIFT[row.shift],
            reg: row.reg,
            benzyna: litres(row.petrolMl),
            gaz: litres(row.gasMl),
            godziny: hours(row.workedMinutes),
            fuelPrice: pln(row.petrolPrice),
            gasPrice: pln(row.gasPrice),
            cost: pln(row.cost),
            sentAt: row.sentAt,
          },
        })),
      })
    }),

    reads(getPeriodFuel, async ({ startDate, endDate }, { queries }) => {
      const days = daysBetween(startDate, endDate)
      if (days < 0) return fail({ code: 'range_reversed' as const })
      if (days > LONGEST_RANGE_DAYS) return fail({ code: 'range_too_long' as const })
      const rows = await fuelBetween(queries, startDate, endDate)
      const driverOf = await driversIn(queries, rows)
      return ok({
        data: rows.map((row) => ({
          id: `${row.date} ${row.shift} ${row.driverId}`,
          attributes: {
            date: row.date,
            shift: FUEL_SHIFT[row.shift],
            driverId: row.driverId,
            phoneNumber: driverOf.get(row.driverId)?.phone ?? '',
            gas_amount: litres(row.petrolMl + row.gasMl),
            working_hours: hours(row.workedMinutes),
            cost: pln(row.cost),
          },
        })),
      })
    }),
  ]
}

/** Those who are still on the list. */
function driversIn(queries: Queries, rows: readonly StoredFuel[]) {
  return driversByIds(queries, [...new Set(rows.map(({ driverId }) => driverId))])
}
