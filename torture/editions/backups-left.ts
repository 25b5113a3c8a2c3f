import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDump } from '#platform/server/database/dump/dump-file.ts'
import { type Contents, difference, tablesIn } from './kept-editions.ts'

const NAMED = /^flotylla-.+-before-.+\.gz$/
const SCRATCH = /^\.upgrading-/
/** Three stay; the fourth is one that was named by a process killed before it could tidy. */
const MOST_NAMED = 4
/** File systems take the time from a clock that moves in steps. */
const CLOCK_STEP_MS = 20

export interface BackupsLeft {
  readonly named: number
  /** Folders that a killed process was at work in. */
  readonly scratches: number
  readonly bytes: number
  /** What must not be, each in words. */
  readonly wrong: readonly string[]
}

/**
 * What lies in the folder of backups of one database: whatever bears the name of a backup has to be whole and
 * to the byte what was to be backed up, and what was being made is one folder at most.
 */
export async function backupsLeft(folder: string, old: Contents): Promise<BackupsLeft> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const wrong: string[] = []
  const named = names.filter((name) => NAMED.test(name))
  const scratches = names.filter((name) => SCRATCH.test(name))
  for (const name of named) {
    const differing = await differingTables(join(folder, name), old)
    if (differing) wrong.push(`${name}: ${differing}`)
  }
  const others = names.length - named.length - scratches.length
  if (others > 0) wrong.push(`${others} files of no known name`)
  if (named.length > MOST_NAMED) wrong.push(`${named.length} backups`)
  if (scratches.length > 1) wrong.push(`${scratches.length} folders of killed processes`)
  return { named: named.length, scratches: scratches.length, bytes: bytesIn(folder), wrong }
}

async function differingTables(file: string, { applied, tables }: Contents): Promise<string | undefined> {
  try {
    const found = { applied, tables: await tablesIn(readDump(file)) }
    return difference(found, { applied, tables }, 'exactly').join(', ') || undefined
  } catch (error) {
    return String(error)
  }
}

function bytesIn(folder: string): number {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}

/** What can be seen of a backup that is being made, in its order. */
export const STEPS = [
  (folder: string) => scratchOf(folder),
  (folder: string) => within(folder, 'dump.gz.partial'),
  (folder: string) => within(folder, 'dump.gz'),
  (folder: string) => within(folder, 'trial'),
  (folder: string) => within(folder, 'trial/database/PG_VERSION'),
  (folder: string) => within(folder, 'trial/database/postmaster.pid'),
  (folder: string) => newest(folder, NAMED),
] as const

/** Whether a step has been made since that moment, ms since the epoch; what lay there before is none. */
export function isMadeSince(
  step: (folder: string) => string | undefined,
  folder: string,
  since: number,
): boolean {
  const path = step(folder)
  if (path === undefined) return false
  return (statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0) >= since - CLOCK_STEP_MS
}

function scratchOf(folder: string): string | undefined {
  return newest(folder, SCRATCH)
}

function within(folder: string, path: string): string | undefined {
  const scratch = scratchOf(folder)
  return scratch && join(scratch, path)
}

function newest(folder: string, name: RegExp): string | undefined {
  if (!existsSync(folder)) return undefined
  const found = readdirSync(folder)
    .filter((each) => name.test(each))
    .sort()
    .at(-1)
  return found && join(folder, found)
}
