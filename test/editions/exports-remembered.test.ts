import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const MONDAY = '2026-11-23T09:00:00Z'
const TUESDAY = '2026-11-24T09:00:00Z'

let home: OpenPool
let pool: pg.Pool

async function batch(number: string, exportedAt: string | null, statements: readonly string[]) {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO transfer_batches (id, number, state, date, format, profile, payer_name, payer_address,
       payer_account, orders, total, prepared_at, prepared_by_id, prepared_by, exported_at)
     VALUES ($1, $2, $3, '2026-11-23', 'elixir-0', '{}', '', '{}', '', 1, 1, $4, '', '', $5)`,
    [id, number, exportedAt ? 'exported' : 'cancelled', MONDAY, exportedAt],
  )
  for (const [at, statement] of statements.entries())
    await pool.query(
      `INSERT INTO transfer_orders (batch_id, position, statement, driver_id, grosze, sealed, standing, returned_at)
       VALUES ($1, $2, $3, $1, 1, '', false, $4)`,
      [id, at, statement, TUESDAY],
    )
}

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('settlement_exports') - 1 })
  await batch('P/2026/47/2', TUESDAY, ['R/2026/47/0001', 'R/2026/47/0002'])
  await batch('P/2026/47/1', MONDAY, ['R/2026/47/0001'])
  await batch('P/2026/47/3', null, ['R/2026/47/0003'])
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('statements that left in a file before are remembered, with the first batch; thrown away ones are not', async () => {
  const { rows } = await pool.query('SELECT statement, batch FROM settlement_exports ORDER BY statement')
  expect(rows).toEqual([
    { statement: 'R/2026/47/0001', batch: 'P/2026/47/1' },
    { statement: 'R/2026/47/0002', batch: 'P/2026/47/2' },
  ])
})
