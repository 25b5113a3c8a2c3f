import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorWords } from '#features/roster/texts-authors.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

/** Who made something, as earlier editions kept it, and its code; people keep their names. */
const KEPT = [
  ['Flotylla (automatycznie)', '@automatic'],
  ['Kierowca (dobrana zmiana)', '@driver-picked'],
  ['Kierowca (to nie ja)', '@driver-returned'],
  ['PIN floty (dobrana zmiana)', '@fleet-pin-picked'],
  ['Anna Szefowa', 'Anna Szefowa'],
  ['', ''],
] as const

let home: OpenPool
let pool: pg.Pool

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('authors_as_codes') - 1 })
  for (const [number, [told]] of KEPT.entries()) {
    const id = randomUUID()
    await pool.query(
      `INSERT INTO schedule_weeks (id, year, week, version, saved_at, saved_by) VALUES ($1, 2026, $2, 1, now(), $3)`,
      [id, number + 1, told],
    )
    await pool.query(
      `INSERT INTO schedule_versions (week_id, version, saved_at, saved_by, places) VALUES ($1, 1, now(), $2, '')`,
      [id, told],
    )
    for (const table of ['schedule_changes', 'schedule_returns']) {
      const stands = table === 'schedule_returns' ? ['stands', 'true'] : undefined
      await pool.query(
        `INSERT INTO ${table} (id, week_id, driver_id, kind, from_on_call, to_on_call, at, by${stands ? `, ${stands[0]}` : ''})
         VALUES ($1, $2, $1, 'removed', false, false, now(), $3${stands ? `, ${stands[1]}` : ''})`,
        [randomUUID(), id, told],
      )
    }
  }
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test.each([
  ['schedule_weeks', 'saved_by', 'schedule_weeks.id'],
  ['schedule_versions', 'saved_by', 'week_id'],
  ['schedule_changes', 'by', 'week_id'],
  ['schedule_returns', 'by', 'week_id'],
])('%s', async (table, column, weekId) => {
  const from =
    table === 'schedule_weeks' ? table : `${table} JOIN schedule_weeks ON schedule_weeks.id = ${weekId}`
  const { rows } = await pool.query<{ told: string }>(
    `SELECT ${table}.${column} AS told FROM ${from} ORDER BY schedule_weeks.week`,
  )
  expect(rows.map(({ told }) => told)).toEqual(KEPT.map(([, code]) => code))
  expect(rows.map(({ told }) => authorWords(told))).toEqual(KEPT.map(([words]) => words))
})
