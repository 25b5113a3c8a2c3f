import { sql } from 'drizzle-orm'
import { type ResultPlatform, rekey } from '#features/income/facts/server/public.ts'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { identitiesOf, type KnownReference } from '../domain/identities.ts'
import { matchReferences } from './match-references.ts'

/**
 * Settles which references of a platform mean one person by now, and gives what they told its keys anew, so
 * that one ride stays one whichever of them named it.
 */
export async function settleIdentities(tx: Tx, platform: ResultPlatform): Promise<void> {
  const known = await knownReferences(tx, platform)
  const identities = await identitiesOf(known, eachInTurns)
  const changed = known.flatMap(({ id, identity }) => {
    const settled = identities.get(id) ?? id
    return settled === identity ? [] : [{ id, identity: settled }]
  })
  if (changed.length === 0) return
  const incoming = rowsAsTable('incoming', changed, [
    { name: 'id', type: 'uuid', value: ({ id }) => id },
    { name: 'identity', type: 'uuid', value: ({ identity }) => identity },
  ])
  await tx.execute(sql`
    UPDATE platform_drivers AS ref SET identity = incoming.identity FROM ${incoming} WHERE ref.id = incoming.id`)
  await rekey(
    tx,
    changed.map(({ id }) => id),
  )
}

/**
 * Matches references, and settles what they mean: whom a name means may follow from who the others are.
 * @returns how many references got another driver
 */
export async function settlePeople(tx: Tx, refIds: readonly string[]): Promise<number> {
  const matched = await matchReferences(tx, refIds)
  if (matched.length === 0) return 0
  for (const platform of new Set(matched.map((each) => each.platform))) await settleIdentities(tx, platform)
  const followed = await matchReferences(tx, [])
  return new Set([...matched, ...followed].map(({ refId }) => refId)).size
}

async function knownReferences(queries: Queries, platform: ResultPlatform): Promise<KnownReference[]> {
  const { rows } = await queries.execute<KnownReference & Record<string, unknown>>(sql`
    SELECT ref.id, ref.ref_key AS "refKey", ref.identity,
      CASE WHEN ref.matched_by IS DISTINCT FROM 'reference' THEN ref.driver_id END AS "driverId",
      CASE WHEN ref.matched_by = 'person' THEN ref.driver_id END AS decided,
      coalesce(phone.phones, '{}') AS phones, coalesce(called.names, '{}') AS names, coalesce(called.since, 0) AS since
    FROM platform_drivers AS ref
    LEFT JOIN (
      SELECT ref_id, array_agg(phone ORDER BY phone) AS phones FROM platform_driver_phones GROUP BY ref_id
    ) AS phone ON phone.ref_id = ref.id
    LEFT JOIN (
      SELECT ref_id, array_agg(DISTINCT name_key) AS names, min(loads[1]) AS since FROM platform_driver_names GROUP BY ref_id
    ) AS called ON called.ref_id = ref.id
    WHERE ref.platform = ${platform}`)
  return rows
}
