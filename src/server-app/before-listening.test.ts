import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { unsplitResults } from '#features/income/facts/server/tables.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { fileOf, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { beforeListening } from './before-listening.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())

const folded = () =>
  server.database.queries.select().from(unsplitResults).orderBy(unsplitResults.driverId, unsplitResults.date)

test('what an earlier edition kept of days is folded before the server listens, by several at once, and once', async () => {
  const office = await server.asUser()
  const people = Array.from({ length: 3 }, (_, n) => ({
    fullName: `Osoba ${n}`,
    phone: `50000001${n}`,
    email: '',
  }))
  for (const person of people) answered(await server.call(addDriver, person, { as: office }))
  const rows = people.map(({ fullName, phone }, n) => weekOf(who(fullName, `+48${phone}`), 1000 * (n + 1)))
  answered(
    await server.call(importResults, { file: fileOf('freenow-earnings', rows) } as never, { as: office }),
  )
  const before = await folded()
  expect(before).toHaveLength(3)

  await server.database.queries.execute(sql`DELETE FROM unsplit_results`)
  await Promise.all([beforeListening(server.platform), beforeListening(server.platform)])
  expect(await folded()).toEqual(before)

  // One that ended on the way is gone on from, and what is there stays as it is.
  await server.database.queries.execute(
    sql`DELETE FROM unsplit_results WHERE driver_id = ${before[1]?.driverId}`,
  )
  await beforeListening(server.platform)
  expect(await folded()).toEqual(before)
})
