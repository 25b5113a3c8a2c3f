import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDayLimit, listDayLimits } from '#features/limits/contract.ts'
import { CommitInDoubt, type Database } from '#platform/server/database/database.ts'
import { createTestDatabase } from '#test/database/test-database.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

/** The real database, on a line that drops while the answer to a COMMIT is on its way back. */
let dropsAnswers = false
function overBadLine(database: Database): Database {
  return {
    engine: database.engine,
    queries: database.queries,
    copyTo: database.copyTo,
    get writes() {
      return database.writes
    },
    checkWrites: () => database.checkWrites(),
    close: () => database.close(),
    transaction: async (work) => {
      const done = await database.transaction(work)
      if (dropsAnswers) throw new CommitInDoubt('Connection terminated unexpectedly')
      return done
    },
  }
}

let server: TestServer
beforeAll(async () => {
  const real = await createTestDatabase()
  server = await startTestServer({ database: { ...real, database: overBadLine(real.database) } })
})
afterAll(() => server.close())

test('where it is not known whether something was saved, nobody is told that nothing was; sent again it has one effect', async () => {
  const as = await server.asUser()
  const limit = { dayNumber: 12, month: 3, year: 2026, day: 4 }
  const options = { as, key: 'one-request-1' }
  dropsAnswers = true
  const first = await server.call(addDayLimit, limit, options)
  dropsAnswers = false
  expect(first).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    failure: {
      code: 'perhaps_saved',
      msg: 'Nie wiadomo, czy zapisano. Wyślij jeszcze raz bez zmian albo odśwież stronę i sprawdź.',
    },
  })
  answered(await server.call(addDayLimit, limit, options))
  expect(answered(await server.call(listDayLimits, { year: 2026, month: 1 }, { as })).data).toHaveLength(1)
})
