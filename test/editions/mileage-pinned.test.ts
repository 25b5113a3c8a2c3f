import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposedOverMileage } from '#features/settlement/domain/public.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const [OPEN, CLOSED, EDITED, EARLY] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const CHEAP = [
  { overMetres: 1_000_000, groszePerKm: 50 },
  { overMetres: 1_100_000, groszePerKm: 71 },
]
const DEAR = [{ overMetres: 1_000_000, groszePerKm: 500 }]
const METRES = 1_234_567

let home: OpenPool
let pool: pg.Pool

async function decided(driver: string, at: string, state = 'applied', grosze: number | null = null) {
  await pool.query(
    `INSERT INTO mileage_decisions (driver_id, monday, metres, state, grosze, note, decided_at, decided_by)
     VALUES ($1, '2026-11-16', $2, $3, $4, '', $5, 'Anna Próbna')`,
    [driver, METRES, state, grosze, at],
  )
}

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('ledger_open_items') - 1 })
  for (const [no, at, tiers] of [
    [1, '2026-11-10T09:00:00Z', CHEAP],
    [2, '2026-11-21T09:00:00Z', DEAR],
  ] as const)
    await pool.query(
      `INSERT INTO mileage_allowances (no, from_monday, tiers, created_at, created_by) VALUES ($1, '2026-11-16', $2, $3, 'Anna')`,
      [no, JSON.stringify(tiers), at],
    )
  await decided(OPEN, '2026-11-20T09:00:00Z')
  await decided(CLOSED, '2026-11-20T09:00:00Z')
  await decided(EDITED, '2026-11-20T09:00:00Z', 'edited', 7500)
  await decided(EARLY, '2026-11-01T09:00:00Z')
  await pool.query(
    `INSERT INTO closed_charge_weeks (driver_id, monday, statement) VALUES ($1, '2026-11-16', 'R/2026/47/0001')`,
    [CLOSED],
  )
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('over-mileage that was applied before its price was kept has the price of then', async () => {
  const { rows } = await pool.query(`SELECT driver_id, grosze::int FROM mileage_decisions`)
  const kept = new Map(rows.map(({ driver_id, grosze }) => [driver_id, grosze]))
  expect(kept.get(OPEN)).toBe(proposedOverMileage(METRES, CHEAP))
  expect(kept.get(CLOSED)).toBe(proposedOverMileage(METRES, DEAR))
  expect(kept.get(EDITED)).toBe(7500)
  // Nobody can tell any more: the price of now.
  expect(kept.get(EARLY)).toBe(proposedOverMileage(METRES, DEAR))
})
