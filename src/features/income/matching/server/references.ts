import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ResultPlatform } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { looseKey } from '#kernel/polish-text.ts'
import { type BulkColumn, names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { type DriverReference, referenceKey } from '../domain/driver-reference.ts'

/**
 * What stands in the place of the key of an erased person, so that a file loaded again finds it without
 * naming anybody.
 */
export function erasedKey(secrets: Secrets, platform: ResultPlatform, key: string): string {
  return `erased:${secrets.fingerprint(`result reference ${platform} ${key}`)}`
}

/** The file that names them: of two the one with the greater (asOf, sha256) holds. */
interface NamingFile {
  readonly asOf: CalendarDate
  readonly sha256: string
}

interface Named {
  readonly id: string
  readonly key: string
  readonly driver: DriverReference
}

/**
 * Stores whom a file's rows speak of. The name is that of the greatest (as_of, sha256), and every phone is
 * kept with the greatest file that gave it, so that the order of files makes no difference. Of erased people
 * nothing is stored again.
 * @param drivers in the order of the file
 * @returns ids of the references by their keys
 */
export async function storeReferences(
  tx: Tx,
  secrets: Secrets,
  platform: ResultPlatform,
  drivers: readonly DriverReference[],
  file: NamingFile,
): Promise<Map<string, string>> {
  const byKey = new Map<string, Named>()
  const phones = new Map<string, { readonly key: string; readonly phone: string }>()
  for (const driver of drivers) {
    const key = referenceKey(driver)
    const known = byKey.get(key)
    // Many rows speak of few people.
    if (known?.driver.name === driver.name && known.driver.phone === driver.phone) continue
    byKey.set(key, { id: known?.id ?? randomUUID(), key, driver })
    if (driver.phone) phones.set(`${key} ${driver.phone}`, { key, phone: driver.phone })
  }
  const erased = await erasedAmong(tx, secrets, platform, [...byKey.keys()])
  const living = [...byKey.values()].filter(({ key }) => !erased.has(key))
  const ids = new Map([...erased, ...(await putReferences(tx, platform, living, file))])
  await putPhones(
    tx,
    [...phones.values()].flatMap(({ key, phone }) => {
      const refId = erased.has(key) ? undefined : ids.get(key)
      return refId ? [{ refId, phone }] : []
    }),
    file,
  )
  return ids
}

async function erasedAmong(tx: Tx, secrets: Secrets, platform: ResultPlatform, keys: readonly string[]) {
  const keyOf = new Map(keys.map((key) => [erasedKey(secrets, platform, key), key]))
  const { rows } = await tx.execute<{ id: string; ref_key: string }>(sql`
    SELECT id, ref_key FROM platform_drivers
    WHERE platform = ${platform} AND ref_key = ANY(${sql.param([...keyOf.keys()])}::text[])`)
  return new Map(rows.map(({ id, ref_key }) => [keyOf.get(ref_key) ?? '', id]))
}

const columns: readonly BulkColumn<Named>[] = [
  { name: 'id', type: 'uuid', value: ({ id }) => id },
  { name: 'ref_key', type: 'text', value: ({ key }) => key },
  { name: 'external_id', type: 'text', value: ({ driver }) => driver.externalId },
  { name: 'name', type: 'text', value: ({ driver }) => driver.name },
  { name: 'name_key', type: 'text', value: ({ driver }) => looseKey(driver.name) },
]

async function putReferences(
  tx: Tx,
  platform: ResultPlatform,
  living: readonly Named[],
  { asOf, sha256 }: NamingFile,
): Promise<Map<string, string>> {
  if (living.length === 0) return new Map()
  const incoming = rowsAsTable('incoming', living, columns)
  await tx.execute(sql`
    INSERT INTO platform_drivers AS ref (${names(columns)}, platform, seen_as_of, seen_sha, state)
    SELECT ${names(columns)}, ${platform}, ${asOf}::date, ${sha256}, 'waiting' FROM ${incoming}
    ON CONFLICT (platform, ref_key) DO UPDATE
      SET name = excluded.name, name_key = excluded.name_key, seen_as_of = excluded.seen_as_of, seen_sha = excluded.seen_sha
      WHERE (ref.seen_as_of, ref.seen_sha COLLATE "C") < (excluded.seen_as_of, excluded.seen_sha)`)
  const { rows } = await tx.execute<{ id: string; ref_key: string }>(sql`
    SELECT id, ref_key FROM platform_drivers
    WHERE platform = ${platform} AND ref_key = ANY(${sql.param(living.map(({ key }) => key))}::text[])`)
  const ids = new Map(rows.map(({ id, ref_key }) => [ref_key, id]))
  // What follows joins many rows with these; counted as none, they would be looked up one by one.
  if (living.some(({ id, key }) => ids.get(key) === id)) await tx.execute(sql`ANALYZE platform_drivers`)
  return ids
}

interface RefPhone {
  readonly refId: string
  readonly phone: string
}

async function putPhones(tx: Tx, phones: readonly RefPhone[], { asOf, sha256 }: NamingFile): Promise<void> {
  if (phones.length === 0) return
  const incoming = rowsAsTable('incoming', phones, [
    { name: 'ref_id', type: 'uuid', value: ({ refId }) => refId },
    { name: 'phone', type: 'text', value: ({ phone }) => phone },
  ])
  await tx.execute(sql`
    INSERT INTO platform_driver_phones AS known (ref_id, phone, as_of, sha256)
    SELECT ref_id, phone, ${asOf}::date, ${sha256} FROM ${incoming}
    ON CONFLICT (ref_id, phone) DO UPDATE SET as_of = excluded.as_of, sha256 = excluded.sha256
      WHERE (known.as_of, known.sha256 COLLATE "C") < (excluded.as_of, excluded.sha256)`)
}
