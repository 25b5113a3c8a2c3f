import { and, asc, eq, like, sql } from 'drizzle-orm'
import { platformDriverPhones, platformDrivers } from '#features/income/facts/server/public.ts'
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
      ((SELECT count(*) FROM result_trips WHERE ref_id IN (SELECT id FROM waiting))
        + (SELECT count(*) FROM result_orders WHERE ref_id IN (SELECT id FROM waiting))
        + (SELECT count(*) FROM result_periods WHERE ref_id IN (SELECT id FROM waiting))
        + (SELECT count(*) FROM result_settlements WHERE ref_id IN (SELECT id FROM waiting)))::integer AS "waitingRows"`)
  return rows[0] ?? { waiting: 0, ignored: 0, waitingRows: 0 }
}

/** What the facts hold of these people; whoever has none is missing. */
export async function factCountsOf(
  queries: Queries,
  refIds: readonly string[],
): Promise<Map<string, FactCounts>> {
  const ids = sql.param([...refIds])
  const { rows } = await queries.execute<FactCounts & { id: string } & Record<string, unknown>>(sql`
    SELECT ref_id AS id, sum(trips)::integer AS trips, sum(orders)::integer AS orders, sum(shifts)::integer AS shifts,
      sum(periods)::integer AS periods, sum(grosze) FILTER (WHERE trips > 0)::bigint AS "tripsGrosze",
      sum(grosze) FILTER (WHERE orders > 0)::bigint AS "ordersGrosze",
      sum(grosze) FILTER (WHERE shifts > 0)::bigint AS "shiftsGrosze",
      sum(grosze) FILTER (WHERE periods > 0)::bigint AS "periodsGrosze",
      min(first)::date AS "firstDate", max(last)::date AS "lastDate"
    FROM (
      SELECT ref_id, count(*) AS trips, 0 AS orders, 0 AS shifts, 0 AS periods,
        sum(gross_grosze) FILTER (WHERE completed = 1) AS grosze, min(date) AS first, max(date) AS last
      FROM result_trips WHERE ref_id = ANY(${ids}::uuid[]) GROUP BY ref_id
      UNION ALL
      SELECT ref_id, 0, count(*), 0, 0, sum(net_grosze), NULL, NULL
      FROM result_orders WHERE ref_id = ANY(${ids}::uuid[]) GROUP BY ref_id
      UNION ALL
      SELECT ref_id, 0, 0, count(*), 0, sum(total_income_grosze), min(date), max(date)
      FROM result_settlements WHERE ref_id = ANY(${ids}::uuid[]) GROUP BY ref_id
      UNION ALL
      SELECT ref_id, 0, 0, 0, count(*), sum(coalesce(net_grosze, gross_grosze)), min(period_start), max(period_end)
      FROM result_periods WHERE ref_id = ANY(${ids}::uuid[]) GROUP BY ref_id
    ) AS fact GROUP BY ref_id`)
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
