import pg from 'pg'
import type { Database } from './database-interface.ts'
import type { DatabaseLog } from './database-log.ts'
import { migrate } from './migrate.ts'
import { PooledDatabase } from './pooled-database.ts'

interface Options {
  databaseUrl: string
  log: DatabaseLog
  poolSize?: number | undefined
  migrationsDir?: string | undefined
}

const STATEMENT_MS = 30_000

/** The database on a PostgreSQL server, 15 or newer. The pool connects anew by itself once the server is back. */
export async function openPostgres({
  databaseUrl,
  log,
  poolSize,
  migrationsDir,
}: Options): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize ?? 10,
    application_name: 'flotylla',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
  })
  survive(pool, log)
  try {
    await migrate(pool, migrationsDir)
  } catch (error) {
    await pool.end()
    throw error
  }
  return new PooledDatabase('postgres', pool, async () => undefined)
}

/** A lost connection is an event that would end the process if nobody listened. */
export function survive(pool: pg.Pool, log: DatabaseLog): void {
  pool.on('error', (err) => log.warn({ err }, 'an idle connection to the database was lost'))
  pool.on('connect', (client) => {
    // While a connection is lent out, the query that fails tells of the loss.
    client.on('error', () => undefined)
  })
}
