import { type SQL, sql } from 'drizzle-orm'
import { rosterCars } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { forgetMonths } from './forget-months.ts'

const FIGURES = [
  'reg',
  'total_income_grosze',
  'company_income_grosze',
  'bolt_net_grosze',
  'bolt_cash_grosze',
  'bolt_gross_grosze',
  'uber_net_grosze',
  'uber_cash_grosze',
  'freenow_net_grosze',
  'freenow_cash_grosze',
  'bolt_rides',
  'uber_rides',
  'freenow_rides',
  'mileage_m',
  'km_start',
  'km_end',
  'fuel_total_grosze',
  'average_consumption_hundredths',
] as const

const columns = sql.raw(FIGURES.join(', '))
const stored = sql.raw(FIGURES.map((name) => `held.${name}`).join(', '))
const coming = sql.raw(FIGURES.map((name) => `folded.${name}`).join(', '))
const renewed = sql.raw(FIGURES.map((name) => `${name} = folded.${name}`).join(', '))
const sameSlot = sql`(held.driver_id, held.date, held.shift) = (folded.driver_id, folded.date, folded.shift)`

/** In one statement; the embedded database must not seem to hang. */
const SLOTS_AT_ONCE = 25_000

/**
 * Makes the results of all touched slots anew from the facts, many in one statement. The sheet of shift
 * results holds where it and a platform both speak, and of two sheets the one loaded last (D32); mileage that
 * the office typed holds over both. The car is that of most rides, else the generated week's. Without its net
 * a ride of Bolt counts with its price. A slot of which nothing is known any more goes.
 */
export async function foldTouched(tx: Tx): Promise<void> {
  await tx.execute(sql`ANALYZE touched_slots (driver_id)`)
  const { rows } = await tx.execute<DateTouched>(sql`
    SELECT date::text AS date, count(*)::integer AS slots FROM touched_slots GROUP BY date ORDER BY date`)
  await forgetMonths(
    tx,
    rows.map(({ date }) => date),
  )
  for (const dates of inSlices(rows)) await foldDates(tx, dates)
}

interface DateTouched extends Record<string, unknown> {
  readonly date: string
  readonly slots: number
}

interface Dates {
  readonly from: string
  readonly to: string
}

/** @param touched in the order of dates */
function inSlices(touched: readonly DateTouched[]): Dates[] {
  const slices: (Dates & { slots: number })[] = []
  for (const { date, slots } of touched) {
    const last = slices.at(-1)
    if (last && last.slots + slots <= SLOTS_AT_ONCE)
      slices[slices.length - 1] = { from: last.from, to: date, slots: last.slots + slots }
    else slices.push({ from: date, to: date, slots })
  }
  return slices
}

/**
 * Since one change of results comes after another, what is not there can simply be inserted. A drawn id would
 * cost as much as the row.
 */
async function foldDates(tx: Tx, { from, to }: Dates): Promise<void> {
  await tx.execute(sql`
    WITH slot AS MATERIALIZED (
      SELECT DISTINCT driver_id, date, shift FROM touched_slots WHERE date BETWEEN ${from} AND ${to}
    ), folded AS MATERIALIZED (${foldedSlots(from, to)}),
    held AS MATERIALIZED (
      SELECT result.ctid AS place, result.* FROM slot JOIN shift_results AS result USING (driver_id, date, shift)
      WHERE result.date BETWEEN ${from} AND ${to}
    ), gone AS (
      DELETE FROM shift_results USING held
      WHERE shift_results.ctid = held.place AND NOT EXISTS (SELECT FROM folded WHERE ${sameSlot})
    ), renewed AS (
      UPDATE shift_results SET ${renewed} FROM held JOIN folded ON ${sameSlot}
      WHERE shift_results.ctid = held.place AND (${stored}) IS DISTINCT FROM (${coming})
    )
    INSERT INTO shift_results (id, driver_id, date, shift, ${columns})
    SELECT md5(driver_id::text || date || shift)::uuid, driver_id, date, shift, ${columns} FROM folded
    WHERE NOT EXISTS (SELECT FROM held WHERE ${sameSlot})`)
}

/** Of the query's `slot`, all within these dates. */
function foldedSlots(from: string, to: string): SQL {
  return sql`
    WITH ride AS MATERIALIZED (
      SELECT slot.driver_id, slot.date, slot.shift, trip.platform, trip.trip_key, trip.completed, trip.plate,
        trip.gross_grosze, trip.cash_grosze
      FROM slot
      JOIN platform_drivers AS ref ON ref.driver_id = slot.driver_id AND ref.platform <> 'settlement'
      JOIN result_trips AS trip
        ON trip.ref_id = ref.id AND trip.date = slot.date AND trip.shift = slot.shift
    ),
    rides AS (
      SELECT driver_id, date, shift,
        sum(completed) FILTER (WHERE platform = 'bolt')::integer AS bolt_rides,
        sum(completed) FILTER (WHERE platform = 'uber')::integer AS uber_rides,
        sum(gross_grosze) FILTER (WHERE platform = 'bolt' AND completed = 1)::integer AS bolt_gross_grosze,
        sum(cash_grosze) FILTER (WHERE platform = 'bolt' AND completed = 1)::integer AS bolt_cash_grosze
      FROM ride GROUP BY driver_id, date, shift
    ),
    payments AS (
      SELECT ride.driver_id, ride.date, ride.shift, sum(payment.net_grosze)::integer AS uber_net_grosze,
        sum(payment.cash_grosze)::integer AS uber_cash_grosze
      FROM ride JOIN result_orders AS payment ON payment.trip_key = ride.trip_key
      WHERE ride.platform = 'uber' GROUP BY ride.driver_id, ride.date, ride.shift
    ),
    plate AS (
      SELECT DISTINCT ON (driver_id, date, shift) driver_id, date, shift, plate FROM ride
      WHERE plate IS NOT NULL GROUP BY driver_id, date, shift, plate
      ORDER BY driver_id, date, shift, count(*) DESC, plate COLLATE "C"
    ),
    told AS MATERIALIZED (
      SELECT ref.driver_id AS of_driver, entry.*
      FROM platform_drivers AS ref
      JOIN result_settlements AS entry ON entry.ref_id = ref.id AND entry.date BETWEEN ${from} AND ${to}
      WHERE ref.platform = 'settlement' AND ref.driver_id IN (SELECT driver_id FROM slot)
    ),
    sheet AS (
      SELECT DISTINCT ON (told.of_driver, told.date, told.shift) told.*
      FROM told JOIN (SELECT id, load_no FROM result_files OFFSET 0) AS file ON file.id = told.file_id
      ORDER BY told.of_driver, told.date, told.shift, file.load_no DESC, told.row_no DESC
    ),
    roster AS (${rosterCars(sql`${from}::date`, sql`${to}::date`)})
    SELECT slot.driver_id, slot.date, slot.shift,
      coalesce(plate.plate, roster.reg) AS reg,
      coalesce(
        sheet.total_income_grosze,
        CASE WHEN rides.bolt_gross_grosze IS NOT NULL OR payments.uber_net_grosze IS NOT NULL
          THEN coalesce(rides.bolt_gross_grosze, 0) + coalesce(payments.uber_net_grosze, 0) END
      ) AS total_income_grosze,
      sheet.company_income_grosze,
      NULL::integer AS bolt_net_grosze, rides.bolt_cash_grosze, rides.bolt_gross_grosze,
      payments.uber_net_grosze, payments.uber_cash_grosze,
      NULL::integer AS freenow_net_grosze, NULL::integer AS freenow_cash_grosze,
      coalesce(sheet.bolt_rides, rides.bolt_rides) AS bolt_rides,
      coalesce(sheet.uber_rides, rides.uber_rides) AS uber_rides,
      sheet.freenow_rides,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.mileage_m ELSE coalesce(
        sheet.mileage_m,
        CASE WHEN sheet.km_start > 0 AND sheet.km_end >= sheet.km_start
          THEN least(sheet.km_end - sheet.km_start, 2000000) * 1000 END
      ) END AS mileage_m,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.km_start ELSE sheet.km_start END AS km_start,
      CASE WHEN typed.driver_id IS NOT NULL THEN typed.km_end ELSE sheet.km_end END AS km_end,
      sheet.fuel_total_grosze, sheet.average_consumption_hundredths
    FROM slot
    LEFT JOIN rides USING (driver_id, date, shift)
    LEFT JOIN payments USING (driver_id, date, shift)
    LEFT JOIN plate USING (driver_id, date, shift)
    LEFT JOIN sheet ON sheet.of_driver = slot.driver_id AND sheet.date = slot.date AND sheet.shift = slot.shift
    LEFT JOIN shift_mileage AS typed
      ON typed.driver_id = slot.driver_id AND typed.date = slot.date AND typed.shift = slot.shift
    LEFT JOIN roster
      ON roster.driver_id = slot.driver_id AND roster.date = slot.date AND roster.shift = slot.shift
    WHERE rides.driver_id IS NOT NULL OR sheet.of_driver IS NOT NULL OR typed.driver_id IS NOT NULL`
}
