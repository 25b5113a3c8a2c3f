import type pg from 'pg'
import { PROGRAM_VERSION } from './edition/editions.ts'
import { type KeepBefore, migrate } from './migrate.ts'

export interface UpToDateOptions {
  /** Folder of migrations; the project's own unless told. */
  readonly migrationsDir?: string | undefined
  /** Without it nothing is kept of a database that is migrated. */
  readonly keepBefore?: KeepBefore | undefined
  /** Says a sentence to the person who starts the server. */
  readonly say?: ((sentence: string) => void) | undefined
}

/** Migrates what a start has found, and says which version runs on data of which. */
export async function bringUpToDate(pool: pg.Pool, options: UpToDateOptions): Promise<void> {
  const { migrationsDir, keepBefore, say } = options
  const { from, applied } = await migrate(pool, { folder: migrationsDir, keepBefore, say })
  say?.(`Flotylla ${PROGRAM_VERSION}, ${dataFrom(from, applied)}.`)
}

function dataFrom(from: string | undefined, applied: number): string {
  if (from === undefined) return 'nowa baza danych'
  return applied > 0 ? `dane z wydania ${from} przeniesione do ${PROGRAM_VERSION}` : `dane z wydania ${from}`
}
