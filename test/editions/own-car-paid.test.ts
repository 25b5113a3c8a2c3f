import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const JAN = randomUUID()
const EWA = randomUUID()
const line = (amount: number) => ({ code: 'own-car', amount })

let home: OpenPool
let pool: pg.Pool

/** A closed week as the edition before kept it: its rental printed, and paid by nobody. */
async function closed(number: string, driver: string, apart: readonly object[], reopened = false) {
  const id = randomUUID()
  const week = Number(number.split('/')[2])
  const frozen = JSON.stringify({ format: 1, settlement: { lines: [], paidApart: apart } })
  await pool.query(
    `INSERT INTO settlement_statements (id, driver_id, year, week, sequence, number, version, frozen,
       frozen_sha256, inputs_hash, rows_digest, opening_grosze, result_grosze, to_pay_grosze, carry_grosze,
       figures, scheme, payee_name, payee_address, closed_at, closed_by, reopened_at)
     VALUES ($1, $2, 2026, $3, 1, $4, 1, $5, '', '', '', 0, 100, 100, 0, '{}', '{}', 'Jan', '{}', $6, 'Anna', $7)`,
    [
      id,
      driver,
      week,
      number,
      frozen,
      `2026-11-${week - 25}T09:00:00Z`,
      reopened ? '2026-11-27T09:00:00Z' : null,
    ],
  )
  await pool.query(
    `INSERT INTO settlement_ledger (no, id, driver_id, kind, grosze, statement, version_id, year, week, booked_at, booked_by)
     SELECT coalesce(max(no), 0) + 1, $1, $2, 'settlement', 100, $3, $4, 2026, $5, now(), 'Anna' FROM settlement_ledger`,
    [randomUUID(), driver, number, id, week],
  )
}

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('own_car_paid') - 1 })
  await closed('R/2026/46/0001', JAN, [line(40_000)])
  await closed('R/2026/47/0001', JAN, [line(30_000), line(5000)])
  await closed('R/2026/47/0002', EWA, [])
  await closed('R/2026/48/0001', EWA, [line(10_000)], true)
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('rentals of own cars in closed weeks are owed from now on, apart from the weeks', async () => {
  const { rows } = await pool.query(
    `SELECT driver_id, purse, kind, grosze::int, statement FROM settlement_ledger WHERE purse <> 'week' ORDER BY no`,
  )
  const entry = { driver_id: JAN, purse: 'own-car', kind: 'settlement' }
  expect(rows).toEqual([
    { ...entry, grosze: 40_000, statement: 'R/2026/46/0001/N' },
    { ...entry, grosze: 35_000, statement: 'R/2026/47/0001/N' },
  ])
  const weeks = await pool.query(`SELECT count(*)::int AS count FROM settlement_ledger WHERE purse = 'week'`)
  expect(weeks.rows).toEqual([{ count: 4 }])
})

test('each says what it opened with; one that was reopened, or had none, says nothing', async () => {
  const { rows } = await pool.query('SELECT number, apart FROM settlement_statements ORDER BY number')
  expect(rows).toEqual([
    { number: 'R/2026/46/0001', apart: { opening: 0, result: 40_000 } },
    { number: 'R/2026/47/0001', apart: { opening: 40_000, result: 35_000 } },
    { number: 'R/2026/47/0002', apart: null },
    { number: 'R/2026/48/0001', apart: null },
  ])
})

test('what was closed stays frozen afterwards', async () => {
  await expect(pool.query(`UPDATE settlement_statements SET apart = NULL`)).rejects.toThrow('frozen')
})
