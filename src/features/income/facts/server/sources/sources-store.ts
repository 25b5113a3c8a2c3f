import { type SQL, sql } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { FileKind } from '../../domain/file-kinds.ts'
import { INCOME_KINDS, type IncomeKind } from '../../domain/income-kinds.ts'
import type { ResultPlatform } from '../tables.ts'

/** A row of a file that a shift's figures are made of. */
export interface SourceRow {
  readonly kind: FileKind
  readonly fileName: string
  readonly loadedAt: string
  readonly loadedBy: string
  readonly row: number
  readonly name: string
  readonly startedAt: string | null
  readonly completed: boolean | null
  readonly plate: string | null
  readonly grossGrosze: number | null
  readonly netGrosze: number | null
  readonly cashGrosze: number | null
  readonly distanceM: number | null
  readonly bolt: number | null
  readonly uber: number | null
  readonly freenow: number | null
  /** Of the file's load: of two sheets the later one holds. */
  readonly loadNo: number
  readonly key: string
  readonly kinds: readonly number[]
  readonly amounts: readonly (number | null)[]
  readonly counts: readonly number[] | null
  /** Rows in all. */
  readonly all: number
}

/** Rows that a drawer shows of a slot; of 12 hours nobody drives as many rides. */
const MOST_ROWS_SHOWN = 500
const MOST_PERIODS_SHOWN = 200

/** Rides by time, each followed by its payments; sheets, the one that holds first. */
export async function rowsBehind(
  queries: Queries,
  driverId: string,
  { date, shift }: Slot,
): Promise<SourceRow[]> {
  const { rows } = await queries.execute<SourceRow & Record<string, unknown>>(sql`
    SELECT load.kind, load.file_name AS "fileName", load.loaded_at AS "loadedAt", load.loaded_by AS "loadedBy",
      told.row_no AS row, ref.name, to_char(coalesce(told.started_at, ride.started_at), 'YYYY-MM-DD HH24:MI:SS') AS "startedAt",
      CASE WHEN told.app > 0 AND told.of_ride IS NULL THEN ${counted('rides')} > 0 END AS completed, told.plate,
      CASE WHEN told.app = 0 THEN told.amounts[1] ELSE ${counted('gross')} END AS "grossGrosze",
      ${counted('net')} AS "netGrosze", ${counted('cash')} AS "cashGrosze",
      CASE WHEN told.app = 0 THEN told.amounts[3] ELSE ${counted('distance')} END AS "distanceM",
      CASE WHEN told.app = 0 THEN told.amounts[6] END AS bolt, CASE WHEN told.app = 0 THEN told.amounts[7] END AS uber,
      CASE WHEN told.app = 0 THEN told.amounts[8] END AS freenow, told.load_no AS "loadNo",
      told.key, told.kinds, told.amounts, told.counts, (count(*) OVER ())::integer AS "all"
    FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.date = ${date} AND told.shift = ${shift} AND told.holds
    JOIN income_loads AS load ON load.no = told.load_no
    LEFT JOIN LATERAL (
      SELECT max(paid.started_at) AS started_at FROM income_statements AS paid
      WHERE paid.key = told.of_ride AND paid.holds
    ) AS ride ON true
    WHERE ref.driver_id = ${driverId}
    ORDER BY coalesce(told.started_at, ride.started_at) NULLS FIRST, told.of_ride IS NOT NULL, told.load_no DESC, told.row_no DESC
    LIMIT ${MOST_ROWS_SHOWN}`)
  return rows
}

export interface PeriodSource {
  readonly platform: ResultPlatform
  readonly fileName: string
  readonly row: number
  readonly from: string
  readonly to: string
  readonly grossGrosze: number | null
  readonly netGrosze: number | null
  readonly cashGrosze: number | null
  readonly rides: number | null
  readonly loadNo: number
  readonly key: string
  readonly kinds: readonly number[]
  readonly amounts: readonly (number | null)[]
  readonly counts: readonly number[] | null
  readonly all: number
}

/** What platforms say of the driver over periods that this date lies in. */
export async function periodsAround(
  queries: Queries,
  driverId: string,
  date: string,
): Promise<PeriodSource[]> {
  const { rows } = await queries.execute<PeriodSource & Record<string, unknown>>(sql`
    SELECT ref.platform, load.file_name AS "fileName", told.row_no AS row, told.date AS "from", told.until AS "to",
      ${counted('gross')} AS "grossGrosze", ${counted('net')} AS "netGrosze", ${counted('cash')} AS "cashGrosze",
      ${counted('rides')} AS rides, told.load_no AS "loadNo", told.key, told.kinds, told.amounts, told.counts,
      (count(*) OVER ())::integer AS "all"
    FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
    JOIN income_loads AS load ON load.no = told.load_no
    WHERE ref.driver_id = ${driverId} AND ${date}::date BETWEEN told.date AND told.until
    ORDER BY ref.platform, told.date, told.load_no, told.row_no
    LIMIT ${MOST_PERIODS_SHOWN}`)
  return rows
}

/** The amount of a kind that counts of \`told\`. */
export function counted(kind: IncomeKind): SQL {
  const code = sql.raw(String(INCOME_KINDS[kind]))
  return sql`(CASE WHEN told.counts IS NULL OR ${code}::smallint = ANY(told.counts)
    THEN told.amounts[array_position(told.kinds, ${code}::smallint)] END)`
}
