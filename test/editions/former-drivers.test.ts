import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const [LISTED, REMOVED, NO_FILE, UNNAMED, FOLDED] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]

let home: OpenPool
let pool: pg.Pool
beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('former_drivers') - 1 })
})
afterAll(() => home.close())

async function inFiles(driver: string, name: string, phone: string) {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO platform_drivers (id, platform, ref_key, external_id, name, name_key, identity, driver_id, state, matched_by)
     VALUES ($1, 'bolt', $2, NULL, $3, $3, $1, $4, 'matched', 'phone')`,
    [id, `phone:${phone}`, name, driver],
  )
  await pool.query(`INSERT INTO platform_driver_phones (ref_id, phone, loads) VALUES ($1, $2, '{1}')`, [
    id,
    phone,
  ])
}

async function closed(driver: string, payee: string, sequence: number) {
  await pool.query(
    `INSERT INTO settlement_statements (id, driver_id, year, week, sequence, number, version, frozen,
       frozen_sha256, inputs_hash, rows_digest, opening_grosze, result_grosze, to_pay_grosze, carry_grosze,
       figures, scheme, payee_name, payee_address, closed_at, closed_by)
     VALUES ($1, $2, 2026, 47, $3, $4, 1, '{}', '', '', '', 0, 0, 0, 0, '{}', '{}', $5, '{}', now(), 'Anna')`,
    [randomUUID(), driver, sequence, `R/2026/47/000${sequence}`, payee],
  )
}

test('who was removed before is known by what files and statements say of them', async () => {
  await pool.query(
    `INSERT INTO drivers (id, phone, full_name, name_sort, email, pin_sealed, created_at)
     VALUES ($1, '+48600100200', 'Ewa Inna', 'X', '', '', now())`,
    [LISTED],
  )
  await inFiles(LISTED, 'Ewa Inna', '+48600100200')
  await inFiles(REMOVED, 'Abacki A.', '+48600100201')
  await closed(REMOVED, 'Adam Abacki', 1)
  await closed(NO_FILE, 'Zenon Ukarany', 2)
  await closed(UNNAMED, 'Usunięty kierowca', 3)
  await closed(FOLDED, 'Ewa Inna', 4)
  await pool.query(
    `INSERT INTO settlement_ledger (no, id, driver_id, kind, purse, grosze, folded_id, booked_at, booked_by)
     VALUES (1, $1, $2, 'link', 'week', 0, $3, now(), 'Anna')`,
    [randomUUID(), LISTED, FOLDED],
  )
  await migrate(pool)
  const { rows } = await pool.query(
    'SELECT id, phones, full_name, removed_at, kept_apart_at FROM former_drivers ORDER BY full_name',
  )
  const unknown = { removed_at: null, kept_apart_at: null }
  expect(rows).toEqual([
    { id: REMOVED, phones: ['+48600100201'], full_name: 'Adam Abacki', ...unknown },
    { id: NO_FILE, phones: [], full_name: 'Zenon Ukarany', ...unknown },
  ])
})
