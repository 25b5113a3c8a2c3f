import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import type { Database } from '../database-interface.ts'
import type { DatabaseLog } from '../database-log.ts'
import { migrate } from '../migrate.ts'
import { PooledDatabase } from '../pooled-database.ts'
import { survive } from '../postgres-database.ts'
import { databaseFolder, prepareFolder } from './data-folder.ts'
import { DiskSpace } from './disk-space.ts'
import { Engine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { ProtocolStream } from './protocol-stream.ts'
import { startUpkeep, type Upkeep } from './upkeep.ts'

export interface EmbeddedOptions {
  dataDir: string
  log: DatabaseLog
  migrationsDir?: string | undefined
  /** False only for databases that a test throws away: then nothing waits for the disk. */
  sync: boolean
  /** Another thread than the usual one, for runs that cut the power. */
  workerUrl?: URL | undefined
}

const LONGEST_MIGRATION_MS = 60 * 60_000

/** The database in a folder of this machine, with no server to install. One process at a time may use the folder. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  await mkdir(options.dataDir, { recursive: true })
  const unlock = await lockFolder(options.dataDir)
  try {
    return await openLocked(options, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function openLocked(options: EmbeddedOptions, unlock: () => void): Promise<Database> {
  const { dataDir, log, migrationsDir, sync, workerUrl } = options
  await prepareFolder(dataDir, {
    sync,
    initialise: async (folder) => {
      const engine = new Engine({ folder, sync, log })
      await engine.start()
      await engine.stop()
    },
  })

  const space = new DiskSpace(dataDir)
  const engine = new Engine({
    folder: databaseFolder(dataDir),
    sync,
    log,
    workerUrl,
    beforeRestart: () => space.giveUpReserve(),
  })
  await space.giveUpReserve()
  await engine.start()

  let upkeep: Upkeep | undefined
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: () => new ProtocolStream(engine),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => upkeep?.greet(client),
  } as pg.PoolConfig)
  survive(pool, log)
  const stop = async (): Promise<void> => {
    upkeep?.stop()
    await engine.stop()
    unlock()
  }
  try {
    await engine.patiently(LONGEST_MIGRATION_MS, () => migrate(pool, migrationsDir))
  } catch (error) {
    await pool.end()
    await engine.stop()
    throw error
  }
  if (sync) upkeep = startUpkeep({ pool, space, log, served: () => engine.served })
  return new PooledDatabase('embedded', pool, stop)
}
