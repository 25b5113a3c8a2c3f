import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { systemClock } from '../../clock.ts'
import type { DatabaseLog } from '../database-log.ts'
import { syncToDisk } from '../embedded/data-folder.ts'
import { openEmbeddedPool } from '../embedded/embedded-database.ts'
import type { Upgrade } from '../migrate.ts'
import { dumpWithin } from './dump.ts'
import { readDump, writeDump } from './dump-file.ts'
import { Refusal } from './refusal.ts'
import { RestoreRefused, restore } from './restore.ts'
import { expiredUpgradeBackups, nameBeforeUpgrade } from './upgrade-backups.ts'

const silent: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }

const MB = 2 ** 20
/** The dump, and the database into which it is read back, with its log. */
const FOR_COPY = { times: 3, beside: 150 * MB }
/** What migrations write anew, and the log of it. */
const FOR_UPGRADE = { times: 2, beside: 32 * MB }

export interface Keeping {
  readonly backupDir: string
  /** Folder of the embedded database: its disk needs room as well. */
  readonly dataDir?: string | undefined
  readonly migrationsDir?: string | undefined
}

/**
 * Backs a database up into the backups' folder before it is migrated, and proves the backup: it is restored
 * into another database, which goes through the very migrations that are to come. Only then does the file get
 * its name. So a migration that can't cope with this fleet's data is found before the fleet's own database is
 * touched.
 * @throws Refusal in Polish and English; nothing is changed then
 */
export async function keepBeforeUpgrade(
  keeping: Keeping,
  client: pg.ClientBase,
  upgrade: Upgrade,
): Promise<string> {
  const { backupDir, dataDir } = keeping
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const size = await sizeOf(client)
    await refuseWithoutRoom(backupDir, FOR_COPY.times * size + FOR_COPY.beside, upgrade)
    if (dataDir) await refuseWithoutRoom(dataDir, FOR_UPGRADE.times * size + FOR_UPGRADE.beside, upgrade)
    return await makeProven(client, keeping, upgrade)
  } catch (error) {
    throw error instanceof Refusal && !(error instanceof RestoreRefused)
      ? error
      : refusalOf(error, backupDir, upgrade)
  }
}

async function makeProven(
  client: pg.ClientBase,
  { backupDir, ...of }: Keeping,
  { from, to }: Upgrade,
): Promise<string> {
  const scratch = join(backupDir, `.upgrading-${await nameOf(client, of)}`)
  try {
    // What a process that was killed left behind.
    await rm(scratch, { recursive: true, force: true })
    await mkdir(scratch, { mode: 0o700 })
    const made = join(scratch, 'dump.gz')
    await writeDump(made, dumpWithin(client))
    await tryOn(made, scratch, of.migrationsDir)
    const file = join(backupDir, nameBeforeUpgrade(from, to, systemClock.now().toISOString()))
    await rename(made, file)
    syncToDisk(backupDir)
    for (const name of expiredUpgradeBackups(await readdir(backupDir))) await rm(join(backupDir, name))
    return file
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Restores a dump into a database of its own, which goes through all migrations of this edition. */
async function tryOn(file: string, scratch: string, migrationsDir: string | undefined): Promise<void> {
  const dataDir = join(scratch, 'trial')
  await mkdir(dataDir)
  const trial = await openEmbeddedPool({ dataDir, log: silent, sync: false })
  try {
    await trial.patiently(() => restore(trial.pool, readDump(file), { migrationsDir }))
  } finally {
    await trial.close()
  }
}

/** Stands for the database, so that two that share a folder don't clear away each other's. */
async function nameOf(client: pg.ClientBase, { dataDir = '' }: Omit<Keeping, 'backupDir'>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT concat_ws(' ', current_database(), current_schema(), inet_server_addr(), inet_server_port()) AS name`,
  )
  return createHash('sha256').update(`${dataDir} ${rows[0]?.name}`).digest('hex').slice(0, 12)
}

async function sizeOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(`
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`)
  return Number(rows[0]?.bytes ?? 0)
}

async function refuseWithoutRoom(folder: string, bytes: number, { from, to }: Upgrade): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  const [needed, left] = [bytes, free].map((size) => `${Math.ceil(size / MB)} MB`)
  throw new Refusal(
    `Za mało miejsca w ${folder}, by przed przejściem z wydania ${from} do ${to} zrobić kopię danych: potrzeba ${needed}, wolne ${left}. ` +
      'Zwolnij miejsce albo wskaż na kopie inny folder (BACKUP_DIR). Nic nie zostało zmienione. ' +
      `Not enough room in ${folder} to back the data up before they go from edition ${from} to ${to}: ${needed} are needed, ${left} are free. ` +
      'Make room, or name another folder for backups (BACKUP_DIR). Nothing was changed.',
  )
}

const CAUSES: Readonly<Record<string, readonly [string, string]>> = {
  ENOSPC: ['dysk jest pełny', 'the disk is full'],
  EDQUOT: ['limit miejsca jest wyczerpany', 'the quota is used up'],
  EACCES: ['ten użytkownik nie może tam pisać', 'this user may not write there'],
  EPERM: ['ten użytkownik nie może tam pisać', 'this user may not write there'],
  EROFS: ['ten dysk jest tylko do odczytu', 'this disk can only be read'],
  ENOTDIR: ['część tej ścieżki jest plikiem', 'a part of this path is a file'],
  EEXIST: ['część tej ścieżki jest plikiem', 'a part of this path is a file'],
}

function refusalOf(error: unknown, backupDir: string, { from, to }: Upgrade): Refusal {
  const { code, name } = error as { code?: unknown; name?: unknown }
  const named = typeof code === 'string' ? code : String(name)
  const [pl, en] = CAUSES[named] ?? [named, named]
  return new Refusal(
    `Przed przejściem z wydania ${from} do ${to} nie udało się zrobić w ${backupDir} kopii danych i sprawdzić jej próbnym przejściem (${pl}). ` +
      'Usuń przyczynę i uruchom jeszcze raz albo uruchom dotychczasowy program. Nic nie zostało zmienione. ' +
      `Before going from edition ${from} to ${to} a backup of the data in ${backupDir}, proven by a trial upgrade, could not be made (${en}). ` +
      'Remove the cause and start again, or start the program used so far. Nothing was changed.',
    { cause: error },
  )
}
