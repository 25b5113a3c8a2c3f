import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { CommitUnanswered } from './commit-answer.ts'
import { giveBack, within } from './lent-connection.ts'
import { translated } from './unavailable.ts'

const OWN_MIGRATIONS = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** The database has been through migrations that this program does not have. */
class OtherEdition extends Error {
  override readonly name = 'OtherEdition'
}

/** What this edition has, oldest first. */
export function ownMigrations(folder = OWN_MIGRATIONS): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

const ATTEMPTS = 20
const COMMIT_MS = 60_000

/** Another process brings the same database up at the same moment: it made what this one was about to make. */
const COLLISIONS = new Set(['23505', '40001', '40P01', '42P06', '42P07', '42701', '42710', 'XX000'])

/**
 * Applies what is missing of the migrations, each in a transaction of its own, and keeps the list of those applied in
 * Drizzle's own table. Any number of processes may do so at once: the row in the list is written first and is unique,
 * so the second process waits for the first, and then finds the work done.
 * @param upTo applies no migration later than this one, named by its time
 */
export async function migrate(
  pool: pg.Pool,
  folder = OWN_MIGRATIONS,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const wanted = ownMigrations(folder)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMissing(
        pool,
        wanted.filter(({ folderMillis }) => folderMillis <= upTo),
        wanted.at(-1)?.folderMillis ?? 0,
      )
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (!code || !COLLISIONS.has(code) || attempt === ATTEMPTS) throw translated(error)
      await pause(50 + Math.random() * 100)
    }
  }
}

/** @param newest time of the newest that this edition has */
async function applyMissing(pool: pg.Pool, wanted: MigrationMeta[], newest: number): Promise<void> {
  const applied = await appliedMigrations(pool)
  if ([...applied.keys()].some((when) => when > newest))
    throw new OtherEdition(
      'Baza jest z nowszego wydania Flotylli niż ten program; zaktualizuj program. Nic nie zostało zmienione. ' +
        'The database is of a newer edition of Flotylla than this program; update the program. Nothing was changed.',
    )
  for (const migration of wanted) {
    const hash = applied.get(migration.folderMillis)
    if (hash === migration.hash) continue
    if (hash !== undefined) {
      throw new OtherEdition(
        'Baza jest z wydania Flotylli, z którego to nie pochodzi; uruchom ją programem, który ją utworzył, albo wskaż inną (DATA_DIR, DATABASE_URL). ' +
          'The database is of an edition of Flotylla that this one does not come from; use the program that made it, or name another one (DATA_DIR, DATABASE_URL).',
      )
    }
    await apply(pool, migration)
  }
}

/** The hashes of the applied migrations by their times; makes the list where there is none. */
async function appliedMigrations(pool: pg.Pool): Promise<Map<number, string>> {
  await pool.query(`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await pool.query(`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint UNIQUE)`)
  const { rows } = await pool.query<{ hash: string; created_at: string }>(
    'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return new Map(rows.map(({ hash, created_at }) => [Number(created_at), hash]))
}

async function apply(pool: pg.Pool, { hash, folderMillis, sql }: MigrationMeta): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '5min'; SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'`,
    )
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
    for (const statement of sql) if (statement.trim()) await client.query(statement)
    await within(COMMIT_MS, new CommitUnanswered(), client.query('COMMIT'))
    giveBack(client, undefined)
  } catch (error) {
    giveBack(client, error as Error)
    throw error
  }
}
