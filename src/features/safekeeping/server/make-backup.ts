import { mkdir, mkdtemp, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type ProvenDump, proveDump } from '#platform/server/database/dump/prove-dump.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'

/** What can go wrong, as the screen tells it. */
export type BackupFault = 'no_space' | 'unwritable' | 'different' | 'interrupted' | 'other'

export type MadeBackup =
  | ({ readonly ok: true; readonly bytes: number } & ProvenDump)
  | { readonly ok: false; readonly fault: BackupFault }

const MB = 2 ** 20
/** The copy, the dump, and the database into which it is read back, with its log. */
const TIMES = 3
const BESIDE = 300 * MB
const SCRATCH = '.making-'
/**
 * Whoever works in a folder touches it each minute; one that nobody has touched for so long was left behind.
 */
const TOUCHED_MS = 60_000
const LEFT_MS = 15 * 60_000

/**
 * Makes a backup and reads it back: the database is copied while it serves, a process of low priority writes
 * the dump and restores it into a database of its own, table by table compared, and only then does the file
 * get its name.
 * @param name of the file in the folder
 * @param signal ends it early
 */
export async function makeBackup(
  platform: Platform,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<MadeBackup> {
  let scratch: string | undefined
  let touching: NodeJS.Timeout | undefined
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const now = () => platform.clock.now()
    if (platform.database.engine === 'embedded') await clearScratch(folder)
    else await clearScratch(folder, now().getTime() - LEFT_MS)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < TIMES * (await sizeOf(platform)) + BESIDE) return { ok: false, fault: 'no_space' }
    const own = await mkdtemp(join(folder, SCRATCH))
    scratch = own
    await touch(own, now())
    touching = setInterval(() => void touch(own, now()), TOUCHED_MS)
    const proven = await proveDump(await sourceOf(platform, own), own, signal)
    const { size } = await stat(proven.file)
    await rename(proven.file, join(folder, name))
    return { ok: true, ...proven, bytes: size }
  } catch (error) {
    platform.log.error(describeError(error), 'backup failed')
    return { ok: false, fault: signal.aborted ? 'interrupted' : faultOf(error) }
  } finally {
    clearInterval(touching)
    if (scratch) await rm(scratch, { recursive: true, force: true })
  }
}

async function sourceOf({ database, configuration }: Platform, scratch: string) {
  if (!database.copyTo) return { databaseUrl: configuration.databaseUrl }
  const dataDir = join(scratch, 'copy')
  await mkdir(dataDir)
  await database.copyTo(dataDir)
  return { dataDir }
}

/**
 * What a process that was killed left behind.
 * @param before milliseconds since 1970: where others make backups too, what they touched since is theirs
 */
async function clearScratch(folder: string, before = Number.POSITIVE_INFINITY): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(SCRATCH)) continue
    const path = join(folder, name)
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (touched < before) await rm(path, { recursive: true, force: true })
  }
}

async function touch(folder: string, now: Date): Promise<void> {
  await utimes(folder, now, now).catch(() => undefined)
}

async function sizeOf({ database }: Platform): Promise<number> {
  const { rows } = await database.queries.execute<{ bytes: string }>(
    sql`SELECT pg_database_size(current_database()) AS bytes`,
  )
  return Number(rows[0]?.bytes ?? 0)
}

const FAULTS: Readonly<Record<string, BackupFault>> = {
  ENOSPC: 'no_space',
  EDQUOT: 'no_space',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EROFS: 'unwritable',
  ENOENT: 'unwritable',
  ENOTDIR: 'unwritable',
  EEXIST: 'unwritable',
  RestoreRefused: 'different',
}

function faultOf(error: unknown): BackupFault {
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && FAULTS[code]) || 'other'
}
