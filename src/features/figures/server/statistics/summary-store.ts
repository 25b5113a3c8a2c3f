import { type SQL, sql } from 'drizzle-orm'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SlotTally } from '../../domain/statistics/chart-series.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { DRIVER_TALLY_KEYS, type DriverTally } from '../../domain/statistics/summary.ts'
import { emptyTally, type Tally, UNSPLIT_KEYS } from '../../domain/statistics/tally.ts'
import type { UnsplitTally } from '../../domain/statistics/weeks.ts'
import { DRIVER_SUM_KEYS, resultDriverSums, resultSlotSums, SLOT_SUM_KEYS } from '../tables.ts'
import { fuelPageOver } from './fuel-page.ts'
import { type IsOfKept, type Row, readByMonths, rowsOf } from './read-by-months.ts'
import { EDGES, SUMS, UNSPLIT_SUMS } from './tally-sums.ts'

/** What the rows of a driver's day or night shifts add up to, with the highest and the lowest income. */
export interface DriverShiftTally {
  readonly driverId: string
  readonly shift: Shift
  readonly tally: DriverTally
  /** Grosze; null where none counts. */
  readonly highestIncome: number | null
  readonly lowestIncome: number | null
}

/** What can't be split by shift, of one driver. */
export interface DriverUnsplit {
  readonly driverId: string
  readonly tally: Tally
}

export interface PeriodTallies {
  readonly slots: readonly SlotTally[]
  readonly drivers: readonly DriverShiftTally[]
  /** By the last days of the sums. */
  readonly unsplit: readonly UnsplitTally[]
  readonly driversUnsplit: readonly DriverUnsplit[]
}

/**
 * All that a period adds up to, by date and shift and by driver and shift: one statement that reads each row
 * once, or, of whole months whose sums are kept, the sums. What can't be split by shift and what the fuel
 * page has are no part of what is kept.
 */
export async function talliesOfPeriod(queries: Queries, period: Period): Promise<PeriodTallies> {
  const all = await readByMonths(queries, period, { ofRows: sumsOfRows, ofKept: keptSums })
  const unsplit = await unsplitRows(queries, period)
  return {
    slots: [...all.filter((row) => row.date !== null).map(slotOf), ...(await fuelPageOver(queries, period))],
    drivers: oneOfEach(all.filter((row) => row.driver_id !== null).map(driverOf)),
    unsplit: unsplit
      .filter(({ until }) => until !== null)
      .map((row) => ({ until: row.until as CalendarDate, tally: unsplitSums(row) })),
    driversUnsplit: unsplit
      .filter(({ driver_id }) => driver_id !== null)
      .map((row) => ({ driverId: String(row.driver_id), tally: unsplitSums(row) })),
  }
}

function unsplitRows(queries: Queries, { from, to }: Period): Promise<readonly Row[]> {
  const sums = UNSPLIT_KEYS.map((key) => sql`${UNSPLIT_SUMS[key]} AS ${sql.identifier(key)}`)
  return rowsOf(
    queries,
    sql`
    SELECT until::text AS until, driver_id, ${sql.join(sums, sql`, `)}
    FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to}
    GROUP BY GROUPING SETS ((until), (driver_id))`,
  )
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

/** What the rows add up to by date and shift and by driver and shift. */
function sumsOfRows(within: SQL): SQL {
  const sums = SLOT_SUM_KEYS.map((key) => sql`${SUMS[key]} AS ${sql.identifier(key)}`)
  return sql`
    SELECT date::text AS date, shift, driver_id, ${EDGES}, ${sql.join(sums, sql`, `)}
    FROM ${shiftResults} WHERE ${within}
    GROUP BY GROUPING SETS ((date, shift), (driver_id, shift))`
}

function keptSums(isOf: IsOfKept): SQL {
  const slotSums = SLOT_SUM_KEYS.map((key) => sql`${resultSlotSums[key]}`)
  const driverSums = SLOT_SUM_KEYS.map((key) =>
    key in resultDriverSums
      ? sql`sum(${resultDriverSums[key as (typeof DRIVER_SUM_KEYS)[number]]})::bigint`
      : sql`0::bigint`,
  )
  return sql`
    SELECT date::text, shift, NULL, NULL, NULL, ${sql.join(slotSums, sql`, `)}
    FROM ${resultSlotSums} WHERE ${isOf(resultSlotSums)}
    UNION ALL
    SELECT NULL, shift, driver_id, max(highest_income), min(lowest_income), ${sql.join(driverSums, sql`, `)}
    FROM ${resultDriverSums} WHERE ${isOf(resultDriverSums)}
    GROUP BY driver_id, shift`
}

function slotOf(row: Row): SlotTally {
  return {
    shift: row.shift as Shift,
    date: row.date as CalendarDate,
    tally: { ...emptyTally(), ...numbers(row, SLOT_SUM_KEYS) },
  }
}

const NO_UNSPLIT = Object.fromEntries(UNSPLIT_KEYS.map((key) => [key, 0])) as Pick<
  Tally,
  (typeof UNSPLIT_KEYS)[number]
>

function unsplitSums(row: Row): Tally {
  return { ...emptyTally(), ...numbers(row, UNSPLIT_KEYS) }
}

function driverOf(row: Row): DriverShiftTally {
  const grosze = (value: Row[string] | undefined) =>
    value === null || value === undefined ? null : Number(value)
  return {
    shift: row.shift as Shift,
    driverId: String(row.driver_id),
    tally: { ...NO_UNSPLIT, ...numbers(row, DRIVER_SUM_KEYS) },
    highestIncome: grosze(row.highest),
    lowestIncome: grosze(row.lowest),
  }
}

/** Sums over no rows are null in SQL, 0 in a tally. */
function numbers<Key extends keyof Tally>(row: Row, keys: readonly Key[]): Pick<Tally, Key> {
  return Object.fromEntries(keys.map((key) => [key, Number(row[key] ?? 0)])) as Record<Key, number>
}
