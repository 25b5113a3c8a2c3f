import { type SQL, sql } from 'drizzle-orm'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SlotTally } from '../../domain/statistics/chart-series.ts'
import { firstOfMonth, type MonthOfPeriod, monthsOf } from '../../domain/statistics/months.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { DRIVER_TALLY_KEYS, type DriverTally } from '../../domain/statistics/summary.ts'
import { TALLY_KEYS, type Tally } from '../../domain/statistics/tally.ts'
import { resultDriverSums, resultSlotSums } from '../tables.ts'
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
 * All that a period adds up to, by date and shift and by driver and shift: one statement that reads each row
 * once, or, of whole months whose sums are kept, the sums.
 */
export async function talliesOfPeriod(queries: Queries, period: Period): Promise<PeriodTallies> {
  const months = monthsOf(period)
  const kept = await keptAmong(queries, months)
  const rows = kept.size > 0 ? await rowsOf(queries, sumsAndRows(months, kept)) : []
  // A fold may have taken a month out after it was looked up. A kept month has results, so its absence shows.
  const stillKept = new Set(rows.map(({ date }) => date && firstOfMonth(date as CalendarDate)))
  const holds = kept.size > 0 && [...kept].every((month) => stillKept.has(month))
  const all = holds ? rows : await rowsOf(queries, sumsOfRows([period]))
  return {
    slots: all.filter((row) => row.date !== null).map(slotOf),
    drivers: oneOfEach(all.filter((row) => row.driver_id !== null).map(driverOf)),
  }
}

async function rowsOf(queries: Queries, statement: SQL): Promise<readonly Row[]> {
  return (await queries.execute<Row>(statement)).rows
}

/** Those of the whole months whose sums are kept, by their first days. */
async function keptAmong(
  queries: Queries,
  months: readonly MonthOfPeriod[],
): Promise<ReadonlySet<CalendarDate>> {
  const whole = months.filter(({ isWhole }) => isWhole).map(({ from }) => from)
  if (whole.length === 0) return new Set()
  const rows = await rowsOf(
    queries,
    sql`SELECT first::text AS month FROM unnest(${sql.param(whole)}::date[]) AS possible (first) WHERE ${isKept(sql`first`)}`,
  )
  return new Set(rows.map(({ month }) => month as CalendarDate))
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

/** What the rows of these stretches add up to; without any stretch, of none. */
function sumsOfRows(stretches: readonly Period[]): SQL {
  const sums = TALLY_KEYS.map((key) => sql`${SUMS[key]} AS ${sql.identifier(key)}`)
  const within = stretches.map(({ from, to }) => sql`date BETWEEN ${from} AND ${to}`)
  return sql`
    SELECT date::text AS date, shift, driver_id, ${EDGES}, ${sql.join(sums, sql`, `)}
    FROM ${shiftResults} WHERE ${within.length > 0 ? sql.join(within, sql` OR `) : sql`false`}
    GROUP BY GROUPING SETS ((date, shift), (driver_id, shift))`
}

/** The sums of the kept months, and those of the rows of all others. */
function sumsAndRows(months: readonly MonthOfPeriod[], kept: ReadonlySet<CalendarDate>): SQL {
  const slotSums = TALLY_KEYS.map((key) => sql`${resultSlotSums[key]}`)
  const driverSums = TALLY_KEYS.map((key) =>
    key in resultDriverSums
      ? sql`sum(${resultDriverSums[key as keyof DriverTally]})::bigint`
      : sql`0::bigint`,
  )
  const isOf = (table: typeof resultSlotSums | typeof resultDriverSums) =>
    sql`${table.month} = ANY(${sql.param([...kept])}::date[]) AND ${isKept(sql`${table.month}`)}`
  return sql`
    ${sumsOfRows(stretchesOf(months.filter(({ from }) => !kept.has(from))))}
    UNION ALL
    SELECT date::text, shift, NULL, NULL, NULL, ${sql.join(slotSums, sql`, `)}
    FROM ${resultSlotSums} WHERE ${isOf(resultSlotSums)}
    UNION ALL
    SELECT NULL, shift, driver_id, max(highest_income), min(lowest_income), ${sql.join(driverSums, sql`, `)}
    FROM ${resultDriverSums} WHERE ${isOf(resultDriverSums)}
    GROUP BY driver_id, shift`
}

/** Months that follow each other as one stretch, so that a long period is read in one go. */
function stretchesOf(months: readonly Period[]): readonly Period[] {
  const stretches: Period[] = []
  for (const { from, to } of months) {
    const last = stretches.at(-1)
    if (last && addDays(last.to, 1) === from) stretches[stretches.length - 1] = { from: last.from, to }
    else stretches.push({ from, to })
  }
  return stretches
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
