import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPool } from '#test/database/test-database.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { dump } from './dump/dump.ts'
import { readDump } from './dump/dump-file.ts'
import { keepBeforeUpgrade } from './dump/keep-before-upgrade.ts'
import { restore } from './dump/restore.ts'
import { PROGRAM_VERSION } from './edition/editions.ts'
import { type KeepBefore, migrate } from './migrate.ts'
import type { OpenPool } from './open-pool.ts'

const START = 'CREATE TABLE things (name text PRIMARY KEY)'
const COUNT =
  'ALTER TABLE things ADD count int;--> statement-breakpoint\nUPDATE things SET count = length(name)'
const SPLIT =
  'ALTER TABLE things ADD share int;--> statement-breakpoint\nUPDATE things SET share = 12 / (count - 3)'

let home: OpenPool
let pool: pg.Pool
let folder: string
let said: string[]
beforeEach(async () => {
  home = await openTestPool()
  pool = home.pool
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
  said = []
})
afterEach(async () => {
  await home.close()
  rmSync(folder, { recursive: true })
})

/** The migrations of an edition, as drizzle-kit writes them. */
function edition(...migrations: string[]): string {
  const path = join(folder, `edition-${migrations.length}`)
  mkdirSync(join(path, 'meta'), { recursive: true })
  const entries = migrations.map((sql, index) => {
    writeFileSync(join(path, `${index}.sql`), sql)
    return { idx: index, when: 1_000 + index, tag: `${index}`, breakpoints: true }
  })
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ entries }))
  return path
}

const backups = () => join(folder, 'backups')
const say = (sentence: string) => void said.push(sentence)
const start = (migrationsDir: string) =>
  bringUpToDate(pool, {
    migrationsDir,
    keepBefore: (client, upgrade) =>
      keepBeforeUpgrade({ backupDir: backups(), migrationsDir }, client, upgrade),
    say,
  })

/** The tables as they are, to the byte; the list of migrations goes with the header. */
async function contents(of: pg.Pool = pool): Promise<string[]> {
  const lines: string[] = []
  for await (const line of dump(of)) lines.push(JSON.stringify(line))
  return lines
}

async function editionOne(...names: string[]): Promise<string> {
  const first = edition(START)
  await migrate(pool, { folder: first })
  for (const name of names) await pool.query('INSERT INTO things VALUES ($1)', [name])
  return first
}

test('data of an earlier edition are backed up before they are migrated, and the earlier program restores that backup', async () => {
  const first = await editionOne('auto', 'kierowca')
  const before = await contents()
  await start(edition(START, COUNT))
  const [name = '', ...more] = readdirSync(backups())
  expect(more).toEqual([])
  expect(said).toHaveLength(2)
  expect(said[0]).toContain(join(backups(), name))
  expect(said[1]).toMatch(new RegExp(`^Flotylla ${PROGRAM_VERSION}, dane z wydania .* przeniesione`))
  expect((await pool.query('SELECT sum(count)::int AS all FROM things')).rows).toEqual([{ all: 12 }])

  const back = await openTestPool()
  try {
    await restore(back.pool, readDump(join(backups(), name)), { migrationsDir: first })
    expect(await contents(back.pool)).toEqual(before)
  } finally {
    await back.close()
  }
})

test('nothing to migrate means no backup; a new database has none to make', async () => {
  const first = edition(START)
  await start(first)
  await start(first)
  expect(said).toEqual([
    `Flotylla ${PROGRAM_VERSION}, nowa baza danych.`,
    `Flotylla ${PROGRAM_VERSION}, dane z wydania ${PROGRAM_VERSION}.`,
  ])
  expect(() => readdirSync(backups())).toThrow('ENOENT')
})

test('what would fail on the data of this fleet is found in the trial, and the database is never touched', async () => {
  await editionOne('trzy', 'dwa')
  const before = await contents()
  await expect(start(edition(START, COUNT, SPLIT))).rejects.toThrow(
    /próbnym przejściem \(22012\).*Nic nie zostało zmienione.*Nothing was changed/,
  )
  expect(await contents()).toEqual(before)
  expect(readdirSync(backups())).toEqual([])
})

test('without a place for the backup nothing is migrated, and the sentence says where it should have gone', async () => {
  await editionOne('auto')
  const before = await contents()
  writeFileSync(backups(), 'a file')
  await expect(start(edition(START, COUNT))).rejects.toThrow(
    /część tej ścieżki jest plikiem.*Nic nie zostało zmienione/,
  )
  expect(await contents()).toEqual(before)
})

// Of an embedded database one process at a time may use the folder.
test.runIf(process.env.TEST_DATABASE_URL)(
  'of processes that start at once on data of an earlier edition one migrates, with the only backup; the others say that they wait',
  async () => {
    await editionOne('auto')
    const second = edition(START, COUNT)
    await Promise.all([start(second), start(second), start(second)])
    expect(readdirSync(backups())).toHaveLength(1)
    expect((await pool.query('SELECT count FROM things')).rows).toEqual([{ count: 4 }])
    expect(said.filter((sentence) => sentence.includes('czekam na niego'))).toHaveLength(2)
  },
)

// The embedded database has no connection that another machine could hold.
test.runIf(process.env.TEST_DATABASE_URL)(
  'of a machine that dies while it upgrades the server learns within a minute, and the next start may go on',
  async () => {
    await editionOne('auto')
    let seconds = Number.POSITIVE_INFINITY
    const keepBefore: KeepBefore = async (client) => {
      const { rows } = await client.query<{ name: string; value: number }>(
        `SELECT replace(name, 'tcp_keepalives_', '') AS name, setting::int AS value FROM pg_settings WHERE name LIKE 'tcp_keepalives%'`,
      )
      const {
        idle = 0,
        interval = 0,
        count = 0,
      } = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
      seconds = idle + interval * count
      return 'kept'
    }
    await migrate(pool, { folder: edition(START, COUNT), keepBefore })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  },
)

test.each([
  [
    'of another program',
    'CREATE TABLE posts (id int); INSERT INTO posts VALUES (1)',
    /innego programu \(posts\)/,
  ],
  [
    'of ours without its list',
    'CREATE TABLE drivers (id int); CREATE TABLE groundings (id int)',
    /nie ma listy jej wydań/,
  ],
])('a database with tables %s is refused and left as it is', async (_of, tables, sentence) => {
  await pool.query(tables)
  const before = await contents()
  await expect(start(edition(START))).rejects.toThrow(sentence)
  expect(await contents()).toEqual(before)
  expect((await pool.query(`SELECT FROM pg_namespace WHERE nspname = 'drizzle'`)).rowCount).toBe(0)
})

test('a database of a newer edition is refused by its name', async () => {
  await editionOne('auto')
  await start(edition(START, COUNT))
  await pool.query(`UPDATE drizzle.__drizzle_migrations SET edition = '9.0.0' WHERE created_at = 1001`)
  const before = await contents()
  await expect(start(edition(START))).rejects.toThrow(/nowszego wydania Flotylli \(9\.0\.0\)/)
  expect(await contents()).toEqual(before)
})

test('a dump names the edition of its data; one of edition 1 named none, and goes in all the same', async () => {
  await editionOne('auto')
  expect(JSON.parse((await contents())[0] ?? '')).toMatchObject({ edition: PROGRAM_VERSION, version: 1 })
  async function* without() {
    for await (const line of dump(pool)) {
      if ('format' in line) delete line.edition
      yield line
    }
  }
  const target = await openTestPool()
  try {
    await restore(target.pool, without(), { migrationsDir: edition(START, COUNT) })
    expect((await target.pool.query('SELECT count FROM things')).rows).toEqual([{ count: 4 }])
  } finally {
    await target.close()
  }
})

test('a restore that is run once more, after it was cut off when all was there, says that all is there', async () => {
  await editionOne('auto')
  const migrationsDir = edition(START, COUNT)
  const target = await openTestPool()
  try {
    await restore(target.pool, dump(pool), { migrationsDir })
    const whole = await contents(target.pool)
    await expect(restore(target.pool, dump(pool), { migrationsDir })).rejects.toThrow(
      /newer edition than the backup.*it had come through, for it writes all or nothing/,
    )
    expect(await contents(target.pool)).toEqual(whole)
    await target.pool.query('TRUNCATE things')
    await expect(restore(target.pool, dump(pool), { migrationsDir })).rejects.toThrow(
      /newer edition than the backup.*brought up to date\.$/,
    )
  } finally {
    await target.close()
  }
})
