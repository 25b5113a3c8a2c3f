import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Figure, moneyOfFigure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { APPS } from '../../domain/statistics/shift-result.ts'
import type { UnsplitResult } from '../../domain/statistics/unsplit.ts'
import { anyOf, placeSql } from './figure-rows.ts'

export interface UnsplitFilter extends Period {
  readonly driverId?: string | undefined
  readonly driverIds?: readonly string[] | undefined
  /** Only the sums that add to it. */
  readonly figure?: Figure | undefined
}

const { driverId, date, until, totalIncomeGrosze, overlapGrosze, incomeFrom, money, rides } = unsplitResults
const columns = { driverId, date, until, totalIncomeGrosze, overlapGrosze, incomeFrom, money, rides }

/** As the table keeps it. */
export interface KeptUnsplit extends UnsplitResult {
  /** What reports tell beside the sums, as another report of the same driver may hold it; else null. */
  readonly overlapGrosze: number | null
}

/** In the order of their last days; each belongs to the period in which it ends. */
export function unsplitOf(
  queries: Queries,
  filter: UnsplitFilter,
  page?: { limit: number; offset: number },
): Promise<KeptUnsplit[]> {
  const query = queries
    .select(columns)
    .from(unsplitResults)
    .where(conditionOf(filter))
    .orderBy(asc(until), asc(date), asc(driverId))
  return page ? query.limit(page.limit).offset(page.offset) : query
}

export async function countUnsplit(queries: Queries, filter: UnsplitFilter): Promise<number> {
  const [row] = await queries.select({ rows: count() }).from(unsplitResults).where(conditionOf(filter))
  return row?.rows ?? 0
}

function conditionOf({ from, to, driverId: of, driverIds, figure }: UnsplitFilter): SQL | undefined {
  return and(
    sql`${until} BETWEEN ${from} AND ${to}`,
    of === undefined ? undefined : eq(driverId, of),
    driverIds === undefined ? undefined : sql`${driverId} = ANY(${sql.param([...driverIds])}::uuid[])`,
    figure === undefined ? undefined : addsTo(figure),
  )
}

/** Averages and what only shifts have stand on no such sum. */
function addsTo(figure: Figure): SQL {
  const money = moneyOfFigure(figure)
  if (money) return sql`${placeSql(money.app, money.kind)} IS NOT NULL`
  if (figure === 'earned') return sql`total_income_grosze IS NOT NULL`
  if (figure === 'cash') return anyOf(APPS.map((app) => placeSql(app, 'cash')))
  return figure === 'rides' ? sql`rides IS NOT NULL` : sql`false`
}

/** Ids of those with any result in the period, also one that can't be split by shift. */
export async function driversWithResults(queries: Queries, { from, to }: Period): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    SELECT driver_id AS id FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to}
    UNION SELECT driver_id FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to}`)
  return rows.map(({ id }) => id)
}

/** The last day of which there is any result; undefined while there is none. */
export async function lastDayWithResults(queries: Queries): Promise<CalendarDate | undefined> {
  const { rows } = await queries.execute<{ last: CalendarDate | null }>(sql`
    SELECT greatest(
      (SELECT max(date) FROM ${shiftResults}), (SELECT max(until) FROM ${unsplitResults})
    )::text AS last`)
  return rows[0]?.last ?? undefined
}
