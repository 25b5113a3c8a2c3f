import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { End } from '../../domain/statistics/extremes.ts'
import { LISTED } from '../../domain/statistics/extremes.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { shiftResults } from '../tables.ts'
import { ROWS_OF_FIGURE } from './figure-rows.ts'

export interface RowFilter extends Period {
  readonly driverId?: string | undefined
  readonly shift?: Shift | undefined
  /** Only the rows on which it stands. */
  readonly figure?: Figure | undefined
}

const { date, driverId, shift, id } = shiftResults

/** In the order of time; rows of one slot in a fixed order. */
export function rowsOf(
  queries: Queries,
  filter: RowFilter,
  page?: { limit: number; offset: number },
): Promise<ShiftResult[]> {
  const query = queries
    .select()
    .from(shiftResults)
    .where(conditionOf(filter))
    .orderBy(asc(date), asc(shift), asc(id))
  return page ? query.limit(page.limit).offset(page.offset) : query
}

export async function countRows(queries: Queries, filter: RowFilter): Promise<number> {
  const [row] = await queries.select({ rows: count() }).from(shiftResults).where(conditionOf(filter))
  return row?.rows ?? 0
}

function conditionOf({ from, to, driverId: of, shift: which, figure }: RowFilter): SQL | undefined {
  return and(
    sql`${date} BETWEEN ${from} AND ${to}`,
    of === undefined ? undefined : eq(driverId, of),
    which === undefined ? undefined : eq(shift, which),
    figure === undefined ? undefined : ROWS_OF_FIGURE[figure],
  )
}

interface ExtremeRows extends Period {
  readonly shift: Shift
  readonly driverIds: readonly string[]
  readonly end: End
}

/** Of each of these drivers the five highest or lowest incomes of that shift, which is all that a list of five can need. */
export async function extremeRowsOf(
  queries: Queries,
  { from, to, shift: which, driverIds, end }: ExtremeRows,
): Promise<ShiftResult[]> {
  const lists = await Promise.all(
    driverIds.map((of) =>
      queries
        .select()
        .from(shiftResults)
        .where(conditionOf({ from, to, shift: which, driverId: of, figure: 'income' }))
        .orderBy((end === 'best' ? desc : asc)(shiftResults.totalIncomeGrosze), asc(date))
        .limit(LISTED),
    ),
  )
  return lists.flat()
}

/** Ids of those with any result in the period. */
export async function driversWithResults(queries: Queries, period: Period): Promise<string[]> {
  const rows = await queries.selectDistinct({ driverId }).from(shiftResults).where(conditionOf(period))
  return rows.map((row) => row.driverId)
}
