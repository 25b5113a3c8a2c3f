import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const [ADAM, EWA] = [randomUUID(), randomUUID()]
const FINE = randomUUID()
const MONDAY = '2026-11-16'

let home: OpenPool
let pool: pg.Pool

async function closed(number: string, driver: string, charges: readonly object[]) {
  await pool.query(
    `INSERT INTO settlement_statements (id, driver_id, year, week, sequence, number, version, frozen,
       frozen_sha256, inputs_hash, rows_digest, opening_grosze, result_grosze, to_pay_grosze, carry_grosze,
       figures, scheme, payee_name, payee_address, closed_at, closed_by)
     VALUES ($1, $2, 2026, 47, 1, $3, 1, $4, '', '', '', 0, 0, 0, 0, '{}', '{}', 'Jan', '{}', now(), 'Anna')`,
    [randomUUID(), driver, number, JSON.stringify({ format: 1, input: { charges } })],
  )
}

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('touched_weeks') - 1 })
})
afterAll(() => home.close())

test('what a folded record’s statement has settled goes back to it from the driver who stayed', async () => {
  const person = (id: string, phone: string, into: string | null) =>
    pool.query(
      `INSERT INTO drivers (id, phone, full_name, name_sort, email, pin_sealed, merged_into, created_at)
       VALUES ($1, $2, 'X', 'X', '', '', $3, now())`,
      [id, phone, into],
    )
  await person(ADAM, '+48600100200', null)
  await person(EWA, '+48600100201', ADAM)
  // Ewa's week was closed, and Adam's open when she was folded into him.
  await closed('R/2026/47/0001', EWA, [
    { id: `charge:${FINE}`, kind: 'fine' },
    { id: randomUUID(), kind: 'correction' },
  ])
  await pool.query(
    `INSERT INTO closed_charge_weeks (driver_id, monday, statement) VALUES ($1, $2, 'R/2026/47/0001')`,
    [ADAM, MONDAY],
  )
  await pool.query(`INSERT INTO settled_charges (driver_id, charge_id, monday) VALUES ($1, $2, $3)`, [
    ADAM,
    `charge:${FINE}`,
    MONDAY,
  ])
  await pool.query(
    `INSERT INTO driver_charges (id, driver_id, monday, kind, grosze, date, detail, note, created_at, created_by)
     VALUES ($1, $2, $3, 'fine', 4000, $3, '', '', now(), 'Anna')`,
    [FINE, ADAM, MONDAY],
  )
  await migrate(pool)
  const whose = async (table: string) =>
    (await pool.query(`SELECT driver_id FROM ${table}`)).rows.map(({ driver_id }) => driver_id)
  expect(await whose('closed_charge_weeks')).toEqual([EWA])
  expect(await whose('settled_charges')).toEqual([EWA])
  expect(await whose('driver_charges')).toEqual([EWA])
})
