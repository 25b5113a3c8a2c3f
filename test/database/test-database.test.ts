import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let here: TestDatabase
let there: TestDatabase
beforeAll(async () => {
  here = await createTestDatabase()
  there = await createTestDatabase()
})
afterAll(() => Promise.all([here.close(), there.close()]))

test('a test database has the tables of the migrations, and is nobody else’s', async () => {
  await here.database.queries.execute(sql`INSERT INTO throttle_buckets VALUES ('b', 1, now())`)
  const { rows } = await there.database.queries.execute(sql`SELECT count(*) AS n FROM throttle_buckets`)
  expect(rows).toEqual([{ n: 0 }])
})

test('reset empties all tables', async () => {
  await here.database.queries.execute(sql`INSERT INTO throttle_buckets VALUES ('c', 1, now())`)
  await here.reset()
  const { rows } = await here.database.queries.execute(sql`SELECT count(*) AS n FROM throttle_buckets`)
  expect(rows).toEqual([{ n: 0 }])
})

test('reset empties large tables too, and numbers begin anew', async () => {
  const { queries } = here.database
  await queries.execute(
    sql`INSERT INTO throttle_buckets SELECT i::text, 1, now() FROM generate_series(1, 600) i`,
  )
  await queries.execute(sql`SELECT nextval('submissions_number_seq')`)
  await here.reset()
  const { rows } = await queries.execute(sql`SELECT count(*) AS n FROM throttle_buckets`)
  expect(rows).toEqual([{ n: 0 }])
  const next = await queries.execute<{ n: number }>(sql`SELECT nextval('submissions_number_seq')::int AS n`)
  expect(next.rows).toEqual([{ n: 1 }])
})
