import pg from 'pg'
import { WAITS } from './commit-answer.ts'
import type { Database } from './database-interface.ts'
import type { DatabaseLog } from './database-log.ts'
import { migrate } from './migrate.ts'
import type { OpenPool } from './open-pool.ts'
import { PooledDatabase } from './pooled-database.ts'
import { survive } from './survive.ts'

interface Options {
  databaseUrl: string
  log: DatabaseLog
  poolSize?: number | undefined
  migrationsDir?: string | undefined
}

const STATEMENT_MS = 30_000

/** The database on a PostgreSQL server, 15 or newer. The pool connects anew by itself once the server is back. */
export async function openPostgres(options: Options): Promise<Database> {
  const pool = connect(options)
  try {
    await migrate(pool, options.migrationsDir)
  } catch (error) {
    await pool.end()
    throw error
  }
  return new PooledDatabase({ engine: 'postgres', pool })
}

/** The same without migrations, for what moves whole databases. */
export function openPostgresPool(options: Options): OpenPool {
  const pool = connect(options)
  return { pool, patiently: (work) => work(), close: () => pool.end() }
}

function connect({ databaseUrl, log, poolSize }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize ?? 10,
    application_name: 'flotylla',
    // A server that is down refuses at once.
    connectionTimeoutMillis: WAITS.connection,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    statement_timeout: STATEMENT_MS,
    lock_timeout: WAITS.lock,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
  })
  survive(pool, log)
  return pool
}
