/**
 * A pooler between server and database, which lends connections for a transaction each: a real pgbouncer
 * before a real PostgreSQL.
 */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#features/auth/contract.ts'
import { submitAvailability } from '#features/availability/contract.ts'
import { addVehicle } from '#features/fleet/vehicles/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { DatabaseUnavailable, openDatabase } from '#platform/server/database/database.ts'
import { dump } from '#platform/server/database/dump/dump.ts'
import { openPostgresPool } from '#platform/server/database/postgres-database.ts'
import { formOf } from '#test/availability/form.ts'
import { hasPgbouncer, type LocalPgbouncer, startPgbouncer } from '#test/database/local-pgbouncer.ts'
import { hasLocalPostgres, type LocalPostgres, startLocalPostgres } from '#test/database/local-postgres.ts'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { httpClient } from '#test/processes/http-client.ts'
import { letEverybodyIn } from '#test/processes/let-everybody-in.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'

const isHere = hasLocalPostgres() && hasPgbouncer()
if (!isHere)
  console.warn('Skipped: a pooler takes PostgreSQL and pgbouncer (apt-get install postgresql pgbouncer).')

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let postgres: LocalPostgres
let pooler: LocalPgbouncer
beforeAll(async () => {
  if (!isHere) return
  postgres = await startLocalPostgres()
  pooler = await startPgbouncer(postgres.url)
})
afterAll(async () => {
  await pooler?.stop()
  await postgres?.stop()
})

const open = (said: string[] = []) =>
  openDatabase({ dataDir: '', databaseUrl: pooler.url, log, say: (sentence) => said.push(sentence) })

test.skipIf(!isHere)(
  'the server starts behind a pooler, says so, takes forms at once and generates a week',
  async () => {
    const server = await startServerProcess({
      DATABASE_URL: pooler.url,
      ADMIN_LOGIN: ADMIN.login,
      ADMIN_PASSWORD: ADMIN.password,
    })
    const client = httpClient(server.url, 20)
    expect(server.said.join('\n')).toContain('pgbouncer')
    expect(await client.get('/readyz')).toMatchObject({ status: 200 })

    await letEverybodyIn(client)
    const session = await client.post(logIn.path, ADMIN)
    const headers = { authorization: `Bearer ${(session.body as { jwt: string }).jwt}` }
    const { availabilityWeek: week } = (await client.get(getPublicSettings.path)).body as {
      availabilityWeek: Week
    }
    expect(await client.post(addVehicle.path, vehicleNumber(1), headers)).toMatchObject({ status: 200 })
    const selectedDays = datesOf(week).map((date) => ({ ...dateParts(date), shiftOption: 'Dzień' as const }))
    const forms = await Promise.all(
      Array.from({ length: 20 }, (_, driver) =>
        client.post(submitAvailability.path, {
          ...formOf(driver, { selectedDays, year: week.year, weekNum: week.week }),
          month: selectedDays[0]?.month ?? 1,
        }),
      ),
    )
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await client.post(generateWeek.path, week, headers)).toMatchObject({
      status: 200,
      body: { version: 1 },
    })
    client.close()
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  },
  120_000,
)

test.skipIf(!isHere)(
  'every transaction and every question has its limits and its clock in UTC there',
  async () => {
    const database = await open()
    const asked = sql`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('TimeZone') AS zone`
    const told = [{ statement: '30s', lock: '6s', zone: 'UTC' }]
    expect((await database.queries.execute(asked)).rows).toEqual(told)
    expect(await database.transaction(async (tx) => (await tx.execute(asked)).rows)).toEqual(told)
    await database.close()
  },
)

test.skipIf(!isHere)('a database can be dumped through a pooler', async () => {
  const { pool, close } = await openPostgresPool({ databaseUrl: pooler.url, log })
  let last: unknown
  for await (const line of dump(pool)) last = line
  await close()
  expect(last).toMatchObject({ whole: true })
})

test.skipIf(!isHere)('a pooler that leaves out what a connection is started with is found out', async () => {
  const lenient = await startPgbouncer(postgres.url, {
    ignore_startup_parameters:
      'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options,extra_float_digits',
  })
  const said: string[] = []
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: lenient.url,
    log,
    say: (sentence) => said.push(sentence),
  })
  expect(said.join()).toContain('pgbouncer')
  await database.close()
  await lenient.stop()
})

test.skipIf(!isHere)(
  'a pooler that is gone is "try again later", and is used again once it is back',
  async () => {
    const database = await open()
    await postgres.restart('immediate', 0)
    await expect
      .poll(() => database.queries.execute(sql`SELECT 1 AS one`).then(({ rows }) => rows, asUnavailable), {
        timeout: 15_000,
      })
      .toEqual([{ one: 1 }])
    await database.close()
  },
)

function asUnavailable(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return 'try again later'
  throw error
}
