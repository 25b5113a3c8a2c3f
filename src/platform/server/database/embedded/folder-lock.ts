import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a successor waits for a process that is just stopping. */
const PATIENCE_MS = 250
const STEP_MS = 50

export class FolderTaken extends Error {
  override readonly name = 'FolderTaken'

  constructor(folder: string) {
    super(
      `Folder danych ${folder} jest już używany przez inny proces Flotylli; zatrzymaj go albo wskaż inny folder (DATA_DIR). ` +
        `The data folder ${folder} is in use by another process; stop it, or name another folder (DATA_DIR).`,
    )
  }
}

/**
 * Takes the folder for this process. The lock is the operating system's own, held through SQLite on an empty file: it is
 * gone with its holder, however that dies, and it holds between containers that share the folder.
 * @returns what gives the folder back
 * @throws FolderTaken when another process keeps it for longer than a quarter of a second
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 })
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
      return () => lock.close()
    } catch (error) {
      if (!isBusy(error) || waited >= PATIENCE_MS) {
        lock.close()
        throw isBusy(error) ? new FolderTaken(folder) : error
      }
      await pause(STEP_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
