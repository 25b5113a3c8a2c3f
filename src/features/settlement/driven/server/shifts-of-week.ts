import { sql } from 'drizzle-orm'
import { fuelOfPeriod } from '#features/fuel/server/public.ts'
import { rosterCars } from '#features/roster/server/public.ts'
import type { Days, DrivenShift } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotKey } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface ShiftsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly DrivenShift[]>
  /** Apps of which any shift tells rides. */
  readonly apps: ReadonlyMap<string, readonly string[]>
}

interface Row extends Record<string, unknown> {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  readonly bolt: boolean
  readonly uber: boolean
  readonly freenow: boolean
}

/**
 * The shifts that drivers drove: those with rides or income. Of a driver whose files tell sums over days
 * alone those of the generated week, as nothing else tells any. Hours are those of the fuel page, null where
 * none were entered.
 * @param onlySums drivers who have money in the week, all of it over days
 */
export async function shiftsOfWeek(
  queries: Queries,
  { from, to }: Days,
  onlySums: readonly string[],
): Promise<ShiftsOfWeek> {
  const { rows } = await queries.execute<Row>(sql`
    SELECT driver_id AS "driverId", date::text AS date, shift,
      coalesce(bolt_rides, 0) > 0 AS bolt, coalesce(uber_rides, 0) > 0 AS uber,
      coalesce(freenow_rides, 0) > 0 AS freenow
    FROM shift_results
    WHERE date BETWEEN ${from} AND ${to}
      AND coalesce(nullif(bolt_rides, 0), nullif(uber_rides, 0), nullif(freenow_rides, 0),
        nullif(total_income_grosze, 0)) IS NOT NULL
    ORDER BY driver_id, date, shift`)
  const driven = new Set(rows.map(({ driverId }) => driverId))
  const planned = onlySums.filter((driver) => !driven.has(driver))
  const roster = planned.length === 0 ? [] : await rosterOf(queries, { from, to }, planned)
  const minutes = new Map(
    (await fuelOfPeriod(queries, from, to)).map((entry) => [
      `${entry.driverId} ${slotKey(entry)}`,
      entry.workedMinutes,
    ]),
  )
  const byDriver = new Map<string, DrivenShift[]>()
  const apps = new Map<string, string[]>()
  for (const { driverId, date, shift } of [...rows, ...roster]) {
    const worked = minutes.get(`${driverId} ${slotKey({ date, shift })}`) ?? null
    const driven: DrivenShift = { id: `shift:${date}:${shift}`, date, shift, minutes: worked }
    byDriver.set(driverId, [...(byDriver.get(driverId) ?? []), driven])
  }
  for (const row of rows) {
    const told = (['bolt', 'uber', 'freenow'] as const).filter((app) => row[app])
    if (told.length > 0) apps.set(row.driverId, [...(apps.get(row.driverId) ?? []), ...told])
  }
  return { byDriver, apps }
}

async function rosterOf(queries: Queries, { from, to }: Days, driverIds: readonly string[]) {
  const ids = sql.param([...driverIds])
  const { rows } = await queries.execute<Pick<Row, 'driverId' | 'date' | 'shift'>>(sql`
    SELECT DISTINCT driver_id AS "driverId", date::text AS date, shift
    FROM (${rosterCars(sql`${from}::date`, sql`${to}::date`)}) AS driven
    WHERE driver_id = ANY(${ids}::uuid[]) AND date BETWEEN ${from} AND ${to}
    ORDER BY 1, 2, 3`)
  return rows
}
