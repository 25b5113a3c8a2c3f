import type pg from 'pg'
import { keepBeforeUpgrade } from './dump/keep-before-upgrade.ts'
import { PROGRAM_VERSION } from './edition/editions.ts'
import { migrate } from './migrate.ts'

export interface UpToDateOptions {
  /** Without it nothing is backed up before. */
  readonly backupDir?: string | undefined
  /** Of the embedded database. */
  readonly dataDir?: string | undefined
  readonly migrationsDir?: string | undefined
  readonly say?: ((sentence: string) => void) | undefined
}

/** Migrates what a start has found, with a backup before, and says which version runs on data of which. */
export async function bringUpToDate(pool: pg.Pool, options: UpToDateOptions): Promise<void> {
  const { backupDir, dataDir, migrationsDir, say } = options
  const { from, applied } = await migrate(pool, {
    folder: migrationsDir,
    keepBefore: backupDir ? keepBeforeUpgrade({ backupDir, dataDir, migrationsDir }) : undefined,
    say,
  })
  say?.(`Flotylla ${PROGRAM_VERSION}, ${dataFrom(from, applied)}.`)
}

function dataFrom(from: string | undefined, applied: number): string {
  if (from === undefined) return 'nowa baza danych'
  return applied > 0 ? `dane z wydania ${from} przeniesione do ${PROGRAM_VERSION}` : `dane z wydania ${from}`
}
