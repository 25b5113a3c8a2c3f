import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** What the latest of Bolt's answers and of its files say of one ride. */
export interface SaidOfRide {
  readonly key: string
  readonly source: 'file' | 'rows' | 'bolt'
  readonly loadNo: number
  readonly fileName: string
  readonly driver: string
  readonly shift: Shift | null
  readonly startedAt: string | null
  readonly kinds: readonly number[]
  readonly amounts: readonly number[]
}

/** Of each ride of the day the latest word of either side, by time. */
export async function saidOfDay(queries: Queries, date: CalendarDate, app: number): Promise<SaidOfRide[]> {
  const { rows } = await queries.execute<SaidOfRide & Record<string, unknown>>(sql`
    SELECT DISTINCT ON (told.started_at, told.key, load.source = 'bolt') told.key, load.source,
      told.load_no AS "loadNo", load.file_name AS "fileName", coalesce(driver.full_name, ref.name) AS driver,
      told.shift, to_char(told.started_at, 'YYYY-MM-DD"T"HH24:MI:SS') AS "startedAt", told.kinds, told.amounts
    FROM income_statements AS told
    JOIN income_loads AS load ON load.no = told.load_no AND load.taken_back_at IS NULL
    JOIN platform_drivers AS ref ON ref.id = told.ref_id
    LEFT JOIN drivers AS driver ON driver.id = ref.driver_id
    WHERE told.date = ${date} AND told.app = ${app} AND told.until IS NULL AND told.shift IS NOT NULL
      AND load.kind = 'bolt-trips'
    ORDER BY told.started_at, told.key, load.source = 'bolt', told.load_no DESC, told.row_no DESC`)
  return rows
}

/** By the reference's id: the driver's name, else the one that Bolt tells. */
export async function namesOfReferences(
  queries: Queries,
  refIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await queries.execute<{ id: string; name: string }>(sql`
    SELECT ref.id, coalesce(driver.full_name, ref.name) AS name
    FROM platform_drivers AS ref LEFT JOIN drivers AS driver ON driver.id = ref.driver_id
    WHERE ref.id = ANY(${sql.param([...refIds])}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
