import { type SQL, sql } from 'drizzle-orm'
import { type Days, spansWeeks } from '#features/settlement/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { FrozenLoad } from '../domain/frozen.ts'

/** Files of money that an app names; rides without money and the fleet's own sheet cover no week. */
const MONEY_FILES: Readonly<Record<string, string>> = {
  'bolt-trips': 'bolt',
  'bolt-earnings': 'bolt',
  'uber-orders': 'uber',
  'uber-drivers': 'uber',
  'freenow-earnings': 'freenow',
}
/** Of these each row is a sum over the file's days, which a week settles whole or not at all. */
const SUMS: readonly string[] = ['bolt-earnings', 'uber-drivers', 'freenow-earnings']
/** Longer ones are reports of months, which settle no week. */
const LONGEST_DAYS = 8

/**
 * Apps of which loads that were not taken back speak of every day of the week. Sums over the days of two
 * weeks
 * speak of neither.
 */
export async function appsLoaded(queries: Queries, { from, to }: Days): Promise<string[]> {
  const { rows } = await queries.execute<{ kind: string; start: CalendarDate; last: CalendarDate }>(sql`
    SELECT kind, period_start::text AS start, period_end::text AS last
    FROM income_loads
    WHERE taken_back_at IS NULL AND period_start <= ${to} AND period_end >= ${from}
      AND period_end - period_start < ${LONGEST_DAYS}`)
  const telling = rows.filter(
    ({ kind, start, last }) => !(SUMS.includes(kind) && spansWeeks({ from: start, to: last })),
  )
  const apps = Map.groupBy(telling, ({ kind }) => MONEY_FILES[kind] ?? '')
  return [...apps].flatMap(([app, loads]) => (app !== '' && coverAll(loads, { from, to }) ? [app] : []))
}

function coverAll(
  loads: readonly { start: CalendarDate; last: CalendarDate }[],
  { from, to }: Days,
): boolean {
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!loads.some(({ start, last }) => start <= day && day <= last)) return false
  return true
}

/** The loads of these numbers, as long as they are there. */
export async function loadsByNo(queries: Queries, nos: readonly number[]): Promise<Map<number, FrozenLoad>> {
  if (nos.length === 0) return new Map()
  const { rows } = await queries.execute<{ no: number; id: string; fileName: string; loadedAt: string }>(sql`
    SELECT no, id, file_name AS "fileName",
      ${instant(sql`loaded_at`)} AS "loadedAt"
    FROM income_loads WHERE no = ANY(${sql.param([...nos])}::integer[])`)
  return new Map(rows.map((row) => [row.no, row]))
}

export interface TakenBackLoad {
  readonly fileName: string
  readonly loadedAt: string
  readonly at: string
  /** The name as it was then. */
  readonly by: string
}

/** Of these loads those that somebody took back, the last one first. @param ids as the wire names them */
export async function takenBackLoads(queries: Queries, ids: readonly string[]): Promise<TakenBackLoad[]> {
  if (ids.length === 0) return []
  const { rows } = await queries.execute<TakenBackLoad & Record<string, unknown>>(sql`
    SELECT file_name AS "fileName", ${instant(sql`loaded_at`)} AS "loadedAt", ${instant(sql`taken_back_at`)} AS at,
      coalesce(taken_back_by, '') AS by
    FROM income_loads WHERE taken_back_at IS NOT NULL AND id = ANY(${sql.param([...ids])}::uuid[])
    ORDER BY taken_back_at DESC`)
  return rows
}

function instant(column: SQL): SQL {
  return sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
