import { sql } from 'drizzle-orm'
import { fuelledShifts } from '#features/fuel/server/public.ts'
import { RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { placeSql, ROWS_OF_FIGURE, toldSql } from '../statistics/figure-rows.ts'

type Numbers = Record<string, string | number | null>

function numbersOf<Key extends string>(row: Numbers | undefined, keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, Number(row?.[key] ?? 0)])) as Record<Key, number>
}

/** Cars of which there is any result. */
export async function countCars(queries: Queries, { from, to }: Period): Promise<number> {
  const { rows } = await queries.execute<Numbers>(
    sql`SELECT count(DISTINCT reg) AS cars FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to}`,
  )
  return Number(rows[0]?.cars ?? 0)
}

export interface Agreement {
  readonly app: RideApp
  readonly checked: number
  readonly differing: number
  readonly differenceGrosze: number
  readonly untold: number
}

/**
 * Holds each driver's net less cash, with adjustments, against the payout that the app told; not told is
 * none.
 */
export async function agreementOf(queries: Queries, { from, to }: Period): Promise<Agreement[]> {
  const kinds = RIDE_APPS.flatMap((app) =>
    (['net', 'cash', 'adjustment', 'payout'] as const).map((kind) => ({ app, kind })),
  )
  const named = (app: RideApp, kind: string) => sql.identifier(`${app}_${kind}`)
  const columns = (amount: typeof toldSql) =>
    sql.join(
      kinds.map(({ app, kind }) => sql`${amount(app, kind)} AS ${named(app, kind)}`),
      sql`, `,
    )
  const sums = sql.join(
    kinds.map(({ app, kind }) => sql`sum(${named(app, kind)}) AS ${named(app, kind)}`),
    sql`, `,
  )
  const counts = RIDE_APPS.map((app) => {
    const [net, cash, payout] = [named(app, 'net'), named(app, 'cash'), named(app, 'payout')]
    const adjustment = named(app, 'adjustment')
    const off = sql`${net} - coalesce(${cash}, 0) + coalesce(${adjustment}, 0) - ${payout}`
    return sql`count(${net} + ${payout}) AS ${named(app, 'checked')},
      count(*) FILTER (WHERE ${off} <> 0) AS ${named(app, 'differing')},
      sum(abs(${off})) AS ${named(app, 'off')},
      count(*) FILTER (WHERE ${net} IS NOT NULL AND ${payout} IS NULL) AS ${named(app, 'untold')}`
  })
  const { rows } = await queries.execute<Numbers>(sql`
    WITH told AS (
      SELECT driver_id, ${columns(toldSql)} FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT driver_id, ${columns(placeSql)} FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to}
    ), driver AS (SELECT driver_id, ${sums} FROM told GROUP BY driver_id)
    SELECT ${sql.join(counts, sql`, `)} FROM driver`)
  return RIDE_APPS.map((app) => {
    const of = numbersOf(rows[0], [`${app}_checked`, `${app}_differing`, `${app}_off`, `${app}_untold`])
    return {
      app,
      checked: of[`${app}_checked`] ?? 0,
      differing: of[`${app}_differing`] ?? 0,
      differenceGrosze: of[`${app}_off`] ?? 0,
      untold: of[`${app}_untold`] ?? 0,
    }
  })
}

/** Sums that begin before the period in which they end. */
export async function begunBefore(queries: Queries, { from, to }: Period) {
  const { rows } = await queries.execute<Numbers>(sql`
    SELECT count(*) AS sums, sum(total_income_grosze) AS grosze FROM ${unsplitResults}
    WHERE until BETWEEN ${from} AND ${to} AND date < ${from}`)
  return numbersOf(rows[0], ['sums', 'grosze'])
}

/** The fuel page and the sheet beside each other (D50). */
export async function fuelSides(queries: Queries, { from, to }: Period) {
  const sheetAlone = sql`fuel_page_grosze IS NULL AND ${ROWS_OF_FIGURE.fuel}`
  const page = sql`result.date IS NOT NULL AND fuel_page_grosze IS NOT NULL`
  const differs = sql`fuel_page_grosze <> fuel_total_grosze AND fuel_total_grosze > 0`
  const alone = sql`result.date IS NULL AND fuel_page_grosze IS NOT NULL`
  const { rows } = await queries.execute<Numbers>(sql`
    SELECT count(*) FILTER (WHERE ${page}) AS "pageShifts",
      sum(fuel_page_grosze) FILTER (WHERE ${page}) AS "pageGrosze",
      count(*) FILTER (WHERE ${sheetAlone}) AS "sheetShifts",
      sum(fuel_total_grosze) FILTER (WHERE ${sheetAlone}) AS "sheetGrosze",
      count(*) FILTER (WHERE ${differs}) AS differing,
      sum(fuel_page_grosze - fuel_total_grosze) FILTER (WHERE ${differs}) AS "differenceGrosze",
      count(*) FILTER (WHERE ${alone}) AS "withoutResult",
      sum(fuel_page_grosze) FILTER (WHERE ${alone}) AS "withoutResultGrosze"
    FROM (SELECT * FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to}) AS result
    FULL JOIN (${fuelledShifts(from, to)}) AS fuelled USING (driver_id, date, shift)`)
  return numbersOf(rows[0], [
    'pageShifts',
    'pageGrosze',
    'sheetShifts',
    'sheetGrosze',
    'differing',
    'differenceGrosze',
    'withoutResult',
    'withoutResultGrosze',
  ])
}

export interface DriverWeekKey {
  readonly driverId: string
  /** Its Monday. */
  readonly monday: CalendarDate
}

interface KeyRow extends Record<string, unknown>, DriverWeekKey {
  readonly total: string
}

/** One page of drivers' weeks, the last week first and in it the highest earnings, and how many there are. */
export async function driverWeekKeys(
  queries: Queries,
  { from, to, driverId }: Period & { readonly driverId?: string | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly keys: readonly DriverWeekKey[] }> {
  const whose = driverId === undefined ? sql`` : sql`AND driver_id = ${driverId}`
  const { rows } = await queries.execute<KeyRow>(sql`
    WITH known AS (
      SELECT driver_id, date_trunc('week', date::timestamp)::date AS monday, total_income_grosze
      FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to} ${whose}
      UNION ALL
      SELECT driver_id, date_trunc('week', until::timestamp)::date, total_income_grosze
      FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to} ${whose}
    )
    SELECT driver_id AS "driverId", monday::text AS monday, count(*) OVER () AS total
    FROM known GROUP BY driver_id, known.monday
    ORDER BY known.monday DESC, sum(total_income_grosze) DESC NULLS LAST, driver_id
    LIMIT ${page.limit} OFFSET ${page.offset}`)
  return {
    total: Number(rows[0]?.total ?? 0),
    keys: rows.map(({ driverId: id, monday }) => ({ driverId: id, monday })),
  }
}
