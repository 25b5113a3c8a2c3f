import pg from 'pg'
import { bringUpToDate, type UpToDateOptions } from '../bring-up-to-date.ts'
import type { Database } from '../database-interface.ts'
import type { DatabaseLog } from '../database-log.ts'
import type { OpenPool } from '../open-pool.ts'
import { PooledDatabase } from '../pooled-database.ts'
import { survive } from '../survive.ts'
import { databaseFolder, prepareFolder } from './data-folder.ts'
import { DiskSpace } from './disk-space.ts'
import { Engine } from './engine.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { ProtocolStream } from './protocol-stream.ts'
import { copyWhileRunning } from './snapshot.ts'
import { startUpkeep, type Upkeep } from './upkeep.ts'

export interface EmbeddedOptions extends UpToDateOptions {
  dataDir: string
  log: DatabaseLog
  /** False only for databases that a test throws away: then nothing waits for the disk. */
  sync: boolean
  /** Another thread than the usual one, for runs that cut the power. */
  workerUrl?: URL | undefined
  /** Held already by whoever asks; it is given back with the database. */
  lock?: FolderLock | undefined
  /** How long a request may take before the thread counts as hung. */
  patienceMs?: number | undefined
}

/** Migrations and whole tables take longer than a request may. */
const LONGEST_MS = 60 * 60_000

/**
 * The database in a folder of this machine, with no server to install. One process at a time may use the
 * folder.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  let upkeep: Upkeep | undefined
  const { pool, engine, space, close, patiently } = await openEngine(options, (client) =>
    upkeep?.greet(client),
  )
  try {
    await patiently(() => bringUpToDate(pool, options))
  } catch (error) {
    await pool.end()
    await close()
    throw error
  }
  if (options.sync) upkeep = startUpkeep({ pool, space, log: options.log, served: () => engine.served })
  const stop = async (): Promise<void> => {
    upkeep?.stop()
    await close()
  }
  return new PooledDatabase({
    engine: 'embedded',
    pool,
    stop,
    copyTo: (folder) => copyWhileRunning(pool, options.dataDir, folder),
  })
}

/** The same without migrations and upkeep, for what moves whole databases. */
export async function openEmbeddedPool(options: EmbeddedOptions): Promise<OpenPool> {
  const { pool, close, patiently } = await openEngine(options, () => undefined)
  return {
    pool,
    patiently,
    async close() {
      await pool.end()
      await close()
    },
  }
}

interface OpenEngine extends OpenPool {
  engine: Engine
  space: DiskSpace
}

async function openEngine(
  options: EmbeddedOptions,
  greet: (client: pg.ClientBase) => Promise<void> | undefined,
): Promise<OpenEngine> {
  const { dataDir, log, sync, workerUrl, patienceMs } = options
  const lock = options.lock ?? (await lockFolder(dataDir))
  const space = new DiskSpace(dataDir)
  const beforeRestart = (): Promise<void> => space.giveUpReserve()
  const engine = new Engine({
    folder: databaseFolder(dataDir),
    sync,
    log,
    workerUrl,
    patienceMs,
    beforeRestart,
  })
  try {
    await prepareFolder(dataDir, { sync, initialise: (folder) => initialise(folder, log) })
    await space.giveUpReserve()
    await engine.start()
  } catch (error) {
    lock.release()
    throw error
  }
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    stream: () => new ProtocolStream(engine),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    onConnect: greet,
  } as pg.PoolConfig)
  survive(pool, log)
  const close = async (): Promise<void> => {
    await engine.stop()
    lock.release()
  }
  return { pool, engine, space, close, patiently: (work) => engine.patiently(LONGEST_MS, work) }
}

async function initialise(folder: string, log: DatabaseLog): Promise<void> {
  // Its files are synced as a whole once they are complete.
  const engine = new Engine({ folder, sync: false, log })
  await engine.start()
  await engine.stop()
}
