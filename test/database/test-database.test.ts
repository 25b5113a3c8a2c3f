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
