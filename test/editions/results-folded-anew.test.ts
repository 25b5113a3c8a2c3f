import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const [JAN, EWA, ERASED, LOAD] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]

let home: OpenPool
let pool: pg.Pool
beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('results_folded_anew') - 1 })
  const days = (driver: string, total: number | null, money: string) =>
    pool.query(
      `INSERT INTO unsplit_results (driver_id, date, until, total_income_grosze, money)
       VALUES ($1, '2026-11-02', '2026-11-08', $2, $3)`,
      [driver, total, money],
    )
  await days(JAN, 10_000, '{10000}')
  await days(EWA, 8000, '{10000,2000,8000}')
  await days(ERASED, null, '{}')
  await pool.query(
    `INSERT INTO shift_results (driver_id, date, shift, total_income_grosze, money)
     VALUES ($1, '2026-11-11', 'day', 2000000000, '{NULL,NULL,2000000000}')`,
    [JAN],
  )
  const at = (time: string) => `2026-11-11T${time}Z`
  await pool.query(
    `INSERT INTO income_loads (no, id, source, kind, file_name, sha256, period_start, period_end, row_count,
       new_rows, replaced_rows, removed_rows, holding_rows, loaded_at, loaded_by, taken_back_at, taken_back_by)
     VALUES (1, $1, 'bolt', 'bolt-trips', 'Bolt 63001 2026-11-10', '', '2026-11-09', '2026-11-10', 2, 2, 0, 0, 0,
       $2, 'Bolt', $3, 'Anna')`,
    [LOAD, at('08:00:05'), at('10:00:00')],
  )
  const run = (nth: number, started: string, finished: string) =>
    pool.query(
      `INSERT INTO bolt_runs (id, company_id, date, nth, state, asked_at, started_at, finished_at)
       VALUES ($1, 63001, '2026-11-10', $2, 'good', $3, $3, $4)`,
      [randomUUID(), nth, at(started), at(finished)],
    )
  await run(1, '08:00:00', '08:00:06')
  await run(2, '12:00:00', '12:00:06')
  const hours = async (id: string, key: string) => {
    await pool.query(
      `INSERT INTO platform_drivers (id, platform, ref_key, name, name_key, identity, state)
       VALUES ($1, 'bolt', $2, '', '', $1, 'waiting')`,
      [id, key],
    )
    await pool.query(
      `INSERT INTO bolt_hours (company_id, ref_id, date, shift, waiting_s, driving_s, break_s)
       VALUES (63001, $1, '2026-11-10', 'day', 1, 1, 1)`,
      [id],
    )
  }
  await hours(JAN, 'id:jan')
  await hours(ERASED, 'erased:0')
  await migrate(pool)
}, 120_000)
afterAll(() => home.close())

const all = async (query: string) => (await pool.query(query)).rows

test('sums of days say whether a gross without a net is in them', async () => {
  const rows = await all('SELECT driver_id, income_from FROM unsplit_results')
  expect(new Map(rows.map((row) => [row.driver_id, row.income_from]))).toEqual(
    new Map([
      [JAN, 'gross'],
      [EWA, 'net'],
      [ERASED, null],
    ]),
  )
})

test('what stands stays to the grosz, and its weeks are due to be folded once more', async () => {
  expect(await all('SELECT money::text, total_income_grosze::text AS total FROM shift_results')).toEqual([
    { money: '{NULL,NULL,2000000000}', total: '2000000000' },
  ])
  expect(await all('SELECT monday::text FROM refold_due ORDER BY monday')).toEqual([
    { monday: '2026-11-02' },
    { monday: '2026-11-09' },
  ])
})

test('a run knows the load that it made, so that one taken back before is told', async () => {
  expect(await all('SELECT load_id, load_dates FROM bolt_runs ORDER BY nth')).toEqual([
    { load_id: LOAD, load_dates: ['2026-11-10'] },
    { load_id: null, load_dates: null },
  ])
})

test('hours of an erased person are gone', async () => {
  expect(await all('SELECT ref_id FROM bolt_hours')).toEqual([{ ref_id: JAN }])
})
