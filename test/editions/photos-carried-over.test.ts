import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { namedMigration } from './named-migration.ts'

const THEN = '2026-03-16T06:00:00.000Z'
const PLAIN = randomUUID()
const OBJECTED = randomUUID()
const HURT = randomUUID()
const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0xd9])

let home: OpenPool
let pool: pg.Pool

beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: namedMigration('photos_of_reports') - 1 })
  for (const [id, objection] of [
    [PLAIN, ''],
    [OBJECTED, 'Pęknięty zderzak'],
    [HURT, ''],
  ])
    await pool.query(
      `INSERT INTO handovers (id, vehicle_id, reg, driver_id, kind, date, shift, planned, at, received_at, km, fuel,
         remark, objection, settled_by, settled_note)
       VALUES ($1, $1, 'W01', $1, 'take', '2026-03-16', 'day', true, $2, $2, 1, 8, '', $3, '', '')`,
      [id, THEN, objection],
    )
  await pool.query(
    `INSERT INTO vehicle_damages (id, vehicle_id, handover_id, x, y, kind, remark, noted_at, repaired_by)
     VALUES ($1, $1, $1, 1, 1, 'dent', '', $2, '')`,
    [HURT, THEN],
  )
  await pool.query(`INSERT INTO photo_files (hash, bytes, size) VALUES ('a', $1, 4), ('b', $1, 4)`, [BYTES])
  for (const [id, side, hash] of [
    [PLAIN, 'front', 'a'],
    [PLAIN, 'back', 'b'],
    [OBJECTED, 'front', 'a'],
    [HURT, 'left', 'b'],
  ])
    await pool.query(
      `INSERT INTO handover_photos (handover_id, side, hash, taken_at) VALUES ($1, $2, $3, $4)`,
      [id, side, hash, THEN],
    )
  await pool.query(
    `INSERT INTO driver_reports (id, driver_id, kind, date, shift, reg, text, sent_at)
     VALUES ($1, $1, 'car', '2026-03-16', 'day', 'W01', '', $2)`,
    [randomUUID(), THEN],
  )
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

test('photos of hand-overs are the same ones, of the same sides and time; those still needed go last', async () => {
  const { rows } = await pool.query<{ holder: string; taken_at: Date; bytes: Buffer } & Named>(
    `SELECT p.holder, p.holder_id, p.name, p.taken_at, p.goes_last, f.bytes
     FROM photos p JOIN photo_files f ON f.hash = p.hash`,
  )
  const places = rows.map(({ holder_id, name, goes_last }) => [holder_id, name, goes_last])
  expect(places).toHaveLength(4)
  expect(places).toEqual(
    expect.arrayContaining([
      [PLAIN, 'front', false],
      [PLAIN, 'back', false],
      [OBJECTED, 'front', true],
      [HURT, 'left', true],
    ]),
  )
  for (const { holder, taken_at, bytes } of rows)
    expect([holder, taken_at.toISOString(), bytes]).toEqual(['handover', THEN, BYTES])
})

test('what drivers told before has no photos', async () => {
  const { rows } = await pool.query('SELECT photos FROM driver_reports')
  expect(rows).toEqual([{ photos: [] }])
})

interface Named {
  readonly holder_id: string
  readonly name: string
  readonly goes_last: boolean
}
