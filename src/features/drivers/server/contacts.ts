import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { hasWords } from '#platform/server/database/polish-search.ts'
import { drivers } from './tables.ts'

/** A driver under one of their numbers, addresses or ids. */
export interface DriverUnder {
  readonly contact: string
  readonly id: string
  readonly fullName: string
  readonly phone: string
}

/**
 * Whose these numbers (E.164), addresses and ids are, those of folded records included: an address may be
 * several drivers'. In alphabetical order; those of nobody and of erased drivers are missing.
 */
export async function driversByContacts(
  queries: Queries,
  contacts: readonly string[],
): Promise<DriverUnder[]> {
  if (contacts.length === 0) return []
  const { rows } = await queries.execute<{
    contact: string
    id: string
    full_name: string
    phone: string
  }>(sql`
    SELECT DISTINCT asked.contact, driver.id, driver.full_name, driver.phone, driver.name_sort COLLATE "C" AS name_sort
    FROM drivers AS record
    CROSS JOIN LATERAL (VALUES (record.phone), (record.email), (record.id::text)) AS asked (contact)
    JOIN drivers AS driver ON driver.id = coalesce(record.merged_into, record.id)
    WHERE asked.contact = ANY(${sql.param([...contacts])}::text[]) AND asked.contact <> ''
      AND driver.erased_number IS NULL
    ORDER BY name_sort, driver.id`)
  return rows.map(({ contact, id, full_name: fullName, phone }) => ({ contact, id, fullName, phone }))
}

/**
 * Every number, address and id of drivers whose names have all of these words in them, Polish letters or not.
 * @param words of `typedWords`
 */
export async function contactsNamed(queries: Queries, words: readonly string[]): Promise<string[]> {
  const named = hasWords(drivers.fullName, words)
  if (!named) return []
  const { rows } = await queries.execute<{ contact: string }>(sql`
    WITH named AS (
      SELECT coalesce(merged_into, id) AS id FROM drivers WHERE erased_number IS NULL AND ${named})
    SELECT DISTINCT contact FROM drivers,
      LATERAL (VALUES (drivers.phone), (drivers.email), (drivers.id::text)) AS known (contact)
    WHERE coalesce(drivers.merged_into, drivers.id) IN (SELECT id FROM named) AND contact <> ''`)
  return rows.map(({ contact }) => contact)
}
