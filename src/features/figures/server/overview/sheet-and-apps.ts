import { type SQL, sql } from 'drizzle-orm'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type EarnedFrom, earnedFrom } from '../../domain/statistics/earned-from.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { placeSql } from '../statistics/figure-rows.ts'

/** What of the earnings the fleet's sheet brought beside the apps. Whole grosze. */
export interface SheetShare {
  /** Of drivers' weeks of which no app told an amount; null where there are none. */
  readonly aloneGrosze: number | null
  readonly aloneDrivers: number
  /** Of those of which both told: the sheet's less the apps'; below zero where the sheet says less. */
  readonly beyondGrosze: number
  /** With a difference in any week of the period. */
  readonly differingDrivers: number
}

export interface DriversSource {
  readonly from: EarnedFrom | null
  /** The apps' nets, or gross without a net; null where none told any. */
  readonly appsGrosze: number | null
}

type Row = Record<string, string | number | null>

/**
 * Per driver and week what counts as earned, and what of it the apps told of the same driver and week:
 * net, or gross where no net is known. An app's report is one sum of the week and the sheet's are shifts,
 * so that they can only be held together by weeks; what can't be split belongs to the week in which it
 * ends (D49, D50).
 */
function weeksOf({ from, to }: Period, whose: SQL = sql``): SQL {
  // Of rows that were folded before the apps' part was kept.
  const apps = RIDE_APPS.map((app) => sql`coalesce(${placeSql(app, 'net')}, ${placeSql(app, 'gross')})`)
  const known = sql`coalesce(${sql.join(apps, sql`, `)})`
  const sum = sql.join(
    apps.map((amount) => sql`coalesce(${amount}, 0)`),
    sql` + `,
  )
  return sql`
    SELECT driver_id, monday, sum(earned)::bigint AS earned, count(sheet) AS sheets, count(*) FILTER (WHERE is_apps) AS told,
      (CASE WHEN count(sheet) = 0 THEN sum(earned) ELSE sum(apps) END)::bigint AS apps, count(shift) AS shifts
    FROM (
      SELECT driver_id, date_trunc('week', date::timestamp)::date AS monday, total_income_grosze AS earned, shift,
        CASE WHEN income_from = 'sheet' THEN apps_income_grosze ELSE total_income_grosze END AS apps,
        CASE WHEN income_from = 'sheet' THEN total_income_grosze END AS sheet,
        total_income_grosze IS NOT NULL AND income_from IS DISTINCT FROM 'sheet' AS is_apps
      FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to} ${whose}
      UNION ALL
      SELECT driver_id, date_trunc('week', until::timestamp)::date, total_income_grosze, NULL,
        coalesce(apps_income_grosze, CASE WHEN ${known} IS NOT NULL THEN ${sum} END), NULL, coalesce(total_income_grosze, 0) <> 0
      FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to} ${whose}
    ) AS known GROUP BY driver_id, monday`
}

const DIFFERS = sql`sheets > 0 AND apps IS NOT NULL AND earned <> apps`

export async function sheetShareOf(queries: Queries, period: Period): Promise<SheetShare> {
  const { rows } = await queries.execute<Row>(sql`
    SELECT sum(earned) FILTER (WHERE sheets > 0 AND apps IS NULL) AS alone,
      count(DISTINCT driver_id) FILTER (WHERE sheets > 0 AND apps IS NULL) AS "aloneDrivers",
      sum(earned - apps) FILTER (WHERE ${DIFFERS}) AS beyond,
      count(DISTINCT driver_id) FILTER (WHERE ${DIFFERS}) AS differing
    FROM (${weeksOf(period)}) AS week`)
  const [row] = rows
  return {
    aloneGrosze: grosze(row?.alone),
    aloneDrivers: Number(row?.aloneDrivers ?? 0),
    beyondGrosze: Number(row?.beyond ?? 0),
    differingDrivers: Number(row?.differing ?? 0),
  }
}

/** Of these drivers, over the whole period. */
export async function sourcesOfDrivers(
  queries: Queries,
  period: Period,
  driverIds: readonly string[],
): Promise<Map<string, DriversSource>> {
  if (driverIds.length === 0) return new Map()
  const these = sql`AND driver_id IN (${sql.join(
    driverIds.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const { rows } = await queries.execute<Row>(sql`
    SELECT driver_id AS "driverId", sum(sheets) AS sheets, sum(told) AS told, sum(apps) AS apps
    FROM (${weeksOf(period, these)}) AS week GROUP BY driver_id`)
  return new Map(
    rows.map(({ driverId, sheets, told, apps }) => [
      String(driverId),
      { from: earnedFrom(Number(sheets) > 0, Number(told) > 0), appsGrosze: grosze(apps) },
    ]),
  )
}

export interface SheetDifference {
  readonly driverId: string
  readonly monday: CalendarDate
  readonly shifts: number
  readonly earnedGrosze: number
  /** Null where no app told an amount. */
  readonly appsGrosze: number | null
}

/**
 * Drivers' weeks of which the sheet says something else than the apps, or alone says anything: the last week
 * first, and in it those that are furthest off.
 */
export async function sheetDifferencesOf(
  queries: Queries,
  period: Period,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly differences: readonly SheetDifference[] }> {
  const { rows } = await queries.execute<Row>(sql`
    SELECT driver_id AS "driverId", monday::text AS monday, shifts, earned, apps, count(*) OVER () AS total
    FROM (${weeksOf(period)}) AS week
    WHERE sheets > 0 AND earned IS DISTINCT FROM apps
    ORDER BY week.monday DESC, abs(earned - coalesce(apps, 0)) DESC, driver_id
    LIMIT ${page.limit} OFFSET ${page.offset}`)
  return {
    total: Number(rows[0]?.total ?? 0),
    differences: rows.map(({ driverId, monday, shifts, earned, apps }) => ({
      driverId: String(driverId),
      monday: String(monday) as CalendarDate,
      shifts: Number(shifts),
      earnedGrosze: Number(earned ?? 0),
      appsGrosze: grosze(apps),
    })),
  }
}

function grosze(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}
