import type pg from 'pg'
import { describeError } from '../../log.ts'
import type { DatabaseLog } from '../database-log.ts'
import type { DiskSpace } from './disk-space.ts'
import { tidyCatalogues } from './tidy-catalogues.ts'

export interface Upkeep {
  /** What each new connection is to be told before it is used. */
  greet(client: pg.ClientBase): Promise<void>
  stop(): void
}

const CHECKPOINT_MS = 3 * 60_000
const HOUR_MS = 60 * 60_000
const SPACE_MS = 500
const READ_ONLY = 'SET default_transaction_read_only TO on'
const WRITABLE = 'SET default_transaction_read_only TO off'

/**
 * What PostgreSQL's background processes do elsewhere, and the embedded one has none of: checkpoints and
 * tidy catalogues every few minutes, statistics every hour, vacuum by night; and the change to reading only
 * while the disk is nearly full.
 */
export function startUpkeep({
  pool,
  space,
  log,
  served,
}: {
  pool: pg.Pool
  space: DiskSpace
  log: DatabaseLog
  /** Number of requests that the database has served. */
  served: () => number
}): Upkeep {
  let low = false
  let servedAtCheckpoint = served()

  async function checkpoint(): Promise<void> {
    if (served() === servedAtCheckpoint) return
    await tidyCatalogues(pool)
    await pool.query('CHECKPOINT')
    servedAtCheckpoint = served()
  }

  async function tidy(): Promise<void> {
    const { rows } = await pool.query<{ night: boolean }>(
      `SELECT extract(hour FROM now() AT TIME ZONE 'Europe/Warsaw') = 3 AS night`,
    )
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
    )
    // One table at a time, so that requests get their turn in between.
    for (const { name } of tables)
      await pool.query(`${rows[0]?.night ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`)
  }

  async function watchSpace(): Promise<void> {
    const lowNow = await space.isLow()
    if (!lowNow) await space.holdReserve()
    if (lowNow === low) return
    low = lowNow
    if (low) log.error({}, 'the disk is nearly full; the database can only be read until there is space')
    else log.info({}, 'there is space on the disk again; the database can be written')
    await pool.query(low ? READ_ONLY : WRITABLE)
  }

  const timers = [
    repeat(checkpoint, CHECKPOINT_MS, log),
    repeat(tidy, HOUR_MS, log),
    repeat(watchSpace, SPACE_MS, log),
  ]
  return {
    async greet(client) {
      low = await space.isLow()
      if (low) await client.query(READ_ONLY)
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** A turn that is due while the last one still runs is left out. */
function repeat(work: () => Promise<void>, everyMs: number, log: DatabaseLog): NodeJS.Timeout {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await work()
    } catch (error) {
      log.warn(describeError(error), 'upkeep of the embedded database failed; it will be tried again')
    } finally {
      running = false
    }
  }, everyMs)
  return timer.unref()
}
