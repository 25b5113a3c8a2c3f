import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const THEN = '2026-03-16T06:00:00.000Z'

let home: OpenPool
let pool: pg.Pool

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('seen_and_back') - 1 })
  await pool.query(
    `INSERT INTO vehicle_damages (id, vehicle_id, handover_id, x, y, kind, remark, noted_at, repaired_by)
     VALUES ($1, $1, $1, 1, 1, 'dent', '', $2, '')`,
    [randomUUID(), THEN],
  )
  for (const withdrawn of [null, THEN])
    await pool.query(
      `INSERT INTO driver_reports (id, driver_id, kind, date, shift, reg, text, sent_at, withdrawn_at)
       VALUES ($1, $1, 'ill', '2026-03-16', 'day', 'W01', '', $2, $3)`,
      [randomUUID(), THEN, withdrawn],
    )
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('damage from before counts as seen, so that a fleet’s dashboard does not fill with what is long known', async () => {
  const { rows } = await pool.query<{ seen_at: Date; seen_by: string }>(
    'SELECT seen_at, seen_by FROM vehicle_damages',
  )
  expect(rows.map(({ seen_at, seen_by }) => [seen_at.toISOString(), seen_by])).toEqual([[THEN, '']])
})

test('what a driver took back before asks nothing of the office', async () => {
  const { rows } = await pool.query<{ read: boolean }>(
    'SELECT back_seen_at IS NOT DISTINCT FROM withdrawn_at AS read FROM driver_reports',
  )
  expect(rows).toEqual([{ read: true }, { read: true }])
})
