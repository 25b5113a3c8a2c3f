import { sql } from 'drizzle-orm'
import { driversByIds, driversWithPhones, noteFormerPhones } from '#features/drivers/server/public.ts'
import { type ResultPlatform, touchAllOf } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { namesAgree } from '../domain/names-agree.ts'
import { keptByFormer } from './kept-by-former.ts'
import { aliasesDecided } from './queue-store.ts'

interface Known extends Record<string, unknown> {
  readonly refId: string
  readonly platform: ResultPlatform
  readonly name: string
  /** Null also of who only follows another reference. */
  readonly driverId: string | null
  /** Also of who follows. */
  readonly heldBy: string | null
  readonly doubt: string | null
  readonly phone: Phone
}

/** A reference that got another driver, or none. */
interface Rematched {
  readonly refId: string
  readonly platform: ResultPlatform
}

/**
 * Gives references their drivers by phone: these, and all that wait or only follow another one, since the
 * list of drivers may have grown. Of several phones that of the latest load that a driver has decides;
 * drivers who are switched off count too. A name that contradicts the driver of the phone does not match: who
 * has no driver of the own waits for a person, and says so. Where no phone decides, a reference keeps the
 * driver it has, or follows the reference that it stands for. Who was removed from the list keeps what files
 * brought, whoever has the phone by now (`keptByFormer`). What a person decided stays. Notes the slots
 * that change.
 */
export async function matchReferences(tx: Tx, refIds: readonly string[]): Promise<Rematched[]> {
  const { rows } = await tx.execute<Known>(sql`
    SELECT ref.id AS "refId", ref.platform, ref.name, ref.doubt, known.phone, ref.driver_id AS "heldBy",
      CASE WHEN ref.matched_by IS DISTINCT FROM 'reference' THEN ref.driver_id END AS "driverId"
    FROM platform_drivers AS ref JOIN platform_driver_phones AS known ON known.ref_id = ref.id
    WHERE ref.matched_by IS DISTINCT FROM 'person'
      AND (ref.state = 'waiting' OR ref.matched_by = 'reference' OR ref.id = ANY(${sql.param([...refIds])}::uuid[]))
    ORDER BY ref.id, (SELECT max(load) FROM unnest(known.loads) AS load) DESC, known.phone COLLATE "C" DESC`)
  const owners = await driversWithPhones(
    tx,
    rows.map(({ phone }) => phone),
  )
  const namesOf = await namesOfDrivers(tx, [...new Set(owners.values())])
  const kept = await keptByFormer(tx, rows)
  const decided: Matched[] = []
  for (const [refId, known] of Map.groupBy(rows, (row) => row.refId)) {
    const [first] = known
    if (!first) continue
    const owned = known.flatMap(({ phone }) => owners.get(phone) ?? [])
    const owner = owned.find((driver) => namesOf(driver).some((name) => namesAgree(name, first.name)))
    const former = kept(first, owner === undefined ? [] : known.map(({ phone }) => phone))
    const doubt = !owner && owned.length > 0 && first.driverId === null ? 'name-differs' : null
    // So that it is asked who has the number, also where the list never knew it.
    const ofOwner = known.flatMap(({ phone }) => (owners.get(phone) === owner ? phone : []))
    if (former !== undefined && owner !== undefined) await noteFormerPhones(tx, former, ofOwner)
    const driverId = former ?? owner ?? first.driverId
    if (driverId !== first.driverId || doubt !== first.doubt)
      decided.push({ refId, platform: first.platform, driverId, doubt })
  }
  const others = decided.filter(({ driverId }) => driverId !== null)
  await setDoubts(tx, decided)
  await setDrivers(tx, others, 'phone')
  return [...others, ...(await followReferences(tx))]
}

interface Matched extends Rematched {
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

/**
 * Who has no driver by a phone or a person is whoever the references are with which it means one person, if
 * those are one driver; and waits again once they are not.
 */
async function followReferences(tx: Tx): Promise<Rematched[]> {
  const { rows } = await tx.execute<Rematched & { driverId: string | null } & Record<string, unknown>>(sql`
    SELECT ref.id AS "refId", ref.platform, meant.driver_id AS "driverId"
    FROM platform_drivers AS ref
    LEFT JOIN (
      SELECT platform, identity, min(driver_id::text)::uuid AS driver_id FROM platform_drivers
      WHERE state = 'matched' AND matched_by <> 'reference'
      GROUP BY platform, identity HAVING count(DISTINCT driver_id) = 1
    ) AS meant ON meant.platform = ref.platform AND meant.identity = ref.identity AND ref.doubt IS NULL
    WHERE (ref.matched_by = 'reference' OR (ref.state = 'waiting' AND ref.matched_by IS NULL))
      AND meant.driver_id IS DISTINCT FROM ref.driver_id`)
  await setDrivers(
    tx,
    rows.filter(({ driverId }) => driverId !== null),
    'reference',
  )
  await setWaiting(
    tx,
    rows.filter(({ driverId }) => driverId === null).map(({ refId }) => refId),
  )
  return rows
}

/**
 * Whoever was matched by one of these phones, which are said of the references no more, waits. Who has
 * another phone of nobody on the list by now keeps the driver, who was removed from it in the meantime.
 */
export async function unmatchReferences(
  tx: Tx,
  phones: readonly { readonly refId: string; readonly phone: Phone }[],
): Promise<void> {
  if (phones.length === 0) return
  const owners = await driversWithPhones(
    tx,
    phones.map(({ phone }) => phone),
  )
  const gone = rowsAsTable('gone', phones, [
    { name: 'ref_id', type: 'uuid', value: ({ refId }) => refId },
    { name: 'owner', type: 'uuid', value: ({ phone }) => owners.get(phone) ?? null },
  ])
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT ref.id FROM platform_drivers AS ref JOIN ${gone} ON gone.ref_id = ref.id
    WHERE ref.matched_by = 'phone' AND (ref.driver_id = gone.owner
      OR NOT EXISTS (SELECT FROM platform_driver_phones AS known WHERE known.ref_id = ref.id))`)
  await setWaiting(
    tx,
    rows.map(({ id }) => id),
  )
}

async function setWaiting(tx: Tx, refIds: readonly string[]): Promise<void> {
  if (refIds.length === 0) return
  await touchAllOf(tx, refIds)
  await tx.execute(sql`
    UPDATE platform_drivers SET driver_id = NULL, state = 'waiting', matched_by = NULL
    WHERE id = ANY(${sql.param([...refIds])}::uuid[])`)
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
