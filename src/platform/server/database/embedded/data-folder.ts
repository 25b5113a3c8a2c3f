import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** PostgreSQL's own folder inside of the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/**
 * Makes the database's folder where there is none: in a side folder, which takes its name only when it is complete and
 * on the disk, so that an interrupted first start leaves nothing that looks like a database.
 */
export async function prepareFolder(
  dataDir: string,
  { sync, initialise }: { sync: boolean; initialise: (folder: string) => Promise<void> },
): Promise<void> {
  const folder = databaseFolder(dataDir)
  if (existsSync(join(folder, 'PG_VERSION'))) return
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(
      `${folder} holds something that is not a database; move it away or name another DATA_DIR.`,
    )
  }
  const side = `${folder}.new`
  await rm(side, { recursive: true, force: true })
  await mkdir(side, { recursive: true })
  await initialise(side)
  if (sync) await syncTree(side)
  await rm(folder, { recursive: true, force: true })
  await rename(side, folder)
  if (sync) syncOne(dataDir)
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    syncOne(join(entry.parentPath, entry.name))
  }
  syncOne(folder)
}

function syncOne(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
