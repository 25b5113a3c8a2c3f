import { closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../dump/refusal.ts'

/** PostgreSQL's major version inside of PGlite. */
const ENGINE_VERSION = '18'

/** PostgreSQL's own folder inside of the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/**
 * Makes the database's folder where there is none: in a side folder, which takes its name only when it is
 * complete and on the disk, so that an interrupted first start leaves nothing that looks like a database.
 */
export async function prepareFolder(
  dataDir: string,
  { sync, initialise }: { sync: boolean; initialise: (folder: string) => Promise<void> },
): Promise<void> {
  const folder = databaseFolder(dataDir)
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOtherEngine(folder)
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Refusal(
      `W ${folder} leży coś, co nie jest bazą danych; przenieś to albo wskaż inny folder (DATA_DIR). Nic nie zostało zmienione. ` +
        `${folder} holds something that is not a database; move it away or name another DATA_DIR. Nothing was changed.`,
    )
  }
  const side = `${folder}.new`
  await rm(side, { recursive: true, force: true })
  // The engine makes its files in an empty folder by itself, and what is thrown away may be left half made.
  if (!sync) return void (await mkdir(folder, { recursive: true }))
  await mkdir(side, { recursive: true })
  await initialise(side)
  await syncTree(side)
  await rm(folder, { recursive: true, force: true })
  await rename(side, folder)
  syncToDisk(dataDir)
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    syncToDisk(join(entry.parentPath, entry.name))
  }
  syncToDisk(folder)
}

/**
 * Of another program's PostgreSQL, or of a later edition with a newer engine: its files would be read as what
 * they are not.
 */
function refuseOtherEngine(folder: string): void {
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === ENGINE_VERSION) return
  throw new Refusal(
    `Folder ${folder} należy do PostgreSQL ${version}, a ten program ma ${ENGINE_VERSION}; uruchom go programem, który go utworzył, albo wskaż inny (DATA_DIR). Nic nie zostało zmienione. ` +
      `The folder ${folder} is of PostgreSQL ${version}, and this program has ${ENGINE_VERSION}; use the program that made it, or name another one (DATA_DIR). Nothing was changed.`,
  )
}

/** Also for a folder: then the names in it. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
