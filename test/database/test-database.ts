import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { openEmbedded, openEmbeddedPool } from '#platform/server/database/embedded/embedded-database.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openPostgresPool } from '#platform/server/database/postgres-database.ts'
import { copyEmbeddedTemplate, copyEngineTemplate, editionOfMigrations } from './embedded-template.ts'

export interface TestDatabase {
  database: Database
  /** Empties all tables. */
  reset(): Promise<void>
  close(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * A fresh, migrated database: on the server of `TEST_DATABASE_URL`, else embedded. Both are copies of a
 * template that is made once per edition of the migrations.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? onServer(server) : embedded()
}

/**
 * Those that earlier tests of this process are done with. Emptying one takes a tenth of the time in which
 * another starts.
 */
const idle: TestDatabase[] = []

async function embedded(): Promise<TestDatabase> {
  return idle.pop() ?? (await freshEmbedded())
}

async function freshEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  await copyEmbeddedTemplate(dataDir)
  const database = await openEmbedded({ dataDir, log: silent, sync: false })
  const fresh = withReset(database, async () => remove())
  const tables = await tablesOf(database)
  // What a test has broken or built on is of no use to the next one.
  const isAsItWas = async () => {
    if ((await tablesOf(database)) !== tables) return false
    await fresh.reset()
    return true
  }
  const close = async () => {
    if (idle.includes(reusable)) return
    // Kept open, its thread would keep a program that measures from ending.
    if (process.env.VITEST && (await isAsItWas().catch(() => false))) idle.push(reusable)
    else await fresh.close()
  }
  const reusable: TestDatabase = { ...fresh, close }
  return reusable
}

async function onServer(server: string): Promise<TestDatabase> {
  const template = await serverTemplate(server)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  const databaseUrl = urlOf(server, name)
  const database = await openDatabase({ dataDir: '', databaseUrl, log: silent })
  return withReset(database, () => drop(server, name))
}

/** An empty database without migrations, for tests of what handles databases as a whole. */
export async function openTestPool(): Promise<OpenPool> {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await asAdministrator(server, (client) => client.query(`CREATE DATABASE ${name}`))
    const open = await openPostgresPool({ databaseUrl: urlOf(server, name), log: silent })
    return closedWith(open, () => drop(server, name))
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
  await copyEngineTemplate(dataDir)
  const open = await openEmbeddedPool({ dataDir, log: silent, sync: false })
  return closedWith(open, async () => rmSync(dataDir, { recursive: true, force: true }))
}

/**
 * The address of an empty database on the server of `TEST_DATABASE_URL`; without one nothing, which means
 * embedded.
 */
export async function createEmptyDatabase(): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { databaseUrl: '', close: async () => undefined }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(server, (client) => client.query(`CREATE DATABASE ${name}`))
  return {
    databaseUrl: urlOf(server, name),
    close: async () => {
      await drop(server, name)
    },
  }
}

function closedWith(open: OpenPool, remove: () => Promise<unknown>): OpenPool {
  return {
    ...open,
    async close() {
      await open.close()
      await remove()
    },
  }
}

function drop(server: string, name: string): Promise<unknown> {
  return asAdministrator(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
}

/** The template is named only once it is complete, so a test process that finds it can use it. */
async function serverTemplate(server: string): Promise<string> {
  const template = `template_${editionOfMigrations()}`
  await asAdministrator(server, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return
    const making = `making_${randomUUID().replaceAll('-', '')}`
    await client.query(`CREATE DATABASE ${making}`)
    const database = await openDatabase({ dataDir: '', databaseUrl: urlOf(server, making), log: silent })
    await database.close()
    try {
      await client.query(`ALTER DATABASE ${making} RENAME TO ${template}`)
    } catch {
      await client.query(`DROP DATABASE ${making} WITH (FORCE)`)
    }
  })
  return template
}

function withReset(database: Database, remove: () => Promise<unknown>): TestDatabase {
  return {
    database,
    async reset() {
      await database.queries.execute(sql.raw(EMPTY_ALL))
    },
    async close() {
      await database.close()
      await remove()
    },
  }
}

/**
 * From so many rows on, deleting them takes longer than a new file, and what is left behind slows the next
 * test.
 */
const MANY_ROWS = 500

/**
 * Empties what holds something, without asking who refers to it, since all of it goes; only a superuser may.
 * Cutting off every table, full or not, takes ten times as long on the embedded database: each gets new
 * files.
 */
const EMPTY_ALL = `
DO $$
DECLARE
  name text;
  filled boolean;
  large boolean;
BEGIN
  IF current_setting('is_superuser') <> 'on' THEN
    SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO name FROM pg_tables WHERE schemaname = 'public';
    EXECUTE 'TRUNCATE ' || name || ' RESTART IDENTITY CASCADE';
    RETURN;
  END IF;
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO filled;
    CONTINUE WHEN NOT filled;
    EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ' OFFSET ${MANY_ROWS})' INTO large;
    EXECUTE CASE WHEN large THEN 'TRUNCATE ' || name || ' CASCADE' ELSE 'DELETE FROM ' || name END;
  END LOOP;
  FOR name IN SELECT format('%I.%I', schemaname, sequencename) FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
    EXECUTE 'ALTER SEQUENCE ' || name || ' RESTART';
  END LOOP;
END $$`

/** With commas between them. */
async function tablesOf(database: Database): Promise<string> {
  const { rows } = await database.queries.execute<{ name: string }>(
    sql`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  return rows.map(({ name }) => name).join(', ')
}

async function asAdministrator<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
