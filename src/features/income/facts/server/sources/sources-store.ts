import { sql } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { FileKind } from '../../domain/file-kinds.ts'
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
}

/** Rides by time, each followed by its payments; sheets, the one that holds first. */
export async function rowsBehind(
  queries: Queries,
  driverId: string,
  { date, shift }: Slot,
): Promise<SourceRow[]> {
  const { rows } = await queries.execute<SourceRow & Record<string, unknown>>(sql`
    WITH ride AS (
      SELECT trip.*, ref.name FROM platform_drivers AS ref
      JOIN result_trips AS trip ON trip.ref_id = ref.id AND trip.date = ${date} AND trip.shift = ${shift}
      WHERE ref.driver_id = ${driverId}
    ), fact AS (
      SELECT file_id, row_no, name, started_at, 1 AS place, completed = 1 AS completed, plate, gross_grosze,
        NULL::integer AS net_grosze, cash_grosze, distance_m, NULL::integer AS bolt, NULL::integer AS uber,
        NULL::integer AS freenow
      FROM ride
      UNION ALL
      SELECT paid.file_id, paid.row_no, ride.name, ride.started_at, 2, NULL, NULL, NULL, paid.net_grosze,
        paid.cash_grosze, NULL, NULL, NULL, NULL
      FROM ride JOIN result_orders AS paid ON paid.trip_key = ride.trip_key WHERE ride.platform = 'uber'
      UNION ALL
      SELECT sheet.file_id, sheet.row_no, ref.name, NULL, 0, NULL, NULL, sheet.total_income_grosze, NULL, NULL,
        sheet.mileage_m, sheet.bolt_rides, sheet.uber_rides, sheet.freenow_rides
      FROM platform_drivers AS ref
      JOIN result_settlements AS sheet
        ON sheet.ref_id = ref.id AND sheet.date = ${date} AND sheet.shift = ${shift}
      WHERE ref.driver_id = ${driverId}
    )
    SELECT file.kind, file.file_name AS "fileName", file.loaded_at AS "loadedAt", file.loaded_by AS "loadedBy",
      fact.row_no AS row, fact.name, to_char(fact.started_at, 'YYYY-MM-DD HH24:MI:SS') AS "startedAt", fact.completed,
      fact.plate, fact.gross_grosze AS "grossGrosze", fact.net_grosze AS "netGrosze",
      fact.cash_grosze AS "cashGrosze", fact.distance_m AS "distanceM", fact.bolt, fact.uber, fact.freenow,
      file.load_no AS "loadNo"
    FROM fact JOIN result_files AS file ON file.id = fact.file_id
    ORDER BY fact.started_at NULLS FIRST, fact.place, file.load_no DESC, fact.row_no DESC`)
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
}

/** What platforms say of the driver over periods that this date lies in. */
export async function periodsAround(
  queries: Queries,
  driverId: string,
  date: string,
): Promise<PeriodSource[]> {
  const { rows } = await queries.execute<PeriodSource & Record<string, unknown>>(sql`
    SELECT said.platform, file.file_name AS "fileName", said.row_no AS row, said.period_start AS "from",
      said.period_end AS "to", said.gross_grosze AS "grossGrosze", said.net_grosze AS "netGrosze",
      said.cash_grosze AS "cashGrosze", said.rides
    FROM platform_drivers AS ref
    JOIN result_periods AS said ON said.ref_id = ref.id
    JOIN result_files AS file ON file.id = said.file_id
    WHERE ref.driver_id = ${driverId} AND ${date}::date BETWEEN said.period_start AND said.period_end
    ORDER BY said.platform, said.period_start, said.row_no`)
  return rows
}
