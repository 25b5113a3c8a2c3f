import { and, asc, count, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { fuelledShifts } from '#features/fuel/server/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { End } from '../../domain/statistics/extremes.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { ROWS_OF_FIGURE } from './figure-rows.ts'

export interface RowFilter extends Period {
  readonly driverId?: string | undefined
  /** Of several; none of them where the list is empty. */
  readonly driverIds?: readonly string[] | undefined
  readonly shift?: Shift | undefined
  /** Only the rows on which it stands. */
  readonly figure?: Figure | undefined
}

const { date, driverId, shift, id } = shiftResults

const SAME_SLOT = sql`(fuelled.driver_id, fuelled.date, fuelled.shift) = (${driverId}, ${date}, ${shift})`

// What apps earned beside the sheet is the fold's own.
const { appsIncomeGrosze: _, ...TOLD } = getTableColumns(shiftResults)

const COLUMNS = {
  ...TOLD,
  fuelPageGrosze: sql<number | null>`fuelled.fuel_page_grosze`.as('fuel_page_grosze'),
  fuelledMl: sql<number | null>`fuelled.fuelled_ml`.as('fuelled_ml'),
  workedMinutes: sql<number | null>`fuelled.worked_minutes`.as('worked_minutes'),
}

/** Each row beside what the fuel page has of its shift. */
function withFuel(queries: Queries, { from, to }: Period) {
  return queries
    .select(COLUMNS)
    .from(shiftResults)
    .leftJoin(sql`(${fuelledShifts(from, to)}) AS fuelled`, SAME_SLOT)
}

/** In the order of time; rows of one slot in a fixed order. */
export function rowsOf(
  queries: Queries,
  filter: RowFilter,
  page?: { limit: number; offset: number },
): Promise<ShiftResult[]> {
  const query = withFuel(queries, filter).where(conditionOf(filter)).orderBy(asc(date), asc(shift), asc(id))
  return page ? query.limit(page.limit).offset(page.offset) : query
}

export async function countRows(queries: Queries, filter: RowFilter): Promise<number> {
  const { from, to } = filter
  const [row] = await queries
    .select({ rows: count() })
    .from(shiftResults)
    .leftJoin(sql`(${fuelledShifts(from, to)}) AS fuelled`, SAME_SLOT)
    .where(conditionOf(filter))
  return row?.rows ?? 0
}

function conditionOf({
  from,
  to,
  driverId: of,
  driverIds,
  shift: which,
  figure,
}: RowFilter): SQL | undefined {
  return and(
    sql`${date} BETWEEN ${from} AND ${to}`,
    of === undefined ? undefined : eq(driverId, of),
    driverIds === undefined ? undefined : sql`${driverId} = ANY(${sql.param([...driverIds])}::uuid[])`,
    which === undefined ? undefined : eq(shift, which),
    figure === undefined ? undefined : ROWS_OF_FIGURE[figure],
  )
}

/** A list of five, as far as it is known before its rows are read. */
export interface ListOfFive {
  readonly shift: Shift
  readonly end: End
  /** Only they can be in it. */
  readonly driverIds: readonly string[]
  /** Grosze that each of the five reaches or stays under; null where the drivers are too few to tell. */
  readonly bound: number | null
}

/** The rows that these lists can need, each once; in one statement. */
export async function extremeRows(
  queries: Queries,
  period: Period,
  lists: readonly ListOfFive[],
): Promise<ShiftResult[]> {
  const [first, ...others] = lists
    .filter(({ driverIds }) => driverIds.length > 0)
    .map(({ shift: which, end, driverIds, bound }) => {
      const reached = end === 'best' ? gte : lte
      const whose = inArray(driverId, [...driverIds])
      const income = bound === null ? undefined : reached(shiftResults.totalIncomeGrosze, bound)
      return withFuel(queries, period).where(
        and(conditionOf({ ...period, shift: which, figure: 'income' }), whose, income),
      )
    })
  if (!first) return []
  const rows = await others.reduce((all, next) => all.unionAll(next) as never, first)
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
