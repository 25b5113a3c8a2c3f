import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseLog } from '../database-log.ts'
import { databaseFolder } from '../embedded/data-folder.ts'
import { openEmbeddedPool } from '../embedded/embedded-database.ts'
import { FolderTaken } from '../embedded/folder-lock.ts'
import { askForSnapshot } from '../embedded/snapshot-door.ts'
import type { OpenPool } from '../open-pool.ts'
import { openPostgresPool } from '../postgres-database.ts'
import { Refusal } from './refusal.ts'

/** What the commands say they say themselves. */
const silent: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }

export interface Place {
  databaseUrl?: string | undefined
  dataDir: string
}

/**
 * Opens a database to be read or filled as a whole: the server of the URL, or else the folder, which no
 * server may have in use.
 */
export async function openWhole({ databaseUrl, dataDir }: Place): Promise<OpenPool> {
  if (!databaseUrl) return openEmbeddedPool({ dataDir, log: silent, sync: true })
  const open = await openPostgresPool({ databaseUrl, log: silent })
  try {
    await open.pool.query('SELECT 1')
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}

/** The same for one that must be there already: a mistyped folder must not become an empty backup. */
export async function openExisting(place: Place): Promise<OpenPool> {
  if (!place.databaseUrl && !existsSync(databaseFolder(place.dataDir))) {
    throw new Refusal(
      `There is no database in ${place.dataDir}; name its folder in DATA_DIR, or its address in DATABASE_URL.`,
    )
  }
  return openWhole(place)
}

/**
 * Opens one to be read only, also while a server has it in use: that one then makes a copy of the folder, and
 * the copy is read.
 * @param beside the copy lies there meanwhile, and takes as much space as the folder
 */
export async function openToRead(place: Place, beside: string): Promise<OpenPool> {
  try {
    return await openExisting(place)
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error
    const copy = mkdtempSync(join(dirname(resolve(beside)), '.flotylla-copy-'))
    const remove = (): void => rmSync(copy, { recursive: true, force: true })
    try {
      if (!(await askForSnapshot(place.dataDir, copy))) throw error
      const open = await openCopy(copy)
      return {
        ...open,
        async close() {
          await open.close()
          remove()
        },
      }
    } catch (inner) {
      remove()
      throw inner
    }
  }
}

/** Nothing waits for the disk in what is thrown away. */
function openCopy(dataDir: string): Promise<OpenPool> {
  writeFileSync(join(dataDir, 'database.lock'), '')
  return openEmbeddedPool({ dataDir, log: silent, sync: false })
}

/** Where the server's own settings say that the database is. */
export function fromEnvironment(): Place {
  const databaseUrl = process.env.DATABASE_URL?.trim() || undefined
  if (databaseUrl !== undefined) refuseWrongUrl(databaseUrl, 'DATABASE_URL')
  return { databaseUrl, dataDir: resolve(process.env.DATA_DIR?.trim() || './data') }
}

/** @throws Refusal */
export function refuseWrongUrl(url: string, name: string): void {
  if (/^postgres(ql)?:\/\/\S+$/.test(url) && URL.canParse(url)) return
  throw new Refusal(`${name} is not usable: an address such as postgres://user:password@host:5432/name.`)
}
