import type pg from 'pg'
import { Refusal } from '../dump/refusal.ts'
import type { Applied } from './editions.ts'

/** Of the list, wherever it lies. */
export const LIST_NAME = '__drizzle_migrations'

/** What a database says of itself before anything is done to it. */
export interface FoundDatabase {
  /** The list of applied migrations, as SQL names it. */
  readonly list: string
  readonly listIsThere: boolean
  /** Oldest first. */
  readonly applied: readonly Applied[]
  /** Names of the tables in the schema that no extension has put there. */
  readonly tables: readonly string[]
}

/**
 * Reads and changes nothing. One database may hold many fleets, a schema each, so the list lies beside the
 * tables that it is about; only the schema that PostgreSQL gives everybody keeps it where edition 1 has put
 * it.
 */
export async function lookAt(client: pg.ClientBase | pg.Pool): Promise<FoundDatabase> {
  const { rows } = await client.query<{ list: string; there: boolean; tables: string[] }>(`
    SELECT list, to_regclass(list) IS NOT NULL AS there, ARRAY(
      SELECT relname::text FROM pg_class
      WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace AND relname <> '${LIST_NAME}'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
      ORDER BY relname) AS tables
    FROM (SELECT format('%I.%I', CASE current_schema() WHEN 'public' THEN 'drizzle' ELSE current_schema() END, '${LIST_NAME}')
      AS list WHERE current_schema() IS NOT NULL) AS place`)
  const { list, there = false, tables = [] } = rows[0] ?? {}
  if (!list)
    throw new Refusal(
      'Ścieżka schematów bazy (search_path) nie wskazuje żadnego, który istnieje; utwórz go albo popraw adres (DATABASE_URL). Nic nie zostało zmienione. ' +
        'The search path of the database names no schema that is there; make it, or correct the address (DATABASE_URL). Nothing was changed.',
    )
  return { list, listIsThere: there, tables, applied: there ? await appliedIn(client, list) : [] }
}

/** Edition 1 noted no versions. */
async function appliedIn(client: pg.ClientBase | pg.Pool, list: string): Promise<Applied[]> {
  const { rows } = await client.query<{ when: string; hash: string; edition: string | null }>(
    `SELECT created_at AS when, hash, to_jsonb(list)->>'edition' AS edition FROM ${list} AS list ORDER BY created_at`,
  )
  return rows.map(({ when, ...row }) => ({ ...row, when: Number(when) }))
}

/** Makes the list where there is none, and has it name versions. */
export async function makeList(client: pg.ClientBase, { list, listIsThere }: FoundDatabase): Promise<void> {
  if (!listIsThere) {
    const schema = list.slice(0, -LIST_NAME.length - 1)
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${list} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint UNIQUE)`,
    )
  }
  await client.query(`ALTER TABLE ${list} ADD COLUMN IF NOT EXISTS edition text`)
}

export async function noteApplied(
  client: pg.ClientBase,
  list: string,
  { hash, when, edition }: Applied,
): Promise<void> {
  await client.query(`INSERT INTO ${list} (hash, created_at, edition) VALUES ($1, $2, $3)`, [
    hash,
    when,
    edition,
  ])
}
