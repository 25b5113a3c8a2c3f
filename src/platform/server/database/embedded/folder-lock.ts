import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { claimFolderName } from './folder-name.ts'

/** How long a successor waits for a process that is just stopping. */
const PATIENCE_MS = 250
const STEP_MS = 50
/** How often the holder looks whether its lock file is still the one that others would find. */
const WATCH_MS = 200
/**
 * How long a process waits that found a database without a lock file: a holder would have put its own back by
 * then.
 */
const SUSPICION_MS = 1_000

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

export class FolderTaken extends Error {
  override readonly name = 'FolderTaken'

  constructor(folder: string) {
    super(
      `Folder danych ${folder} jest już używany przez inny proces Flotylli; zatrzymaj go albo wskaż inny folder (DATA_DIR). ` +
        `The data folder ${folder} is in use by another process; stop it, or name another folder (DATA_DIR).`,
    )
  }
}

/** The lock takes no space but for a moment, and even that is not there. */
class FolderFull extends Error {
  override readonly name = 'FolderFull'

  constructor(folder: string, cause: unknown) {
    super(
      `Dysk, na którym leży folder danych ${folder}, jest pełny; zwolnij na nim miejsce i uruchom jeszcze raz. Nic nie zostało zmienione. ` +
        `The disk of the data folder ${folder} is full; make space on it and start again. Nothing was changed.`,
      { cause },
    )
  }
}

export interface FolderLock {
  /** Gives the folder back. */
  release(): void
}

/**
 * Takes the folder for this process. The lock is the operating system's own, held through SQLite on an empty
 * file: it is gone with its holder, however that dies, and it holds between containers that share the folder.
 * A file can be deleted under its holder's hands, so the folder itself is claimed by its number as well, and
 * the holder puts a deleted file back.
 * @throws FolderTaken when another process keeps it for longer than a quarter of a second
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const claim = await patiently(folder, () => claimFolderName(folder))
  try {
    const file = join(folder, 'database.lock')
    const lostItsFile = !existsSync(file) && existsSync(join(folder, 'database'))
    let lock = await patiently(folder, async () => lockFile(file))
    if (lostItsFile) {
      await pause(SUSPICION_MS)
      if (!isStillThere(file, lock)) {
        lock.close()
        throw new FolderTaken(folder)
      }
    }
    const watch = setInterval(() => {
      lock = putBack(file, lock)
    }, WATCH_MS)
    watch.unref()
    return {
      release() {
        clearInterval(watch)
        lock.close()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

interface HeldFile {
  readonly inode: bigint
  close(): void
}

/** Undefined where somebody else holds it. */
function lockFile(file: string): HeldFile | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return { inode: inodeOf(file) ?? 0n, close: () => lock.close() }
  } catch (error) {
    lock.close()
    if (isOf(error, SQLITE_BUSY)) return undefined
    throw isOf(error, SQLITE_FULL) ? new FolderFull(dirname(file), error) : error
  }
}

/** Whoever took another file meanwhile finds this one in its place, and gives up. */
function putBack(file: string, held: HeldFile): HeldFile {
  if (isStillThere(file, held)) return held
  try {
    rmSync(file, { force: true })
    const again = lockFile(file)
    if (!again) return held
    held.close()
    return again
  } catch {
    // The folder may be gone, or full; it is tried again in a moment.
    return held
  }
}

function isStillThere(file: string, { inode }: HeldFile): boolean {
  return inodeOf(file) === inode
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino
}

async function patiently<T>(folder: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    const got = await attempt()
    if (got !== undefined) return got
    if (waited >= PATIENCE_MS) throw new FolderTaken(folder)
    await pause(STEP_MS)
  }
}

function isOf(error: unknown, code: number): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === code
}
