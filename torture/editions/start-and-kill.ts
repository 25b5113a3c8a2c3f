import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '#platform/server/database/dump/open-whole.ts'

const OPENER = join(import.meta.dirname, 'opener.ts')

export interface Ended {
  readonly code: number | null
  readonly killed: boolean
  readonly said: string
  /** Whether it came as far as the migrations. */
  readonly migrating: boolean
  /** From the start until the migrations began, and from then to the end; ms. */
  readonly beforeMs: number
  readonly migratingMs: number
}

export interface Blow {
  /** When it falls: so many ms after the start of the process, of its migrations, or of what is seen. */
  readonly after: 'start' | 'migrations' | (() => boolean)
  readonly ms: number
  /** What falls; SIGKILL of the process unless told. */
  readonly strike?: (() => Promise<void> | void) | undefined
}

/** Often enough that what is seen is still so. */
const LOOK_MS = 2

/** Starts the opener, and lets a blow fall on it. @param diesAt the statement with which it kills itself */
export function startAndKill(
  place: Place,
  backupDir: string | undefined,
  blow?: Blow,
  diesAt?: number,
): Promise<Ended> {
  return runAndKill(
    [OPENER, place.dataDir, ...(backupDir ? [backupDir] : [])],
    { DATABASE_URL: place.databaseUrl ?? '', DIES_AT: diesAt === undefined ? '' : String(diesAt) },
    blow,
  )
}

/** The same for any program of ours. */
export async function runAndKill(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  blow?: Blow,
): Promise<Ended> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let migratingAt = 0
  let over = false
  let struck = false
  const fall = async (ms: number): Promise<void> => {
    await pause(ms)
    if (over) return
    struck = true
    if (blow?.strike) await blow.strike()
    else child.kill('SIGKILL')
  }
  const lookOut = async (seen: () => boolean, ms: number): Promise<void> => {
    while (!over && !seen()) await pause(LOOK_MS)
    await fall(ms)
  }
  let falling: Promise<void> | undefined
  if (blow?.after === 'start') falling = fall(blow.ms)
  else if (blow && blow.after !== 'migrations') falling = lookOut(blow.after, blow.ms)
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
    if (migratingAt > 0 || !said.includes('zanim przejdą')) return
    migratingAt = performance.now()
    if (blow?.after === 'migrations') falling = fall(blow.ms)
  })
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString()
  })
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...end) => resolve(end)),
  )
  over = true
  await falling
  const now = performance.now()
  const since = migratingAt || now
  return {
    code,
    killed: struck || signal === 'SIGKILL',
    said,
    migrating: migratingAt > 0,
    beforeMs: since - began,
    migratingMs: now - since,
  }
}
