import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

let home: OpenPool
let pool: pg.Pool

/** Changes of one card as the edition before kept them: who, and under which key. */
async function card(changes: readonly (readonly [string, string | null])[]): Promise<string> {
  const driver = randomUUID()
  for (const [index, [by, key]] of changes.entries())
    await pool.query(
      `INSERT INTO payee_account_changes (id, driver_id, at, by, by_id, source, account_key, revision, sealed)
       VALUES ($1, $2, $3, $4, $4, 'office', $5, $6, '')`,
      [randomUUID(), driver, `2026-11-${10 + index}T09:00:00Z`, by, key, index + 1],
    )
  return driver
}
const entered = async (driver: string) =>
  (
    await pool.query(
      'SELECT by, account_key, name_key FROM payee_account_changes WHERE driver_id = $1 ORDER BY revision',
      [driver],
    )
  ).rows.map((row) => [row.by, row.account_key, row.name_key])

let renamed: string
let changed: string
beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('authors_of_accounts') - 1 })
  renamed = await card([
    ['Anna', 'A'],
    ['Piotr', 'A N'],
    ['Piotr', 'A'],
  ])
  changed = await card([
    ['Anna', 'A'],
    ['Piotr', 'B'],
    ['Piotr', 'A'],
    ['Anna', null],
    ['Anna', 'A'],
  ])
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('a name that was typed or taken away has not entered the number', async () => {
  expect(await entered(renamed)).toEqual([
    ['Anna', 'A', null],
    ['Piotr', null, 'N'],
    ['Piotr', null, null],
  ])
})

test('a number that was entered anew stays so', async () => {
  expect(await entered(changed)).toEqual([
    ['Anna', 'A', null],
    ['Piotr', 'B', null],
    ['Piotr', 'A', null],
    ['Anna', null, null],
    ['Anna', 'A', null],
  ])
})
