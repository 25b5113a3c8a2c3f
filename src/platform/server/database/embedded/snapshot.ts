import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { databaseFolder } from './data-folder.ts'

const ATTEMPTS = 3
/** Not part of a copy: the log is copied last, and PostgreSQL's own lock file belongs to the running one. */
const LEFT_OUT = ['pg_wal', 'postmaster.pid']

/**
 * Copies the data folder of a database while it is written, by PostgreSQL's own way: between
 * `pg_backup_start` and `pg_backup_stop` files may be copied in any state, since the log, copied last, mends
 * them when the copy is opened. Others wait only for the two short statements.
 * @param to an absent or empty folder, which becomes a data folder that `openEmbedded` can open
 */
export async function copyWhileRunning(pool: pg.Pool, from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await rm(databaseFolder(to), { recursive: true, force: true })
    if (await copyOnce(pool, databaseFolder(from), databaseFolder(to))) break
    if (attempt === ATTEMPTS) throw new Error('The log was recycled while the database was being copied.')
  }
  await writeFile(join(to, 'database.lock'), '')
}

/** @returns false where the log that the copy starts from was recycled meanwhile */
async function copyOnce(pool: pg.Pool, from: string, to: string): Promise<boolean> {
  await pool.query(`SELECT pg_backup_start('flotylla', true)`)
  let label: string
  try {
    await copyTree(from, to, (path) => !LEFT_OUT.includes(path))
  } finally {
    const { rows } = await pool.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(false)',
    )
    label = rows[0]?.label ?? ''
  }
  await copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'), () => true)
  await writeFile(join(to, 'backup_label'), label)
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  return first !== undefined && (await readdir(join(to, 'pg_wal'))).includes(first)
}

async function copyTree(from: string, to: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, () => true)
    else if (entry.isFile()) await copyIfThere(source, target)
  }
}

/** A file that is gone by now is not missed: the log knows that it went. */
async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(target), { recursive: true })
  }
}
