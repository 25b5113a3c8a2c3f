import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Queries } from '../database/database.ts'
import { keyChecks } from '../tables.ts'

const ID = 'key'

/** The check value of the key that belongs to this database; undefined where none was noted yet. */
export async function keptCheckValue(queries: Queries): Promise<string | undefined> {
  const [row] = await queries
    .select({ value: keyChecks.checkValue })
    .from(keyChecks)
    .where(eq(keyChecks.id, ID))
  return row?.value
}

/** Notes the key where none was noted yet. @returns the one that is noted now */
export async function noteKey(queries: Queries, value: string, since: string): Promise<string | undefined> {
  await queries.insert(keyChecks).values({ id: ID, checkValue: value, since }).onConflictDoNothing()
  return keptCheckValue(queries)
}

/** Notes another key from now on. */
export async function noteOtherKey(queries: Queries, value: string, since: string): Promise<void> {
  await queries
    .insert(keyChecks)
    .values({ id: ID, checkValue: value, since })
    .onConflictDoUpdate({ target: keyChecks.id, set: { checkValue: value, since } })
}

/**
 * The same of a database handled as a whole, of whatever edition: undefined also where it has no such table
 * yet.
 */
export async function checkValueIn(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('key_checks') IS NOT NULL AS there`,
  )
  if (!rows[0]?.there) return undefined
  const found = await pool.query<{ value: string }>('SELECT check_value AS value FROM key_checks')
  return found.rows[0]?.value
}
