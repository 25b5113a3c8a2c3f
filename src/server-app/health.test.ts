import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeChecks } from '#platform/server/tables.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** From one write of the check to the next. */
const A_SECOND_MS = 1_050

const ready = async () => (await server.app.inject('/readyz')).statusCode
const written = () => server.database.queries.select().from(writeChecks)

test('however many ask whether it is ready, one write a second tells all of them', async () => {
  expect(await Promise.all(Array.from({ length: 50 }, ready))).toEqual(Array(50).fill(200))
  const [first, ...more] = await written()
  expect(more).toEqual([])
  expect(await ready()).toBe(200)
  expect(await written()).toEqual([first])
  await pause(A_SECOND_MS)
  expect(await ready()).toBe(200)
  expect(await written()).not.toEqual([first])
})

test('a database that can be read and not written is not ready, and is again once it can be written', async () => {
  const { queries } = server.database
  await queries.execute(sql`SET default_transaction_read_only TO on`)
  await pause(A_SECOND_MS)
  const refused = await server.app.inject('/readyz')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  expect(await written()).toHaveLength(1)
  await queries.execute(sql`SET default_transaction_read_only TO off`)
  await pause(A_SECOND_MS)
  expect(await ready()).toBe(200)
})
