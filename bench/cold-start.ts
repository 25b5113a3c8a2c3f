/**
 * S9 at the level of the database: `npm run bench -- cold-start [ROWS]`. Time from nothing to the first
 * answer, and memory at rest, of the embedded database: the very first start, an empty one, and one with many
 * rows; beside PGlite as it comes, without syncs, lock, watch and migrations, on the same folders.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROWS = Number(process.argv[2] ?? 300_000)
const STARTS = 5
const START = join(import.meta.dirname, 'database/start-once.ts')

interface Started {
  ms: number
  rssMb: number
}

function start(how: 'ours' | 'bare' | 'fill' | 'killed', dataDir: string): Started {
  const done = spawnSync(process.execPath, [START, how, dataDir, String(ROWS)], { encoding: 'utf8' })
  const line = done.stdout.trim().split('\n').at(-1)
  if (!line) throw new Error(done.stderr)
  return JSON.parse(line)
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Ours and the bare one in turn, so that both see the same weather on the machine. */
function compare(what: string, dataDir: string): void {
  const pairs = Array.from(
    { length: STARTS },
    () => [start('ours', dataDir), start('bare', dataDir)] as const,
  )
  const ours = median(pairs.map(([one]) => one.ms))
  const bare = median(pairs.map(([, one]) => one.ms))
  const ourMb = median(pairs.map(([one]) => one.rssMb))
  const bareMb = median(pairs.map(([, one]) => one.rssMb))
  console.log(
    `${what.padEnd(28)} ${ours} ms (bare PGlite ${bare} ms, x${(ours / bare).toFixed(2)}), at rest ${ourMb} MB (bare ${bareMb} MB)`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const dataDir = join(folder, 'data')
try {
  const first = start('ours', dataDir)
  console.log(`${'the very first start'.padEnd(28)} ${first.ms} ms`)
  compare('empty', dataDir)
  start('fill', dataDir)
  compare(`${ROWS} rows`, dataDir)
  const killed = join(folder, 'killed')
  cpSync(dataDir, killed, { recursive: true })
  start('killed', killed)
  const recovered = start('ours', killed)
  console.log(`${'after SIGKILL under load'.padEnd(28)} ${recovered.ms} ms`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
