/**
 * Q8: the disk of the database fills up: `npm run torture -- full-disk [postgres]`, embedded unless told.
 * Needs root, for a small disk of its own. Once someone else takes all the space at a stroke, once the
 * embedded database's own rows take it (PostgreSQL would stop for good where its log does); drivers whom the
 * fleet has never seen submit their forms meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readSettings } from '#features/settings/server/public.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '#platform/server/database/database.ts'
import { type LocalPostgres, startLocalPostgres } from '#test/database/local-postgres.ts'
import { toStandardError } from './database/standard-error.ts'
import { formOf, randomShifts } from './submissions/random-form.ts'
import { type SubmittedServer, serverOver } from './submissions/server-over.ts'

const disk = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { encoding: 'utf8' })
if (mounted.status !== 0) {
  console.error(`A small disk could not be mounted, which takes root: ${mounted.stderr}`)
  process.exit(1)
}

const onServer = process.argv[2] === 'postgres'
// PostgreSQL runs as somebody else.
chmodSync(disk, 0o755)

let breaches = 0
function expect(what: string, holds: boolean, figure: unknown): void {
  console.log(`${holds ? 'holds ' : 'BREACH'}  ${what}: ${figure}`)
  if (!holds) breaches += 1
}

const WAYS = ['someone else takes all the space', ...(onServer ? [] : ['the rows take all the space'])]

const FILLER = join(disk, 'filler')

/** What the rows have to fill by themselves: more than the database keeps free. */
const LEFT_TO_ROWS = 20 * 1024 * 1024

/** @param leave bytes that stay free */
function takeSpace(leave: number): void {
  const file = openSync(FILLER, 'w')
  const block = new Uint8Array(64 * 1024)
  const { bavail, bsize } = statfsSync(disk)
  try {
    for (let left = bavail * bsize; left > leave; left -= block.length) writeSync(file, block)
    while (leave === 0) writeSync(file, block)
  } catch {
    // Full.
  } finally {
    closeSync(file)
  }
}

interface Tally {
  written: number[]
  refused: number
  other: string[]
}

let nextId = 0

/** Random, or the database would keep it small. */
const body = (): string => randomBytes(6_000).toString('base64')

/** Four clients write for a while, whatever the answer. */
async function write(database: Database, forMs: number): Promise<Tally> {
  const tally: Tally = { written: [], refused: 0, other: [] }
  const until = performance.now() + forMs
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const id = nextId++
      try {
        await database.transaction((tx) =>
          tx.execute(sql`INSERT INTO torture_rows VALUES (${id}, ${body()})`),
        )
        tally.written.push(id)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) tally.refused += 1
        else tally.other.push(String(error))
        await pause(5)
      }
    }
  }
  await Promise.all([client(), client(), client(), client()])
  return tally
}

let nextDriver = 0

interface Answers {
  /** How many by status. */
  readonly statuses: Record<number, number>
  /** Those that say "later" without saying when. */
  withoutRetryAfter: number
}

/** Two new drivers after another submit for a while, whatever the answer. */
async function submitForms({ platform, submit }: SubmittedServer, forMs: number): Promise<Answers> {
  const { availabilityWeek } = await readSettings(platform.database.queries, platform.clock)
  const answers: Answers = { statuses: {}, withoutRetryAfter: 0 }
  const until = performance.now() + forMs
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const answer = await submit(formOf(nextDriver++, availabilityWeek, randomShifts(availabilityWeek)))
      answers.statuses[answer.statusCode] = (answers.statuses[answer.statusCode] ?? 0) + 1
      if (answer.statusCode === 503 && answer.headers['retry-after'] === undefined)
        answers.withoutRetryAfter += 1
      if (answer.statusCode !== 200) await pause(5)
    }
  }
  await Promise.all([client(), client()])
  return answers
}

/** Reads for a while; what could not be read at all, and the longest time until it could be. */
async function read(database: Database, forMs: number): Promise<{ good: number; bad: number }> {
  const counted = { good: 0, bad: 0 }
  const until = performance.now() + forMs
  while (performance.now() < until) {
    try {
      await database.queries.execute(sql`SELECT count(*) FROM torture_rows`)
      counted.good += 1
    } catch {
      counted.bad += 1
    }
    await pause(10)
  }
  return counted
}

async function untilWritten(database: Database): Promise<number> {
  const began = performance.now()
  while ((await write(database, 20)).written.length === 0) await pause(50)
  return Math.round(performance.now() - began)
}

let postgres: LocalPostgres | undefined
try {
  process.env.TMPDIR = disk
  postgres = onServer ? await startLocalPostgres({ sync: true }) : undefined
  const place = { dataDir: join(disk, 'data'), databaseUrl: postgres?.url }
  const database = await openDatabase({ ...place, log: toStandardError })
  const server = await serverOver(database, { ...toStandardError, warn: () => undefined })
  await database.queries.execute(sql`CREATE TABLE torture_rows (id int PRIMARY KEY, body text NOT NULL)`)
  const kept: number[] = (await write(database, 500)).written
  console.log(`before                  ${kept.length} rows`)

  for (const way of WAYS) {
    console.log(way)
    takeSpace(way.startsWith('someone') ? 0 : LEFT_TO_ROWS)
    const [filling, reading, forms] = await Promise.all([
      write(database, 5_750),
      read(database, 5_750),
      submitForms(server, 5_750),
    ])
    kept.push(...filling.written)
    expect('writes are refused as "try again later"', filling.refused > 0, `${filling.refused} refused`)
    expect('and never otherwise', filling.other.length === 0, filling.other[0] ?? 'none')
    const { 200: taken = 0, 503: later = 0, ...otherwise } = forms.statuses
    expect('forms of new drivers are refused with 503', later > 0, `${later} refused, ${taken} taken`)
    expect(
      'each of them with Retry-After',
      forms.withoutRetryAfter === 0,
      `${forms.withoutRetryAfter} without`,
    )
    expect('and never otherwise', Object.keys(otherwise).length === 0, JSON.stringify(otherwise))
    const { status: notReady } = await server.ready()
    expect('it says that it is not ready', notReady === 503, notReady)
    expect('reads go on', reading.good > 10 * reading.bad, `${reading.good} answered, ${reading.bad} refused`)

    if (way.startsWith('someone')) rmSync(FILLER)
    else spawnSync('mount', ['-o', 'remount,size=400m', disk])
    const ms = await untilWritten(database)
    expect('writes again without a restart, within 5 s of space', ms < 5_000, `${ms} ms`)
    await pause(1_000)
    const { status: ready } = await server.ready()
    expect('and it says that it is ready', ready === 200, ready)
  }

  const { rows } = await database.queries.execute<{ id: number }>(sql`SELECT id FROM torture_rows`)
  const found = new Set(rows.map(({ id }) => id))
  const lost = kept.filter((id) => !found.has(id)).length
  expect('every acknowledged row is there', lost === 0, `${lost} lost of ${kept.length}`)
  await server.close()
} finally {
  await postgres?.stop()
  spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
}
process.exitCode = breaches === 0 ? 0 : 1
