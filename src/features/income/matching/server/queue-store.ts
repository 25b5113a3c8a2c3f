import { and, asc, eq, like, sql } from 'drizzle-orm'
import { earnedSql, platformDriverPhones, platformDrivers } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { StoredReference } from './reference-store.ts'

export interface QueueAsked {
  readonly state: StoredReference['state']
  /** Part of the name; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** What of a person's stands in the facts. */
export interface FactCounts {
  readonly trips: number
  readonly orders: number
  readonly shifts: number
  readonly periods: number
  readonly tripsGrosze: number | null
  readonly ordersGrosze: number | null
  readonly shiftsGrosze: number | null
  readonly periodsGrosze: number | null
  readonly firstDate: string | null
  readonly lastDate: string | null
}

/** By name, one page. */
export async function queuePage(
  queries: Queries,
  { state, search, page }: QueueAsked,
  size: number,
): Promise<{ total: number; people: StoredReference[] }> {
  const key = looseKey(search)
  const asked = and(
    eq(platformDrivers.state, state),
    key === '' ? undefined : like(platformDrivers.nameKey, `%${key}%`),
  )
  const people = await queries
    .select()
    .from(platformDrivers)
    .where(asked)
    .orderBy(asc(sql`${platformDrivers.nameKey} COLLATE "C"`), asc(platformDrivers.id))
    .limit(size)
    .offset((page - 1) * size)
  return { total: await queries.$count(platformDrivers, asked), people }
}

/** Of everybody in the queue. */
export async function queueCounts(
  queries: Queries,
): Promise<{ waiting: number; ignored: number; waitingRows: number }> {
  const { rows } = await queries.execute<{ waiting: number; ignored: number; waitingRows: number }>(sql`
    WITH waiting AS (SELECT id FROM platform_drivers WHERE state = 'waiting')
    SELECT (SELECT count(*) FROM waiting)::integer AS waiting,
      (SELECT count(*) FROM platform_drivers WHERE state = 'ignored')::integer AS ignored,
      (SELECT count(*) FROM income_statements WHERE holds AND ref_id IN (SELECT id FROM waiting))::integer AS "waitingRows"`)
  return rows[0] ?? { waiting: 0, ignored: 0, waitingRows: 0 }
}

/** What the facts hold of these people; whoever has none is missing. */
export async function factCountsOf(
  queries: Queries,
  refIds: readonly string[],
): Promise<Map<string, FactCounts>> {
  const ids = sql.param([...refIds])
  const { rows } = await queries.execute<FactCounts & { id: string } & Record<string, unknown>>(sql`
    WITH told AS (
      SELECT told.ref_id, told.date, told.until, net.amount AS net, gross.amount AS gross, told.amounts[1] AS income,
        CASE WHEN told.app = 0 THEN 'shift' WHEN told.key::text LIKE 'c%' THEN 'sums'
          WHEN told.of_ride IS NOT NULL OR told.shift IS NULL THEN 'payment' ELSE 'ride' END AS subject
      FROM income_statements AS told
      LEFT JOIN LATERAL (SELECT told.amounts[array_position(told.kinds, 3::smallint)] AS amount
        WHERE told.counts IS NULL OR 3 = ANY(told.counts)) AS net ON true
      LEFT JOIN LATERAL (SELECT told.amounts[array_position(told.kinds, 1::smallint)] AS amount
        WHERE told.counts IS NULL OR 1 = ANY(told.counts)) AS gross ON true
      WHERE told.holds AND told.ref_id = ANY(${ids}::uuid[])
    )
    SELECT ref_id AS id, count(*) FILTER (WHERE subject = 'ride')::integer AS trips,
      count(*) FILTER (WHERE subject = 'payment')::integer AS orders, count(*) FILTER (WHERE subject = 'shift')::integer AS shifts,
      count(*) FILTER (WHERE subject = 'sums')::integer AS periods,
      sum(gross) FILTER (WHERE subject = 'ride')::bigint AS "tripsGrosze",
      sum(net) FILTER (WHERE subject = 'payment')::bigint AS "ordersGrosze",
      sum(income) FILTER (WHERE subject = 'shift')::bigint AS "shiftsGrosze",
      sum(${earnedSql(sql`net`, sql`gross`)}) FILTER (WHERE subject = 'sums')::bigint AS "periodsGrosze",
      min(date)::date AS "firstDate", max(coalesce(until, date))::date AS "lastDate"
    FROM told GROUP BY ref_id`)
  return new Map(rows.map(({ id, ...held }) => [id, held]))
}

/** Names under which files speak of drivers. */
export async function aliasesOfDrivers(queries: Queries): Promise<Map<string, string[]>> {
  const rows = await queries
    .selectDistinct({ driverId: platformDrivers.driverId, name: platformDrivers.name })
    .from(platformDrivers)
    .where(eq(platformDrivers.state, 'matched'))
  const names = new Map<string, string[]>()
  for (const { driverId, name } of rows)
    if (driverId) names.set(driverId, [...(names.get(driverId) ?? []), name])
  return names
}

export async function phonesOf(queries: Queries, refIds: readonly string[]): Promise<Map<string, Phone[]>> {
  const rows = await queries
    .select({ refId: platformDriverPhones.refId, phone: platformDriverPhones.phone })
    .from(platformDriverPhones)
    .where(sql`${platformDriverPhones.refId} = ANY(${sql.param([...refIds])}::uuid[])`)
    .orderBy(platformDriverPhones.phone)
  const phones = new Map<string, Phone[]>()
  for (const { refId, phone } of rows) phones.set(refId, [...(phones.get(refId) ?? []), phone])
  return phones
}

/** Names of references that people said are these drivers'. */
export async function aliasesDecided(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { driverId, name, matchedBy } = platformDrivers
  const rows = await queries
    .selectDistinct({ driverId, name })
    .from(platformDrivers)
    .where(and(eq(matchedBy, 'person'), sql`${driverId} = ANY(${sql.param([...driverIds])}::uuid[])`))
  const names = new Map<string, string[]>()
  for (const row of rows)
    if (row.driverId) names.set(row.driverId, [...(names.get(row.driverId) ?? []), row.name])
  return names
}
