import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ResultPlatform } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'
import { type BulkColumn, names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { type DriverReference, referenceKey } from '../domain/driver-reference.ts'
import { settleIdentities } from './settle-identities.ts'

/**
 * What stands in the place of the key of an erased person, so that a file loaded again finds it without
 * naming anybody.
 */
export function erasedKey(secrets: Secrets, platform: ResultPlatform, key: string): string {
  return `erased:${secrets.fingerprint(`result reference ${platform} ${key}`)}`
}

interface Named {
  readonly id: string
  readonly key: string
  readonly driver: DriverReference
}

/**
 * Stores whom a load's rows speak of, with every phone and name that it gives them, and settles which
 * references mean one person by now. Of erased people nothing is stored again.
 * @param drivers in the order of the file
 * @returns ids of the references by their keys; and whether a phone or name is new, which no load has told
 */
export async function storeReferences(
  tx: Tx,
  secrets: Secrets,
  platform: ResultPlatform,
  drivers: readonly DriverReference[],
  loadNo: number,
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly isNews: boolean }> {
  const byKey = new Map<string, Named>()
  const phones = new Map<string, { readonly key: string; readonly phone: string }>()
  const called = new Map<string, { readonly key: string; readonly name: string }>()
  for (const driver of drivers) {
    const key = referenceKey(driver)
    const known = byKey.get(key)
    // Many rows speak of few people.
    if (known?.driver.name === driver.name && known.driver.phone === driver.phone) continue
    byKey.set(key, { id: known?.id ?? randomUUID(), key, driver })
    if (driver.phone) phones.set(`${key} ${driver.phone}`, { key, phone: driver.phone })
    called.set(`${key}\n${looseKey(driver.name)}`, { key, name: driver.name })
  }
  const erased = await erasedAmong(tx, secrets, platform, [...byKey.values()])
  const living = [...byKey.values()].filter(({ key }) => !erased.has(key))
  const stored = await putReferences(tx, platform, living)
  const ids = new Map([...erased, ...stored.ids])
  const idOf = (key: string) => (erased.has(key) ? undefined : ids.get(key))
  const freshPhones = await putPhones(
    tx,
    [...phones.values()].flatMap(({ key, phone }) => ofReference(idOf(key), phone)),
    loadNo,
  )
  const freshNames = await putNames(
    tx,
    [...called.values()].flatMap(({ key, name }) => ofReference(idOf(key), name)),
    loadNo,
  )
  const isNews = freshPhones + freshNames > 0
  if (isNews) await settleIdentities(tx, platform)
  return { ids, isNews }
}

interface Given {
  readonly refId: string
  readonly text: string
}

function ofReference(refId: string | undefined, text: string): Given[] {
  return refId === undefined ? [] : [{ refId, text }]
}

/** Earlier editions kept a phone without its name. */
function keysOnceErased({ key, driver }: Named): string[] {
  return driver.externalId === null && driver.phone ? [key, `phone:${driver.phone}`] : [key]
}

async function erasedAmong(tx: Tx, secrets: Secrets, platform: ResultPlatform, named: readonly Named[]) {
  const keyOf = new Map(
    named.flatMap((each) =>
      keysOnceErased(each).map((key) => [erasedKey(secrets, platform, key), each.key] as const),
    ),
  )
  const { rows } = await tx.execute<{ id: string; ref_key: string }>(sql`
    SELECT id, ref_key FROM platform_drivers
    WHERE platform = ${platform} AND ref_key = ANY(${sql.param([...keyOf.keys()])}::text[])`)
  return new Map(rows.map(({ id, ref_key }) => [keyOf.get(ref_key) ?? '', id]))
}

const columns: readonly BulkColumn<Named>[] = [
  { name: 'id', type: 'uuid', value: ({ id }) => id },
  { name: 'identity', type: 'uuid', value: ({ id }) => id },
  { name: 'ref_key', type: 'text', value: ({ key }) => key },
  { name: 'external_id', type: 'text', value: ({ driver }) => driver.externalId },
  { name: 'name', type: 'text', value: ({ driver }) => driver.name },
  { name: 'name_key', type: 'text', value: ({ driver }) => looseKey(driver.name) },
]

async function putReferences(tx: Tx, platform: ResultPlatform, living: readonly Named[]) {
  if (living.length === 0) return { ids: new Map<string, string>() }
  await tx.execute(sql`
    INSERT INTO platform_drivers AS ref (${names(columns)}, platform, state)
    SELECT ${names(columns)}, ${platform}, 'waiting' FROM ${rowsAsTable('incoming', living, columns)}
    ON CONFLICT (platform, ref_key) DO UPDATE SET name = excluded.name, name_key = excluded.name_key
      WHERE (ref.name, ref.name_key) IS DISTINCT FROM (excluded.name, excluded.name_key)`)
  const { rows } = await tx.execute<{ id: string; ref_key: string }>(sql`
    SELECT id, ref_key FROM platform_drivers
    WHERE platform = ${platform} AND ref_key = ANY(${sql.param(living.map(({ key }) => key))}::text[])`)
  const ids = new Map(rows.map(({ id, ref_key }) => [ref_key, id]))
  // What follows joins many rows with these; counted as none, they would be looked up one by one.
  if (living.some(({ id, key }) => ids.get(key) === id)) await tx.execute(sql`ANALYZE platform_drivers`)
  return { ids }
}

const refColumn: BulkColumn<Given> = { name: 'ref_id', type: 'uuid', value: ({ refId }) => refId }

/** @returns how many no load had given before */
async function putPhones(tx: Tx, given: readonly Given[], loadNo: number): Promise<number> {
  if (given.length === 0) return 0
  const phone: BulkColumn<Given> = { name: 'phone', type: 'text', value: ({ text }) => text }
  const { rows } = await tx.execute<{ fresh: boolean }>(sql`
    INSERT INTO platform_driver_phones AS known (ref_id, phone, loads)
    SELECT ref_id, phone, ARRAY[${loadNo}::integer] FROM ${rowsAsTable('incoming', given, [refColumn, phone])}
    ON CONFLICT (ref_id, phone) DO UPDATE SET loads = known.loads || excluded.loads
    RETURNING cardinality(loads) = 1 AS fresh`)
  return rows.filter(({ fresh }) => fresh).length
}

/** @returns how many no load had given before */
async function putNames(tx: Tx, given: readonly Given[], loadNo: number): Promise<number> {
  if (given.length === 0) return 0
  const name: BulkColumn<Given> = { name: 'name', type: 'text', value: ({ text }) => text }
  const key: BulkColumn<Given> = { name: 'name_key', type: 'text', value: ({ text }) => looseKey(text) }
  const { rows } = await tx.execute<{ fresh: boolean }>(sql`
    INSERT INTO platform_driver_names AS known (ref_id, name, name_key, loads)
    SELECT ref_id, name, name_key, ARRAY[${loadNo}::integer] FROM ${rowsAsTable('incoming', given, [refColumn, name, key])}
    ON CONFLICT (ref_id, name_key) DO UPDATE SET name = excluded.name, loads = known.loads || excluded.loads
    RETURNING cardinality(loads) = 1 AS fresh`)
  return rows.filter(({ fresh }) => fresh).length
}

/** What a load said of people and is forgotten. */
export interface Forgotten {
  /** References to which the load had given a phone, be it that others give it too. */
  readonly refIds: readonly string[]
  /** Phones that no other load gives. */
  readonly phones: readonly { readonly refId: string; readonly phone: Phone }[]
}

/**
 * Forgets what a load said of people: its phones and names, and those of whom nothing else is told and nobody
 * has decided.
 */
export async function forgetReferences(tx: Tx, platform: ResultPlatform, loadNo: number): Promise<Forgotten> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE platform_driver_phones SET loads = array_remove(loads, ${loadNo}::integer)
    WHERE ${loadNo}::integer = ANY(loads) RETURNING ref_id AS id`)
  await tx.execute(sql`
    UPDATE platform_driver_names SET loads = array_remove(loads, ${loadNo}::integer)
    WHERE ${loadNo}::integer = ANY(loads)`)
  const { rows: phones } = await tx.execute<{ refId: string; phone: Phone }>(sql`
    DELETE FROM platform_driver_phones WHERE loads = '{}' RETURNING ref_id AS "refId", phone`)
  await tx.execute(sql`DELETE FROM platform_driver_names WHERE loads = '{}'`)
  await tx.execute(sql`
    DELETE FROM platform_drivers AS ref
    WHERE platform = ${platform} AND matched_by IS DISTINCT FROM 'person' AND ref_key NOT LIKE 'erased:%'
      AND NOT EXISTS (SELECT FROM platform_driver_names AS known WHERE known.ref_id = ref.id)
      AND NOT EXISTS (SELECT FROM income_statements AS told WHERE told.ref_id = ref.id OR told.own_ref_id = ref.id)`)
  await tx.execute(sql`
    UPDATE platform_drivers AS ref SET name = latest.name, name_key = latest.name_key
    FROM (
      SELECT DISTINCT ON (ref_id) ref_id, name, name_key FROM platform_driver_names
      ORDER BY ref_id, (SELECT max(load) FROM unnest(loads) AS load) DESC, name_key COLLATE "C") AS latest
    WHERE latest.ref_id = ref.id AND ref.platform = ${platform} AND ref.name_key <> latest.name_key`)
  return { refIds: [...new Set(rows.map(({ id }) => id))], phones }
}
