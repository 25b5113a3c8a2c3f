import { sql } from 'drizzle-orm'
import {
  beginResults,
  type HandedMileage,
  replaceHandedMileage,
} from '#features/income/facts/server/public.ts'
import { driversOfCar, editionsOfWeeks } from '#features/roster/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { drivenOf, MOST_DAYS_APART, type OdometerReading } from '../../domain/driven.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { anyDrivenDue, drivenIsDueAbout, takeDrivenDue } from './due-store.ts'

/** A hand-over says of shifts so many days before and after its own. */
const REACH_DAYS = MOST_DAYS_APART + 2
/** After a start, weeks of so many days ago may have been saved again meanwhile. */
const FIRST_LOOK_DAYS = 35

/**
 * Keeps what hand-overs tell of shifts' kilometres true: after a hand-over, a correction of the office, an
 * objection settled, a week saved again. Beside the work of drivers, since results are changed by one at a
 * time, and a driver on the yard waits for no import.
 */
export function drivenFollower(platform: Platform): Pick<Job, 'run' | 'abandon'> {
  const { database, clock } = platform
  let isStopped = false
  let seen: ReadonlyMap<CalendarDate, string> | undefined
  const run = async () => {
    const editions = new Map(
      (await editionsOfWeeks(database.queries)).map(({ monday, edition }) => [monday, edition] as const),
    )
    const since = seen ? '' : addDays(fleetTime(clock).date, -FIRST_LOOK_DAYS)
    const mondays = new Set([...(seen?.keys() ?? []), ...editions.keys()])
    const changed = [...mondays].filter(
      (monday) => monday >= since && editions.get(monday) !== seen?.get(monday),
    )
    if (changed.length > 0)
      await database.transaction(async (tx) => {
        for (const monday of changed) await drivenIsDueAbout(tx, monday)
      })
    seen = editions
    while (!isStopped && (await anyDrivenDue(database.queries)))
      await database.transaction((tx) => followCar(tx, clock))
  }
  return {
    run,
    abandon: () => {
      isStopped = true
    },
  }
}

async function followCar(tx: Tx, clock: Clock): Promise<void> {
  const due = await takeDrivenDue(tx)
  if (!due) return
  const { vehicleId } = due
  await beginResults(tx)
  // What is about to be forgotten says nothing any more: what was told of it stays.
  const known = addDays(fleetTime(clock).date, 2 * REACH_DAYS - KEPT_DAYS)
  const to = addDays(due.last, REACH_DAYS)
  let from = addDays(due.first, -REACH_DAYS)
  if (from < known) from = known
  if (from > to) return
  const readings = await readingsAbout(tx, vehicleId, from, to)
  const kept = readings.flatMap(({ driverId, slot }) => (driverId === null ? [slot] : []))
  const reg = readings.at(-1)?.reg ?? ''
  const told = drivenOf(readings, await plannedOf(tx, vehicleId, from, to)).flatMap(
    ({ driverId, slot, km, ...driven }): HandedMileage[] =>
      driverId === null || slot.date < from || slot.date > to
        ? []
        : [{ driverId, ...slot, vehicleId, reg, ...driven, mileageM: km === null ? null : km * 1000 }],
  )
  await replaceHandedMileage(tx, { vehicleId, from, to }, told, kept)
}

interface ReadingOfCar extends OdometerReading {
  readonly reg: string
}

/** Hand-overs of the car that count, by what holds of their mileage now, wide enough for these days. */
async function readingsAbout(
  queries: Queries,
  vehicleId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadingOfCar[]> {
  const { rows } = await queries.execute<Omit<ReadingOfCar, 'slot'> & Slot & Record<string, unknown>>(sql`
    SELECT h.driver_id AS "driverId", h.date::text AS date, h.shift, h.kind, h.reg,
      to_char(h.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, coalesce(read.km, h.km) AS km,
      EXISTS (
        SELECT FROM handovers next WHERE next.previous_id = h.id AND next.objection <> ''
          AND next.settled_at IS NULL AND next.standing = 'counts'
      ) AS objected
    FROM handovers h
    LEFT JOIN mileage_readings read ON read.handover_id = h.id AND read.corrected_by IS NULL
    WHERE h.vehicle_id = ${vehicleId}::uuid AND h.standing = 'counts'
      AND h.date BETWEEN ${addDays(from, -2 * REACH_DAYS)}::date AND ${addDays(to, 2 * REACH_DAYS)}::date
    ORDER BY h.at, h.id`)
  return rows.map(({ date, shift, ...row }) => ({ ...row, slot: { date, shift } }))
}

/** Who had the car by the week, without those who handed over another one for that shift. */
async function plannedOf(queries: Queries, vehicleId: string, from: CalendarDate, to: CalendarDate) {
  const [first, last] = [addDays(from, -REACH_DAYS), addDays(to, REACH_DAYS)]
  const planned = await driversOfCar(queries, vehicleId, first, last)
  const { rows } = await queries.execute<{ driverId: string } & Slot & Record<string, unknown>>(sql`
    SELECT DISTINCT driver_id AS "driverId", date::text AS date, shift FROM handovers
    WHERE date BETWEEN ${first}::date AND ${last}::date AND standing = 'counts'
      AND vehicle_id <> ${vehicleId}::uuid AND driver_id IS NOT NULL`)
  const elsewhere = new Set(rows.map((row) => `${row.driverId} ${slotKey(row)}`))
  return planned.filter(({ driverId, slot }) => !elsewhere.has(`${driverId} ${slotKey(slot)}`))
}
