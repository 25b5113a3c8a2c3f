import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

test('what was folded of reports stays as it is until its week, which is due, is folded once more', async () => {
  const home = await openTestPool()
  const { pool } = home
  await migrate(pool, { upTo: namedMigration('overlapping_reports') - 1 })
  await pool.query(
    `INSERT INTO unsplit_results (driver_id, date, until, total_income_grosze, income_from, money)
     VALUES ($1, '2026-11-20', '2026-11-26', 55000, 'net', '{NULL,NULL,55000}')`,
    [randomUUID()],
  )
  await migrate(pool)
  const { rows } = await pool.query(
    'SELECT total_income_grosze::int AS total, apps_income_grosze AS apps, overlap_grosze AS overlap FROM unsplit_results',
  )
  expect(rows).toEqual([{ total: 55_000, apps: null, overlap: null }])
  const due = await pool.query('SELECT monday::text FROM refold_due')
  expect(due.rows).toEqual([{ monday: '2026-11-16' }])
  await home.close()
}, 120_000)
