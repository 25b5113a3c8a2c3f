import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { openEmbedded, openEmbeddedPool } from '#platform/server/database/embedded/embedded-database.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/test-databases')
const MIGRATIONS = join(ROOT, 'migrations')

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Puts an initialised and migrated database into an empty data folder. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const edition = editionOfMigrations()
  const migrated = await made(edition, async (folder) => {
    forgetOthers(edition)
    await copyEngineTemplate(folder)
    const database = await openEmbedded({ dataDir: folder, log: silent, sync: false })
    await database.close()
  })
  cpSync(migrated, dataDir, { recursive: true })
  leaveLockFile(dataDir)
}

/** Puts an initialised database without any tables into an empty data folder. */
export async function copyEngineTemplate(dataDir: string): Promise<void> {
  cpSync(await made(editionOfEngine(), initialise), dataDir, { recursive: true })
  leaveLockFile(dataDir)
}

/** As every used folder has one; without it the first start would look out for another process. */
function leaveLockFile(dataDir: string): void {
  writeFileSync(join(dataDir, 'database.lock'), '')
}

/** Stands for the contents of `migrations/`. */
export function editionOfMigrations(): string {
  const hash = createHash('sha256').update(editionOfEngine())
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  // In which order they go, and which count as applied.
  hash.update(readFileSync(join(MIGRATIONS, 'meta/_journal.json')))
  return hash.digest('hex').slice(0, 16)
}

/** Making PostgreSQL's own files takes longest, and they change with the engine only. */
function editionOfEngine(): string {
  const manifest = join(ROOT, 'node_modules/@electric-sql/pglite/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  return `engine-${version}`
}

async function initialise(dataDir: string): Promise<void> {
  const { close } = await openEmbeddedPool({ dataDir, log: silent, sync: false })
  await close()
}

const AN_HOUR_MS = 3_600_000

/**
 * Each edition of the migrations takes 30 MB. What was used or made lately may belong to a run of another
 * edition beside this one.
 */
function forgetOthers(edition: string): void {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name)
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (!name.startsWith(edition) && !name.startsWith('engine-') && used < Date.now() - AN_HOUR_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The cached folder of that name, made first where there is none; another process may be making it as well.
 */
async function made(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, name)
  if (existsSync(folder)) {
    const now = new Date()
    utimesSync(folder, now, now)
    return folder
  }
  const making = `${folder}.${randomUUID()}`
  mkdirSync(making, { recursive: true })
  await make(making)
  rmSync(join(making, 'database.lock'), { force: true })
  try {
    renameSync(making, folder)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
  return folder
}
