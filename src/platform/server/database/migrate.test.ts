import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPool } from '#test/database/test-database.ts'
import { migrate } from './migrate.ts'
import type { OpenPool } from './open-pool.ts'

let home: OpenPool
let pool: pg.Pool
let folder: string
beforeEach(async () => {
  home = await openTestPool()
  pool = home.pool
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
})
afterEach(async () => {
  await home.close()
  rmSync(folder, { recursive: true })
})

/** Migrations as drizzle-kit writes them, one a second apart. */
function write(...migrations: string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map((sql, index) => {
    writeFileSync(join(folder, `${index}.sql`), sql)
    return { idx: index, when: 1_000 + index, tag: `${index}`, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

async function columns(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'things' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

const MAKE = 'CREATE TABLE things (a int)'
const WIDEN = 'ALTER TABLE things ADD b int;--> statement-breakpoint\nUPDATE things SET b = 1'

test('what is missing is applied, once', async () => {
  await migrate(pool, { folder: write(MAKE) })
  await migrate(pool, { folder: write(MAKE, WIDEN) })
  await migrate(pool, { folder })
  expect(await columns()).toEqual(['a', 'b'])
})

test('processes that start at the same moment all come up', async () => {
  write(MAKE, WIDEN)
  await Promise.all(Array.from({ length: 4 }, () => migrate(pool, { folder })))
  expect(await columns()).toEqual(['a', 'b'])
})

test('where one migration fails, none of those that came with it is left, and all are tried again', async () => {
  await migrate(pool, { folder: write(MAKE) })
  const failing = write(MAKE, WIDEN, 'ALTER TABLE things ADD c int;--> statement-breakpoint\nSELECT 1/0')
  await expect(migrate(pool, { folder: failing })).rejects.toThrow(
    /nie dały się przenieść.*division by zero.*jest taka, jaka była/,
  )
  expect(await columns()).toEqual(['a'])
  await migrate(pool, { folder: write(MAKE, WIDEN, 'ALTER TABLE things ADD c int') })
  expect(await columns()).toEqual(['a', 'b', 'c'])
})

test('a database of another edition of the same migration is refused', async () => {
  await migrate(pool, { folder: write(MAKE) })
  await expect(migrate(pool, { folder: write('CREATE TABLE things (z int)') })).rejects.toThrow(
    'does not come from',
  )
})

test('a restore can stop at the migration of its dump', async () => {
  await migrate(pool, { folder: write(MAKE, WIDEN), upTo: 1_000 })
  expect(await columns()).toEqual(['a'])
})
