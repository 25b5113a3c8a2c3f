import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SlotTally } from '../../domain/statistics/chart-series.ts'
import { type MonthOfPeriod, monthsOf } from '../../domain/statistics/months.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { DRIVER_TALLY_KEYS, type DriverTally } from '../../domain/statistics/summary.ts'
import { TALLY_KEYS, type Tally } from '../../domain/statistics/tally.ts'
import { resultDriverSums, resultSlotSums, shiftResults } from '../tables.ts'
import { isKept } from './kept-months.ts'
import { EDGES, SUMS } from './tally-sums.ts'

/** What the rows of a driver's day or night shifts add up to, with the highest and the lowest income. */
export interface DriverShiftTally {
  readonly driverId: string
  readonly shift: Shift
  readonly tally: DriverTally
  /** Grosze; null where none counts. */
  readonly highestIncome: number | null
  readonly lowestIncome: number | null
}

export interface PeriodTallies {
  readonly slots: readonly SlotTally[]
  readonly drivers: readonly DriverShiftTally[]
}

type Row = Readonly<Record<string, string | number | null>>

/**
 * All that a period adds up to, by date and shift and by driver and shift: one statement that reads each row once, or, of whole months whose sums
 * are kept, the sums.
 */
export async function talliesOfPeriod(queries: Queries, period: Period): Promise<PeriodTallies> {
  const months = monthsOf(period)
  const statement = months.some(({ isWhole }) => isWhole) ? sumsAndRows(months) : sumsOfRows(rowsIn(period))
  const { rows } = await queries.execute<Row>(statement)
  return {
    slots: rows.filter((row) => row.date !== null).map(slotOf),
    drivers: oneOfEach(rows.filter((row) => row.driver_id !== null).map(driverOf)),
  }
}

/** A driver's sums of kept months and those of the rows beside them, together. */
function oneOfEach(parts: readonly DriverShiftTally[]): DriverShiftTally[] {
  const known = new Map<string, DriverShiftTally>()
  for (const part of parts) {
    const key = `${part.driverId} ${part.shift}`
    const other = known.get(key)
    known.set(key, other ? bothOf(part, other) : part)
  }
  return [...known.values()]
}

function bothOf(a: DriverShiftTally, b: DriverShiftTally): DriverShiftTally {
  const edge = (of: (...incomes: number[]) => number, ...incomes: (number | null)[]) => {
    const known = incomes.filter((income) => income !== null)
    return known.length === 0 ? null : of(...known)
  }
  const sums = DRIVER_TALLY_KEYS.map((key) => [key, a.tally[key] + b.tally[key]])
  return {
    driverId: a.driverId,
    shift: a.shift,
    tally: Object.fromEntries(sums) as DriverTally,
    highestIncome: edge(Math.max, a.highestIncome, b.highestIncome),
    lowestIncome: edge(Math.min, a.lowestIncome, b.lowestIncome),
  }
}

function rowsIn({ from, to }: Period): SQL {
  return sql`${shiftResults} WHERE date BETWEEN ${from} AND ${to}`
}

/** @param from what follows FROM */
function sumsOfRows(from: SQL): SQL {
  const sums = TALLY_KEYS.map((key) => sql`${SUMS[key]} AS ${sql.identifier(key)}`)
  return sql`
    SELECT date::text AS date, shift, driver_id, ${EDGES}, ${sql.join(sums, sql`, `)}
    FROM ${from} GROUP BY GROUPING SETS ((date, shift), (driver_id, shift))`
}

/** Which months are kept is looked up in the statement itself: a fold in between would take one away. */
function sumsAndRows(months: readonly MonthOfPeriod[]): SQL {
  const of = (part: (month: MonthOfPeriod) => string | boolean) => sql.param(months.map(part))
  const slotSums = TALLY_KEYS.map((key) => sql`${resultSlotSums[key]}`)
  const driverSums = TALLY_KEYS.map((key) =>
    key in resultDriverSums
      ? sql`sum(${resultDriverSums[key as keyof DriverTally]})::bigint`
      : sql`0::bigint`,
  )
  return sql`
    WITH month AS MATERIALIZED (
      SELECT month.*, is_whole AND ${isKept(sql`month.first`)} AS is_kept
      FROM unnest(${of(({ from }) => from)}::date[], ${of(({ to }) => to)}::date[], ${of(({ isWhole }) => isWhole)}::boolean[])
        AS month (first, last, is_whole)
    )
    ${sumsOfRows(sql`month JOIN ${shiftResults} ON date BETWEEN month.first AND month.last WHERE NOT month.is_kept`)}
    UNION ALL
    SELECT date::text, shift, NULL, NULL, NULL, ${sql.join(slotSums, sql`, `)}
    FROM month JOIN ${resultSlotSums} ON ${resultSlotSums.month} = month.first WHERE month.is_kept
    UNION ALL
    SELECT NULL, shift, driver_id, max(highest_income), min(lowest_income), ${sql.join(driverSums, sql`, `)}
    FROM month JOIN ${resultDriverSums} ON ${resultDriverSums.month} = month.first WHERE month.is_kept
    GROUP BY driver_id, shift`
}

function slotOf(row: Row): SlotTally {
  return { shift: row.shift as Shift, date: row.date as CalendarDate, tally: numbers(row, TALLY_KEYS) }
}

function driverOf(row: Row): DriverShiftTally {
  const grosze = (value: Row[string] | undefined) =>
    value === null || value === undefined ? null : Number(value)
  return {
    shift: row.shift as Shift,
    driverId: String(row.driver_id),
    tally: numbers(row, DRIVER_TALLY_KEYS),
    highestIncome: grosze(row.highest),
    lowestIncome: grosze(row.lowest),
  }
}

/** Sums over no rows are null in SQL, 0 in a tally. */
function numbers<Key extends keyof Tally>(row: Row, keys: readonly Key[]): Pick<Tally, Key> {
  return Object.fromEntries(keys.map((key) => [key, Number(row[key] ?? 0)])) as Record<Key, number>
}
