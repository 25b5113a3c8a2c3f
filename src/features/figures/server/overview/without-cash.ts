import { sql } from 'drizzle-orm'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { placeSql, toldSql } from '../statistics/figure-rows.ts'

/** Whole grosze; both null where no app told both of anybody. */
export interface WithoutCash {
  readonly netGrosze: number | null
  readonly cashGrosze: number | null
}

const KINDS = ['net', 'cash'] as const
const KEYS = RIDE_APPS.flatMap((app) => KINDS.map((kind) => ({ app, kind })))
const named = (app: string, kind: string) => sql.identifier(`${app}_${kind}`)

/**
 * What is left of the earnings once cash is off: net and cash of one app, driver and week, where that app
 * told both. So both numbers come from the same source, and what else is known of the same shifts, such as a
 * total of the sheet, moves neither. An app's report and its rides may tell them apart, so they are held
 * together by weeks; what can't be split by shift belongs to the week in which it ends (D49, D50).
 */
export async function withoutCash(queries: Queries, { from, to }: Period): Promise<WithoutCash> {
  const columns = (amount: typeof toldSql) =>
    sql.join(
      KEYS.map(({ app, kind }) => sql`${amount(app, kind)} AS ${named(app, kind)}`),
      sql`, `,
    )
  const sums = sql.join(
    KEYS.map(({ app, kind }) => sql`sum(${named(app, kind)}) AS ${named(app, kind)}`),
    sql`, `,
  )
  const both = RIDE_APPS.map(
    (app) => sql`SELECT ${named(app, 'net')} AS net, ${named(app, 'cash')} AS cash FROM own
      WHERE ${named(app, 'net')} IS NOT NULL AND ${named(app, 'cash')} IS NOT NULL`,
  )
  const { rows } = await queries.execute<{ net: string | null; cash: string | null }>(sql`
    WITH told AS (
      SELECT driver_id, date_trunc('week', date::timestamp) AS week, ${columns(toldSql)}
      FROM ${shiftResults} WHERE date BETWEEN ${from} AND ${to}
      UNION ALL
      SELECT driver_id, date_trunc('week', until::timestamp), ${columns(placeSql)}
      FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to}
    ), own AS (SELECT driver_id, week, ${sums} FROM told GROUP BY driver_id, week),
    app AS (${sql.join(both, sql` UNION ALL `)})
    SELECT sum(net)::bigint AS net, sum(cash)::bigint AS cash FROM app`)
  const grosze = (text: string | null | undefined) => (text == null ? null : Number(text))
  return { netGrosze: grosze(rows[0]?.net), cashGrosze: grosze(rows[0]?.cash) }
}
