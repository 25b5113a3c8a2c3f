import { type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { firstOfMonth, type MonthOfPeriod, monthsOf } from '../../domain/statistics/months.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { resultDriverSums, resultSlotSums } from '../tables.ts'
import { isKept } from './kept-months.ts'

export type Row = Readonly<Record<string, string | number | null | readonly (string | null)[]>>

/** Whether a row of kept sums is of the months that are read from them. */
export type IsOfKept = (table: typeof resultSlotSums | typeof resultDriverSums) => SQL

interface Reading {
  /** @param within of the rows of `shift_results` */
  ofRows(within: SQL): SQL
  /** The same columns from kept sums. */
  ofKept(isOf: IsOfKept): SQL
}

/** In one statement the sums of whole months that are kept, and those of the rows of all other days. */
export async function readByMonths(
  queries: Queries,
  period: Period,
  { ofRows, ofKept }: Reading,
): Promise<readonly Row[]> {
  const months = monthsOf(period)
  const kept = await keptAmong(queries, months)
  if (kept.size > 0) {
    const others = stretchesOf(months.filter(({ from }) => !kept.has(from)))
    const isOf: IsOfKept = (table) =>
      sql`${table.month} = ANY(${sql.param([...kept])}::date[]) AND ${isKept(sql`${table.month}`)}`
    const rows = await rowsOf(queries, sql`${ofRows(within(others))} UNION ALL ${ofKept(isOf)}`)
    // A fold may have taken a month out after it was looked up. A kept month has results: its absence shows.
    const stillKept = new Set(rows.map(({ date }) => date && firstOfMonth(date as CalendarDate)))
    if ([...kept].every((month) => stillKept.has(month))) return rows
  }
  return await rowsOf(queries, ofRows(within([period])))
}

export async function rowsOf(queries: Queries, statement: SQL): Promise<readonly Row[]> {
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

/** Without any stretch no row. */
function within(stretches: readonly Period[]): SQL {
  const each = stretches.map(({ from, to }) => sql`date BETWEEN ${from} AND ${to}`)
  return each.length > 0 ? sql`(${sql.join(each, sql` OR `)})` : sql`false`
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
