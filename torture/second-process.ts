/** Q8: a second process on the folder of the embedded database: `npm run torture -- second-process`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROUNDS = Number(process.argv[2] ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const acknowledged = join(folder, 'acknowledged')
writeFileSync(acknowledged, '')
const args = [join(import.meta.dirname, 'database/writer.ts'), join(folder, 'data'), acknowledged]

interface Outcome {
  up: boolean
  ms: number
  said: string
}

/** Starts a process and waits until it is up, or has given up. */
function open(): { outcome: Promise<Outcome>; kill: () => Promise<unknown> } {
  const began = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise((resolve) => child.once('close', resolve))
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  const outcome = new Promise<Outcome>((resolve) => {
    const done = (up: boolean) => (): void => resolve({ up, ms: Math.round(performance.now() - began), said })
    child.stdout.once('data', done(true))
    child.once('close', done(false))
  })
  return {
    outcome,
    kill: () => {
      child.kill('SIGKILL')
      return gone
    },
  }
}

let breaches = 0
function expect(what: string, holds: boolean, figure: unknown): void {
  console.log(`${holds ? 'holds ' : 'BREACH'}  ${what}: ${figure}`)
  if (!holds) breaches += 1
}

for (let round = 0; round < ROUNDS; round += 1) {
  const pair = [open(), open()]
  const outcomes = await Promise.all(pair.map(({ outcome }) => outcome))
  const up = outcomes.filter((one) => one.up).length
  const refused = outcomes.find((one) => !one.up)
  expect('of two started at once, one is up', up === 1, `${up} up`)
  expect('the other is refused within 2 s', (refused?.ms ?? Number.NaN) < 2_000, `${refused?.ms} ms`)
  const clear =
    refused?.said.includes(join(folder, 'data')) && refused.said.includes('in use by another process')
  expect(
    'with a sentence that names the folder',
    clear === true,
    refused?.said.match(/FolderTaken: (.*)/)?.[1],
  )

  const late = open()
  const lateOutcome = await late.outcome
  expect(
    'a third one later is refused within 2 s',
    !lateOutcome.up && lateOutcome.ms < 2_000,
    `${lateOutcome.ms} ms`,
  )

  rmSync(join(folder, 'data', 'database.lock'))
  const sly = await open().outcome
  expect(
    'one that comes after the lock file was deleted is refused too',
    !sly.up && sly.said.includes('in use by another process'),
    `${sly.ms} ms`,
  )

  await Promise.all(pair.map(({ kill }) => kill()))
  const next = open()
  const { up: free, ms } = await next.outcome
  expect('after SIGKILL of the holder the folder is free', free && ms < 3_000, `up after ${ms} ms`)
  await pause(100)
  await next.kill()
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = breaches === 0 ? 0 : 1
