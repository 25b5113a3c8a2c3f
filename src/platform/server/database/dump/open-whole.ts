import { existsSync } from 'node:fs'
import type { DatabaseLog } from '../database-log.ts'
import { databaseFolder } from '../embedded/data-folder.ts'
import { openEmbeddedPool } from '../embedded/embedded-database.ts'
import type { OpenPool } from '../open-pool.ts'
import { openPostgresPool } from '../postgres-database.ts'

const toStandardError: DatabaseLog = {
  info: () => undefined,
  warn: (details, message) => console.error(message, details),
  error: (details, message) => console.error(message, details),
}

interface Place {
  databaseUrl?: string | undefined
  dataDir: string
}

/**
 * Opens a database to be read or filled as a whole: the server of the URL, or else the folder, which no server may have
 * in use.
 */
export async function openWhole({ databaseUrl, dataDir }: Place): Promise<OpenPool> {
  const log = toStandardError
  return databaseUrl ? openPostgresPool({ databaseUrl, log }) : openEmbeddedPool({ dataDir, log, sync: true })
}

/** The same for one that must be there already: a mistyped folder must not become an empty backup. */
export async function openExisting(place: Place): Promise<OpenPool> {
  if (!place.databaseUrl && !existsSync(databaseFolder(place.dataDir))) {
    throw new Error(`There is no database in ${place.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  }
  return openWhole(place)
}

/** Where the server's own settings say that the database is. */
export function fromEnvironment(): Place {
  return { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || './data' }
}
