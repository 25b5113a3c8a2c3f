import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

interface Found {
  readyMs: number
  rows: number
  acknowledged: number
  lost: number
  halves: number
}

interface Rounds {
  count: number
  /** Ends the process, or waits for it to end itself. */
  end: (writer: ChildProcess) => Promise<void>
  env?: (round: number) => Record<string, string>
}

const WRITER = join(import.meta.dirname, 'writer.ts')

/**
 * Lets the writer write, ends it, starts it again, and so on; after each start it compares all that was ever
 * acknowledged. Prints the figures.
 * @returns whether nothing was lost or halved, and every start took less than three seconds
 */
export async function runRounds({ count, end, env = () => ({}) }: Rounds): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
  const acknowledged = join(folder, 'acknowledged')
  writeFileSync(acknowledged, '')
  const all: (Found | undefined)[] = []
  try {
    for (let round = 0; round < count; round += 1) {
      all.push(await oneRound(folder, acknowledged, env(round), end))
    }
    all.push(await oneRound(folder, acknowledged, {}, async () => undefined, 'check'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return report(
    all.filter((found) => found !== undefined),
    count,
  )
}

async function oneRound(
  folder: string,
  acknowledged: string,
  env: Record<string, string>,
  end: Rounds['end'],
  ...mode: string[]
): Promise<Found | undefined> {
  const args = [WRITER, join(folder, 'data'), acknowledged, ...mode]
  const writer = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => writer.once('close', resolve))
  const lines = createInterface({ input: writer.stdout })
  const ids: string[] = []
  let found: Found | undefined
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const told = parsed(line)
      if (told?.id) ids.push(told.id)
      else if (told) found = told as Found
      if (found) resolve()
    })
    lines.once('close', resolve)
  })
  if (found) await end(writer)
  await gone
  if (ids.length > 0) appendFileSync(acknowledged, `${ids.join('\n')}\n`)
  if (!found && writer.signalCode !== 'SIGKILL') throw new Error('The database did not come up again.')
  return found
}

/** The last line of a killed process may be torn. */
function parsed(line: string): (Partial<Found> & { id?: string }) | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function report(all: Found[], count: number): boolean {
  const last = all.at(-1)
  const lost = Math.max(...all.map((found) => found.lost))
  const halves = Math.max(...all.map((found) => found.halves))
  const [, ...restarts] = all.map(({ readyMs }) => readyMs)
  const slowest = Math.max(...restarts)
  const median = restarts.sort((a, b) => a - b)[Math.floor(restarts.length / 2)]
  console.log(`rounds                 ${count} (ended before the database was up: ${count + 1 - all.length})`)
  console.log(`acknowledged, compared ${last?.acknowledged} (rows found: ${last?.rows})`)
  console.log(`lost                   ${lost} (goal 0)`)
  console.log(`halved or doubled      ${halves} (goal 0)`)
  console.log(`ready again, slowest   ${slowest} ms (goal under 3000; median ${median} ms)`)
  return lost === 0 && halves === 0 && slowest < 3_000 && (last?.acknowledged ?? 0) > 0
}

/** A SIGKILL after 20 to 400 ms, chosen at random. */
export async function killSoon(writer: ChildProcess): Promise<void> {
  await pause(20 + Math.random() * 380)
  writer.kill('SIGKILL')
}
