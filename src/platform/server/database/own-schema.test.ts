import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPool } from '#test/database/test-database.ts'
import { dump } from './dump/dump.ts'
import { restore } from './dump/restore.ts'
import { migrate } from './migrate.ts'
import type { OpenPool } from './open-pool.ts'

const ONE_BONUS = `INSERT INTO bonuses VALUES (gen_random_uuid(), '2026-11-22', 'day', 12.5, now())`

let home: OpenPool
let pool: pg.Pool
beforeEach(async () => {
  home = await openTestPool()
  pool = home.pool
})
afterEach(() => home.close())

/** From now on, as an installation of many fleets does for one of them. */
async function enter(schema: string): Promise<void> {
  const path = `SET search_path TO ${schema}`
  pool.removeAllListeners('connect')
  pool.on('connect', (client) => void client.query(path))
  // Those that are idle already.
  const idle = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of idle) {
    await client.query(path)
    client.release()
  }
}

async function tablesBySchema(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ schema: string; tables: number }>(`
    SELECT schemaname AS schema, count(*)::int AS tables FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') GROUP BY 1 ORDER BY 1`)
  return Object.fromEntries(rows.map(({ schema, tables }) => [schema, tables]))
}

test('two fleets live in one database, a schema each, and nothing of them lies elsewhere', async () => {
  await pool.query('CREATE SCHEMA warszawa; CREATE SCHEMA krakow')
  await enter('warszawa')
  await migrate(pool)
  await pool.query(ONE_BONUS)
  await enter('krakow')
  expect((await migrate(pool)).from).toBeUndefined()
  expect((await migrate(pool)).applied).toBe(0)
  const tables = await tablesBySchema()
  expect(Object.keys(tables)).toEqual(['krakow', 'warszawa'])
  expect(tables.krakow).toBe(tables.warszawa)

  const { rows } = await pool.query(`
    SELECT conname FROM pg_constraint JOIN pg_class AS other ON other.oid = confrelid
    WHERE contype = 'f' AND other.relnamespace <> connamespace`)
  expect(rows).toEqual([])
})

test('the backup of one fleet holds that fleet alone, and goes into another schema, or into a database of its own', async () => {
  await pool.query('CREATE SCHEMA warszawa; CREATE SCHEMA krakow')
  await enter('krakow')
  await migrate(pool)
  await enter('warszawa')
  await migrate(pool)
  await pool.query(ONE_BONUS)
  const target = await openTestPool()
  try {
    const { rows, tables } = await restore(target.pool, dump(pool))
    expect(rows).toBe(1)
    // The list of migrations is not part of a backup.
    expect(tables).toBe(((await tablesBySchema()).warszawa ?? 0) - 1)
  } finally {
    await target.close()
  }
  expect((await pool.query('SELECT value FROM bonuses')).rowCount).toBe(1)
  await enter('krakow')
  expect((await pool.query('SELECT value FROM bonuses')).rowCount).toBe(0)
})

test('a fleet whose schema is not there is refused with what to do', async () => {
  await enter('nowhere')
  await expect(migrate(pool)).rejects.toThrow(/search_path.*utwórz go.*Nothing was changed/)
})

/** Where the list of edition 1 lies, and what the embedded database starts with. */
const MAY_NAME = ['edition/migration-list.ts', 'edition/own-migrations.ts', 'embedded/start-parameters.ts']

test('no statement of the program names a schema, and no lock is the whole database’s', () => {
  const root = join(import.meta.dirname, '../../..')
  const naming = globSync('**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !MAY_NAME.some((name) => path.endsWith(name)))
    .filter((path) =>
      /'public'|\bpublic"?\.(?!tsx?\b)[a-z_"]|advisory_\w+\(\s*(?!\$\{)/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    )
  expect(naming).toEqual([])
})
