import { sql } from 'drizzle-orm'
import { driversWithPhones } from '#features/drivers/server/public.ts'
import { touchAllOf } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'

interface Known extends Record<string, unknown> {
  readonly refId: string
  readonly driverId: string | null
  readonly phone: Phone
}

/**
 * Gives references their drivers by phone: these, and all that wait, since the list of drivers may have
 * grown. Of several phones that of the greatest (as_of, sha256) that a driver has decides; drivers who are
 * switched off count too. Where no phone is anybody's, a reference keeps the driver it has: the platform's id
 * is known. What a person decided stays. Notes the slots that change.
 * @returns how many references got another driver
 */
export async function matchReferences(tx: Tx, refIds: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<Known>(sql`
    SELECT ref.id AS "refId", ref.driver_id AS "driverId", known.phone
    FROM platform_drivers AS ref JOIN platform_driver_phones AS known ON known.ref_id = ref.id
    WHERE ref.matched_by IS DISTINCT FROM 'person'
      AND (ref.state = 'waiting' OR ref.id = ANY(${sql.param([...refIds])}::uuid[]))
    ORDER BY ref.id, known.as_of DESC, known.sha256 COLLATE "C" DESC, known.phone COLLATE "C" DESC`)
  if (rows.length === 0) return 0
  const owners = await driversWithPhones(
    tx,
    rows.map(({ phone }) => phone),
  )
  const matched = new Map<string, { readonly refId: string; readonly driverId: string }>()
  const same = new Set<string>()
  for (const { refId, driverId, phone } of rows) {
    const owner = owners.get(phone)
    if (!owner || matched.has(refId) || same.has(refId)) continue
    if (owner === driverId) same.add(refId)
    else matched.set(refId, { refId, driverId: owner })
  }
  await setDrivers(tx, [...matched.values()])
  return matched.size
}

async function setDrivers(tx: Tx, matched: readonly { refId: string; driverId: string }[]): Promise<void> {
  if (matched.length === 0) return
  const ids = matched.map(({ refId }) => refId)
  const incoming = rowsAsTable('incoming', matched, [
    { name: 'id', type: 'uuid', value: ({ refId }) => refId },
    { name: 'driver_id', type: 'uuid', value: ({ driverId }) => driverId },
  ])
  await touchAllOf(tx, ids)
  await tx.execute(sql`
    UPDATE platform_drivers AS ref SET driver_id = incoming.driver_id, state = 'matched', matched_by = 'phone'
    FROM ${incoming} WHERE ref.id = incoming.id`)
  await touchAllOf(tx, ids)
}
