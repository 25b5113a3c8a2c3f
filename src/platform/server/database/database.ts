import type { UpToDateOptions } from './bring-up-to-date.ts'
import type { Database } from './database-interface.ts'
import type { DatabaseLog } from './database-log.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import type { FolderLock } from './embedded/folder-lock.ts'
import type { KeepBefore } from './migrate.ts'
import { openPostgres } from './postgres-database.ts'

export { CommitInDoubt } from './commit-answer.ts'
export type { Database, Queries, Tx, WithCommit } from './database-interface.ts'
export type { DatabaseLog } from './database-log.ts'
export { Collided, DatabaseUnavailable, violatedConstraint } from './unavailable.ts'

export interface DatabaseOptions extends Omit<UpToDateOptions, 'keepBefore'> {
  /** Folder of the embedded database; used only without `databaseUrl`. */
  dataDir: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  /** Of the folder, where whoever asks holds it already. */
  lock?: FolderLock | undefined
  /** Connections to PostgreSQL, 10 unless told. The embedded database always has one. */
  poolSize?: number | undefined
  /**
   * Where data of an earlier state are backed up before they are migrated; not named, they are migrated
   * without.
   */
  backupDir?: string | undefined
}

/** Opens the database that the options name, and brings it up to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options
  const keepBefore = options.backupDir ? keeper(options, options.backupDir) : undefined
  return databaseUrl
    ? openPostgres({ ...options, keepBefore, databaseUrl })
    : openEmbedded({ ...options, keepBefore, sync: true })
}

/** Loaded where something is to be migrated only. */
function keeper({ databaseUrl, dataDir, migrationsDir }: DatabaseOptions, backupDir: string): KeepBefore {
  return async (client, upgrade) => {
    const { keepBeforeUpgrade } = await import('./dump/keep-before-upgrade.ts')
    return keepBeforeUpgrade(
      { backupDir, migrationsDir, ...(databaseUrl ? {} : { dataDir }) },
      client,
      upgrade,
    )
  }
}
