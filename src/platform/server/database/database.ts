import type { Database } from './database-interface.ts'
import type { DatabaseLog } from './database-log.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import type { FolderLock } from './embedded/folder-lock.ts'
import { openPostgres } from './postgres-database.ts'

export type { Database, Queries, Tx, WithCommit } from './database-interface.ts'
export type { DatabaseLog } from './database-log.ts'
export { Collided, DatabaseUnavailable, violatedConstraint } from './unavailable.ts'

export interface DatabaseOptions {
  /** Folder of the embedded database; used only without `databaseUrl`. */
  dataDir: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  /** Says a sentence to the person who starts the server. */
  say?: ((sentence: string) => void) | undefined
  /** Of the folder, where whoever asks holds it already. */
  lock?: FolderLock | undefined
  /** Connections to PostgreSQL, 10 unless told. The embedded database always has one. */
  poolSize?: number | undefined
  /** Folder of migrations; the project's own unless told. */
  migrationsDir?: string | undefined
  /** Where data of an earlier state are backed up before they are migrated; not named, they are migrated without. */
  backupDir?: string | undefined
}

/** Opens the database that the options name, and brings it up to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres({ ...options, databaseUrl: options.databaseUrl })
    : openEmbedded({ ...options, sync: true })
}
