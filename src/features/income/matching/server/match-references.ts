import { sql } from 'drizzle-orm'
import { driversByIds, driversWithPhones } from '#features/drivers/server/public.ts'
import { touchAllOf } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { namesAgree } from '../domain/names-agree.ts'
import { aliasesDecided } from './queue-store.ts'

interface Known extends Record<string, unknown> {
  readonly refId: string
  readonly name: string
  readonly driverId: string | null
  readonly doubt: string | null
  readonly phone: Phone
}

/**
 * Gives references their drivers by phone: these, and all that wait, since the list of drivers may have
 * grown. Of several phones that of the latest load that a driver has decides; drivers who are switched off
 * count too. A name that contradicts the driver of the phone does not match: who has no driver waits for a
 * person, and says so. Where no phone decides, a reference keeps the driver it has, or gets the one of the
 * reference that it stands for. What a person decided stays. Notes the slots that change.
 * @returns how many references got another driver
 */
export async function matchReferences(tx: Tx, refIds: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<Known>(sql`
    SELECT ref.id AS "refId", ref.name, ref.driver_id AS "driverId", ref.doubt, known.phone
    FROM platform_drivers AS ref JOIN platform_driver_phones AS known ON known.ref_id = ref.id
    WHERE ref.matched_by IS DISTINCT FROM 'person'
      AND (ref.state = 'waiting' OR ref.id = ANY(${sql.param([...refIds])}::uuid[]))
    ORDER BY ref.id, (SELECT max(load) FROM unnest(known.loads) AS load) DESC, known.phone COLLATE "C" DESC`)
  const owners = await driversWithPhones(
    tx,
    rows.map(({ phone }) => phone),
  )
  const namesOf = await namesOfDrivers(tx, [...new Set(owners.values())])
  const decided = new Map<string, Matched>()
  for (const [refId, known] of Map.groupBy(rows, (row) => row.refId)) {
    const [first] = known
    const owned = known.flatMap(({ phone }) => owners.get(phone) ?? [])
    const owner = owned.find((driver) => namesOf(driver).some((name) => namesAgree(name, first?.name ?? '')))
    const doubt = !owner && owned.length > 0 && first?.driverId === null ? 'name-differs' : null
    const driverId = owner ?? first?.driverId ?? null
    if (first && (driverId !== first.driverId || doubt !== first.doubt))
      decided.set(refId, { refId, driverId, doubt })
  }
  const others = [...decided.values()].filter(({ driverId }) => driverId !== null)
  await setDoubts(tx, [...decided.values()])
  await setDrivers(tx, others, 'phone')
  return others.length + (await matchByReference(tx))
}

interface Matched {
  readonly refId: string
  readonly driverId: string | null
  readonly doubt: 'name-differs' | null
}

/** Those of the list, and those that people said are theirs. */
async function namesOfDrivers(tx: Tx, ids: readonly string[]): Promise<(id: string) => string[]> {
  if (ids.length === 0) return () => []
  const listed = await driversByIds(tx, ids)
  const aliases = await aliasesDecided(tx, ids)
  return (id) => [...(aliases.get(id) ?? []), ...(listed.get(id) ? [listed.get(id)?.fullName ?? ''] : [])]
}

/** Who has no phone of a driver is whoever the reference means that stands for it, if that is one driver. */
async function matchByReference(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ refId: string; driverId: string }>(sql`
    SELECT ref.id AS "refId", min(meant.driver_id::text) AS "driverId"
    FROM platform_drivers AS ref
    JOIN platform_drivers AS meant
      ON meant.platform = ref.platform AND meant.identity = ref.identity AND meant.id <> ref.id
    WHERE ref.state = 'waiting' AND ref.doubt IS NULL AND meant.state = 'matched'
    GROUP BY ref.id HAVING count(DISTINCT meant.driver_id) = 1`)
  await setDrivers(tx, rows, 'reference')
  return rows.length
}

/** Those who were matched through others are matched anew, since what stands for what has changed. */
export async function unmatchReferences(tx: Tx, refIds: readonly string[]): Promise<void> {
  const ids = sql.param([...refIds])
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM platform_drivers
    WHERE matched_by = 'reference' OR (matched_by = 'phone' AND id = ANY(${ids}::uuid[]))`)
  if (rows.length === 0) return
  const found = rows.map(({ id }) => id)
  await touchAllOf(tx, found)
  await tx.execute(sql`
    UPDATE platform_drivers SET driver_id = NULL, state = 'waiting', matched_by = NULL, doubt = NULL
    WHERE id = ANY(${sql.param(found)}::uuid[])`)
}

async function setDoubts(tx: Tx, decided: readonly Matched[]): Promise<void> {
  if (decided.length === 0) return
  const incoming = rowsAsTable('incoming', decided, [
    { name: 'id', type: 'uuid', value: ({ refId }) => refId },
    { name: 'doubt', type: 'text', value: ({ doubt }) => doubt },
  ])
  await tx.execute(
    sql`UPDATE platform_drivers AS ref SET doubt = incoming.doubt FROM ${incoming} WHERE ref.id = incoming.id`,
  )
}

async function setDrivers(
  tx: Tx,
  matched: readonly { readonly refId: string; readonly driverId: string | null }[],
  by: 'phone' | 'reference',
): Promise<void> {
  if (matched.length === 0) return
  const ids = matched.map(({ refId }) => refId)
  const incoming = rowsAsTable('incoming', matched, [
    { name: 'id', type: 'uuid', value: ({ refId }) => refId },
    { name: 'driver_id', type: 'uuid', value: ({ driverId }) => driverId },
  ])
  await touchAllOf(tx, ids)
  await tx.execute(sql`
    UPDATE platform_drivers AS ref SET driver_id = incoming.driver_id, state = 'matched', matched_by = ${by}
    FROM ${incoming} WHERE ref.id = incoming.id`)
  await touchAllOf(tx, ids)
}
