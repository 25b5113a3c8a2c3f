import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '#platform/server/database/dump/open-whole.ts'

const OPENER = join(import.meta.dirname, 'opener.ts')

export interface Ended {
  readonly code: number | null
  readonly killed: boolean
  readonly said: string
  /** From the start until the migrations began, and from then to the end; ms. */
  readonly beforeMs: number
  readonly migratingMs: number
}

interface Blow {
  /** When it falls: after so many ms, from the start of the process or of its migrations. */
  readonly after: 'start' | 'migrations'
  readonly ms: number
  /** What falls; SIGKILL of the process unless told. */
  readonly strike?: (() => Promise<void> | void) | undefined
}

/** Starts the opener, and lets a blow fall on it. */
export async function startAndKill(place: Place, backupDir: string | undefined, blow?: Blow): Promise<Ended> {
  const began = performance.now()
  const child = spawn(process.execPath, [OPENER, place.dataDir, ...(backupDir ? [backupDir] : [])], {
    env: { ...process.env, DATABASE_URL: place.databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let migratingAt = 0
  let over = false
  let killed = false
  const fall = async (): Promise<void> => {
    if (!blow) return
    await pause(blow.ms)
    if (over) return
    if (blow.strike) await blow.strike()
    else child.kill('SIGKILL')
    killed = true
  }
  let falling: Promise<void> | undefined = blow?.after === 'start' ? fall() : undefined
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
    if (migratingAt > 0 || !said.includes('zanim przejdą')) return
    migratingAt = performance.now()
    if (blow?.after === 'migrations') falling = fall()
  })
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString()
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  over = true
  await falling
  const now = performance.now()
  const since = migratingAt || now
  return { code, killed, said, beforeMs: since - began, migratingMs: now - since }
}
