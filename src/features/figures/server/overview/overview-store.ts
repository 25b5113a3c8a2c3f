import { type SQL, sql } from 'drizzle-orm'
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

const OF_PAYOUT = ['net', 'cash', 'adjustment', 'payout'] as const
type OfPayout = (typeof OF_PAYOUT)[number]

/**
 * Holds each driver's net less cash, with adjustments, against the payout that the app told; not told is
 * none. Only what stands within the days of a payout is held against it, and of cash and adjustments only
 * what is told along with it: rides beside a report that tells no cash say nothing of what it paid out.
 */
export async function agreementOf(queries: Queries, { from, to }: Period): Promise<Agreement[]> {
  const named = (app: RideApp, kind: string) => sql.identifier(`${app}_${kind}`)
  const eachApp = (of: (app: RideApp) => SQL) => sql.join(RIDE_APPS.map(of), sql`, `)
  const columns = (amount: typeof toldSql) =>
    eachApp((app) =>
      sql.join(
        OF_PAYOUT.map((kind) => sql`${amount(app, kind)} AS ${named(app, kind)}`),
        sql`, `,
      ),
    )
  const days = eachApp(
    (app) => sql`range_agg(daterange(date, until, '[]')) FILTER (WHERE ${named(app, 'payout')} IS NOT NULL)
      AS ${named(app, 'days')}`,
  )
  const within = (app: RideApp, kind: OfPayout) =>
    sql`sum(${named(app, kind)}) FILTER (WHERE ${named(app, 'days')} @> daterange(date, until, '[]'))`
  // 0 is told: it is what a report leaves once its rides say the same.
  const along = (app: RideApp, kind: OfPayout) =>
    sql`CASE WHEN bool_or(${named(app, 'payout')} IS NOT NULL AND ${named(app, kind)} IS NOT NULL)
      THEN ${within(app, kind)} END`
  const sums = eachApp(
    (
      app,
    ) => sql`${within(app, 'net')} AS ${named(app, 'net')}, ${within(app, 'payout')} AS ${named(app, 'payout')},
      ${along(app, 'cash')} AS ${named(app, 'cash')}, ${along(app, 'adjustment')} AS ${named(app, 'adjustment')},
      count(${named(app, 'net')}) FILTER (WHERE until >= ${from}) AS ${named(app, 'nets')}`,
  )
  const counts = eachApp((app) => {
    const [net, cash, payout] = [named(app, 'net'), named(app, 'cash'), named(app, 'payout')]
    const adjustment = named(app, 'adjustment')
    const off = sql`${net} - coalesce(${cash}, 0) + coalesce(${adjustment}, 0) - ${payout}`
    return sql`count(${net} + ${payout}) AS ${named(app, 'checked')},
      count(*) FILTER (WHERE ${off} <> 0) AS ${named(app, 'differing')},
      sum(abs(${off})) AS ${named(app, 'off')},
      count(*) FILTER (WHERE ${named(app, 'nets')} > 0 AND ${payout} IS NULL) AS ${named(app, 'untold')}`
  })
  const { rows } = await queries.execute<Numbers>(sql`
    WITH reports AS (
      SELECT driver_id, date, until, ${columns(placeSql)} FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to}
    ), first AS (SELECT least(min(date), ${from}::date) AS day FROM reports),
    told AS (
      SELECT driver_id, date, date AS until, ${columns(toldSql)} FROM ${shiftResults}
      WHERE date BETWEEN (SELECT day FROM first) AND ${to}
      UNION ALL SELECT * FROM reports
      UNION ALL
      SELECT driver_id, date, until, ${columns(placeSql)} FROM ${unsplitResults}
      WHERE until BETWEEN (SELECT day FROM first) AND ${from}::date - 1
    ), payouts AS (SELECT driver_id, ${days} FROM told WHERE until >= ${from} GROUP BY driver_id),
    driver AS (SELECT driver_id, ${sums} FROM told JOIN payouts USING (driver_id) GROUP BY driver_id)
    SELECT ${counts} FROM driver`)
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

/** Sums that begin before the period in which they end, and add to it. */
export async function begunBefore(queries: Queries, { from, to }: Period) {
  const { rows } = await queries.execute<Numbers>(sql`
    SELECT count(*) AS sums, sum(total_income_grosze) AS grosze FROM ${unsplitResults}
    WHERE until BETWEEN ${from} AND ${to} AND date < ${from} AND total_income_grosze <> 0`)
  return numbersOf(rows[0], ['sums', 'grosze'])
}

/** Reports that end in the period and add nothing, since another one may hold their money (D49). */
export async function overlappingOf(queries: Queries, { from, to }: Period) {
  const { rows } = await queries.execute<Numbers>(sql`
    SELECT count(*) AS sums, sum(overlap_grosze) AS grosze FROM ${unsplitResults}
    WHERE until BETWEEN ${from} AND ${to} AND overlap_grosze IS NOT NULL`)
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
