import type { BigIntStats } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Of each file that is on the disk: when it was last changed, in nanoseconds, by its number in the file
 * system.
 */
export type SyncedFiles = ReadonlyMap<bigint, bigint>

const AT_ONCE = 16
/** Some file systems count in steps of two seconds, so a younger change could hide another one. */
const SETTLED_MS = 3_000

/**
 * Brings all files of the folder to the disk, many at once. After a crash PostgreSQL does the same one by one
 * before it recovers, each waiting for the disk even where there is nothing to write; what is known to be
 * there it can skip.
 * @param now milliseconds of the epoch
 * @returns the files that have not been changed for a while
 */
export async function syncFiles(folder: string, now: number): Promise<SyncedFiles> {
  const settled = BigInt(now - SETTLED_MS) * 1_000_000n
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const synced = new Map<bigint, bigint>()
  const syncNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const { ino, ctimeNs } = await syncFile(path)
      if (ctimeNs < settled) synced.set(ino, ctimeNs)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, syncNext))
  return synced
}

async function syncFile(path: string): Promise<BigIntStats> {
  const file = await open(path, 'r')
  try {
    const before = await file.stat({ bigint: true })
    await file.sync()
    return before
  } finally {
    await file.close()
  }
}
