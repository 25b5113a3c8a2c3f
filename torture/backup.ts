/**
 * Q9: backup, restore and move by the commands of the administrator, embedded to PostgreSQL and back: `npm
 * run torture -- backup [ROWS]`. With DATA_DIR it takes that folder's data instead of making some. The tables
 * are compared by PostgreSQL itself, not by the commands' own checksums.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { toStandardError } from './database/standard-error.ts'

const ROWS = Number(process.argv[2] ?? 50_000)
const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const server = await startLocalPostgres()
const source = process.env.DATA_DIR ?? join(folder, 'source')
const file = join(folder, 'backup.gz')

interface Place {
  DATA_DIR?: string
  DATABASE_URL?: string
}

let breaches = 0
function expect(what: string, holds: boolean, figure: unknown): void {
  console.log(`${holds ? 'holds ' : 'BREACH'}  ${what}: ${figure}`)
  if (!holds) breaches += 1
}

/** Runs a command of the administrator. */
function run(
  name: string,
  place: Place,
  ...args: string[]
): { code: number | null; said: string; ms: number } {
  const began = performance.now()
  const { DATA_DIR: _folder, DATABASE_URL: _server, ...rest } = process.env
  const env = { ...rest, ...place }
  const done = spawnSync(process.execPath, [join(ROOT, 'tools', `${name}.ts`), ...args], {
    env,
    encoding: 'utf8',
  })
  return {
    code: done.status,
    said: (done.stdout + done.stderr).trim(),
    ms: Math.round(performance.now() - began),
  }
}

/** Each table's count and fingerprint, made by PostgreSQL of its sorted rows. */
async function fingerprints(place: Place): Promise<Map<string, string>> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR ?? '',
    databaseUrl: place.DATABASE_URL,
    log: toStandardError,
  })
  const { rows: tables } = await database.queries.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await database.queries.execute<{ n: number; hash: string | null }>(
      sql`SELECT count(*) AS n, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text) COLLATE "C")) AS hash
          FROM ${sql.identifier(name)} AS t`,
    )
    found.set(name, `${rows[0]?.n} ${rows[0]?.hash}`)
  }
  await database.close()
  return found
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
}

if (!process.env.DATA_DIR) {
  const database = await openDatabase({ dataDir: source, log: toStandardError })
  await database.queries.execute(sql`INSERT INTO throttle_buckets (bucket, failures, window_ends_at)
    SELECT 'zażółć "gęślą"' || E'\\n\\t\\\\' || i, i, timestamptz '2026-03-29 00:59:59.123456+00' + i * interval '1 second'
    FROM generate_series(1, ${ROWS}) AS i`)
  await database.close()
}

const original = await fingerprints({ DATA_DIR: source })
const rows = [...original.values()].reduce((sum, value) => sum + Number(value.split(' ')[0]), 0)
console.log(`source                 ${original.size} tables, ${rows} rows`)

const onServer = { DATABASE_URL: server.url }
const steps: [string, Place, ReturnType<typeof run>][] = [
  ['backup of the folder', { DATA_DIR: source }, run('db-backup', { DATA_DIR: source }, file)],
  ['restore to PostgreSQL', onServer, run('db-restore', onServer, file)],
]
console.log(`backup                 ${Math.round(statSync(file).size / 1024)} kB`)

const refused = run('db-restore', onServer, file)
expect(
  'a target that holds data is refused',
  refused.code === 1 && refused.said.includes('--force'),
  refused.said,
)
steps.push(['restore over it with --force', onServer, run('db-restore', onServer, file, '--force')])

const back = { DATA_DIR: join(folder, 'back') }
steps.push(['move from PostgreSQL to a folder', back, run('db-move', onServer, '--to', back.DATA_DIR)])
steps.push([
  'move from the folder to PostgreSQL',
  onServer,
  run('db-move', { DATA_DIR: source }, '--to', server.url, '--force'),
])

/**
 * A copy of the database while somebody writes: how long a write waits at worst, and whether the copy opens
 * whole.
 */
async function copyUnderWrites(): Promise<void> {
  const database = await openDatabase({ dataDir: source, log: toStandardError })
  const copy = join(folder, 'copy')
  mkdirSync(copy)
  const count = async (from: typeof database): Promise<number> =>
    Number((await from.queries.execute(sql`SELECT count(*) AS n FROM idempotency_keys`)).rows[0]?.n)
  const before = await count(database)
  let worst = 0
  let written = 0
  let copied = false
  const copying = database.copyTo?.(copy).then(() => {
    copied = true
  })
  while (!copied) {
    const began = performance.now()
    await database.queries.execute(sql`INSERT INTO idempotency_keys (key, call, fingerprint, created_at)
      VALUES (${`copy ${written}`}, 'torture', '', now())`)
    worst = Math.max(worst, performance.now() - began)
    written += 1
    await pause(1)
  }
  await copying
  await database.queries.execute(sql`DELETE FROM idempotency_keys WHERE call = 'torture'`)
  await database.close()
  const opened = await openDatabase({ dataDir: copy, log: toStandardError })
  const there = (await count(opened)) - before
  await opened.close()
  expect('a write waits for a copy no longer than 200 ms', worst < 200, `${Math.round(worst)} ms at worst`)
  expect('the copy opens and has what was written before it ended', there > 0 && there <= written, there)
}
await copyUnderWrites()

for (const [what, place, { code, said, ms }] of steps) {
  const different = code === 0 ? differences(original, await fingerprints(place)) : ['it failed']
  expect(
    `${what} (${ms} ms)`,
    code === 0 && different.length === 0,
    different.join(', ') || said.split('\n')[0],
  )
}
await server.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = breaches === 0 ? 0 : 1
