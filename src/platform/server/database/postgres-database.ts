import pg from 'pg'
import { bringUpToDate, type UpToDateOptions } from './bring-up-to-date.ts'
import { WAITS } from './commit-answer.ts'
import type { Database } from './database-interface.ts'
import type { DatabaseLog } from './database-log.ts'
import type { OpenPool } from './open-pool.ts'
import { PooledDatabase } from './pooled-database.ts'
import { isPooler, START_PARAMETERS, TRANSACTION_SETTINGS } from './postgres-settings.ts'
import { survive } from './survive.ts'

interface Options extends UpToDateOptions {
  databaseUrl: string
  log: DatabaseLog
  poolSize?: number | undefined
}

const THROUGH_POOLER =
  'DATABASE_URL prowadzi przez pulę połączeń (pgbouncer): limity czasu są ustawiane w każdej transakcji. ' +
  'DATABASE_URL leads through a connection pooler (pgbouncer): time limits are set in each transaction.'

/**
 * The database on a PostgreSQL server, 15 or newer, or behind pgbouncer in any mode that keeps a transaction
 * on one connection. The pool connects anew by itself once the server is back.
 */
export async function openPostgres(options: Options): Promise<Database> {
  const behindPooler = await isPooler(options.databaseUrl)
  if (behindPooler) options.say?.(THROUGH_POOLER)
  const pool = connect(options, behindPooler)
  try {
    await bringUpToDate(pool, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  const tellEachTransaction = behindPooler ? TRANSACTION_SETTINGS : undefined
  return new PooledDatabase({ engine: 'postgres', pool, tellEachTransaction })
}

/** The same without migrations, for what moves whole databases. */
export async function openPostgresPool(options: Options): Promise<OpenPool> {
  const pool = connect(options, await isPooler(options.databaseUrl))
  return { pool, patiently: (work) => work(), close: () => pool.end() }
}

function connect({ databaseUrl, log, poolSize }: Options, behindPooler: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize ?? 10,
    application_name: 'flotylla',
    // A server that is down refuses at once.
    connectionTimeoutMillis: WAITS.connection,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    ...(behindPooler ? {} : START_PARAMETERS),
  })
  survive(pool, log)
  return pool
}
