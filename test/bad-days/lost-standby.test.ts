/**
 * A synchronous standby that is away: PostgreSQL answers no COMMIT then (Q25). On a server of the test's own,
 * since the setting is the whole server's.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { getPublicSettings, setUnknownPeople } from '#features/settings/contract.ts'
import { DatabaseUnavailable, openDatabase } from '#platform/server/database/database.ts'
import { noteKey } from '#platform/server/keys/key-check.ts'
import { throttleBuckets } from '#platform/server/tables.ts'
import { formOf } from '#test/availability/form.ts'
import { hasLocalPostgres, type LocalPostgres, startLocalPostgres } from '#test/database/local-postgres.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

const isHere = hasLocalPostgres()
if (!isHere)
  console.warn('Skipped: a lost standby takes the programs of PostgreSQL (apt-get install postgresql).')

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const STANDBY = 'a_standby_that_is_away'
const POOL = 4
/** Of both servers on one database. */
const KEY = Buffer.alloc(32, 7).toString('base64')

let postgres: LocalPostgres
let server: TestServer
beforeAll(async () => {
  if (!isHere) return
  postgres = await startLocalPostgres({ sync: true })
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, poolSize: POOL, log })
  const reset = async () => undefined
  server = await startTestServer({ database: { database, reset, close: () => database.close() } })
  const office = await server.asUser({ admin: true })
  answered(await server.call(setUnknownPeople, { confirmUnknown: 'never' }, { as: office }))
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

afterEach(async () => {
  if (!isHere) return
  await findStandby()
  await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200)
})

async function buckets(): Promise<string[]> {
  const rows = await server.database.queries.select({ bucket: throttleBuckets.bucket }).from(throttleBuckets)
  return rows.map(({ bucket }) => bucket)
}

async function loseStandby(): Promise<void> {
  await postgres.set({ synchronous_standby_names: STANDBY })
  // The setting is in force for a COMMIT once one waits.
  for (;;) {
    const client = new pg.Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    await client.connect()
    const commit = client.query('SELECT pg_logical_emit_message(true, $1, $1)', ['test']).then(
      () => 'answered',
      () => 'lost',
    )
    const waits = (await Promise.race([commit, pause(500, 'waits')])) === 'waits'
    if (waits) return void client.end().catch(() => undefined)
    await client.end()
  }
}

const findStandby = () => postgres.set({ synchronous_standby_names: '' })

interface Timed {
  readonly status: number
  readonly ms: number
  readonly retryAfter: unknown
  readonly value: unknown
  /** Of a failure. */
  readonly code?: string
}

async function submit(driver: number, key: string): Promise<Timed> {
  const began = performance.now()
  const answer = await server.call(submitAvailability, formOf(driver), { key })
  return {
    status: answer.status,
    ms: performance.now() - began,
    retryAfter: answer.headers['retry-after'],
    value: answer.ok ? answer.value : undefined,
    ...(answer.ok ? {} : { code: answer.failure.code }),
  }
}

const ready = async () => {
  const began = performance.now()
  const { statusCode } = await server.app.inject('/readyz')
  return { statusCode, ms: performance.now() - began }
}

async function count(what: 'submissions' | 'waiting'): Promise<number> {
  const { rows } = await server.database.queries.execute<{ n: number }>(
    what === 'submissions'
      ? sql`SELECT count(*) AS n FROM submissions`
      : sql`SELECT count(*) AS n FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
  )
  return rows[0]?.n ?? 0
}

test.skipIf(!isHere)(
  'a COMMIT that gets no answer ends in 503 within 10 s, and is settled by its request id when it is sent again',
  async () => {
    expect((await submit(1, 'before-it-is-lost')).status).toBe(200)
    await loseStandby()

    const first = await submit(2, 'without-an-answer')
    expect(first).toMatchObject({ status: 503, retryAfter: '2', code: 'perhaps_saved' })
    expect(first.ms).toBeLessThan(10_000)
    expect(await ready()).toMatchObject({ statusCode: 503 })

    const again = await submit(2, 'without-an-answer')
    expect(again).toMatchObject({ status: 503, retryAfter: '2' })
    expect(again.ms).toBeLessThan(10_000)

    await findStandby()
    await expect
      .poll(() => submit(2, 'without-an-answer'), { timeout: 10_000 })
      .toMatchObject({ status: 200 })
    const settled = await submit(2, 'without-an-answer')
    expect(await submit(2, 'without-an-answer')).toMatchObject({ status: 200, value: settled.value })
    expect(await count('submissions')).toBe(2)
    await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200)
  },
  60_000,
)

test.skipIf(!isHere)(
  'a write that stands alone, such as that of a wrong login, ends within 10 s as well; the next one at once',
  async () => {
    await loseStandby()
    const write = async (bucket: string) => {
      const began = performance.now()
      const ended = await server.database.queries
        .insert(throttleBuckets)
        .values({ bucket, failures: 1, windowEndsAt: server.clock.now().toISOString() })
        .catch((error: unknown) => error)
      return { ended, ms: performance.now() - began }
    }
    const first = await write('a')
    expect(first.ended).toBeInstanceOf(DatabaseUnavailable)
    expect(first.ms).toBeLessThan(10_000)
    const second = await write('b')
    expect(second.ended).toBeInstanceOf(DatabaseUnavailable)
    expect(second.ms).toBeLessThan(4_000)
    expect(await buckets()).toEqual(expect.not.arrayContaining(['a', 'b']))
    await findStandby()
    await expect.poll(async () => (await write('c')).ended, { timeout: 10_000 }).not.toBeInstanceOf(Error)
    expect(await buckets()).toEqual(expect.arrayContaining(['a', 'c']))
  },
  60_000,
)

test.skipIf(!isHere)(
  'a server that starts while the standby is away says so',
  async () => {
    const { checkValue } = server.platform.secrets
    await noteKey(server.database.queries, checkValue, server.clock.now().toISOString())
    await loseStandby()
    const start = () => startServerProcess({ DATABASE_URL: postgres.url, SECRET_KEY: KEY })
    // A machine with much else to do may answer its first connection too late; `npm start` starts again, too.
    const process = await start().catch(start)
    await expect.poll(() => process.said.join(), { timeout: 10_000 }).toContain('nie przyjmuje zapisów')
    expect((await fetch(`${process.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${process.url}/healthz`)).status).toBe(200)
    process.signal('SIGKILL')
    await process.ended
  },
  60_000,
)

test.skipIf(!isHere)(
  'a rush on a database without its standby is refused within 10 s, reads go on as soon as that is known, and no connections pile up',
  async () => {
    await loseStandby()
    const before = await count('waiting')
    const waves = [0, 1_500, 6_500, 8_000].map(async (ms, wave) => {
      await pause(ms)
      return Promise.all(
        Array.from({ length: 10 }, (_, n) => submit(100 + 10 * wave + n, `rush-${wave}-${n}-of-forms`)),
      )
    })
    const checks = [1_100, 3_500, 6_000, 9_000].map(async (ms) => {
      await pause(ms)
      return Promise.all([ready(), ready(), ready()])
    })
    await pause(6_500)
    const began = performance.now()
    expect(await server.call(getPublicSettings, {})).toMatchObject({ status: 200 })
    expect(performance.now() - began).toBeLessThan(2_000)
    const [forms, watched] = [(await Promise.all(waves)).flat(), (await Promise.all(checks)).flat()]
    expect(new Set(forms.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    )
    expect(Math.max(...forms.map(({ ms }) => ms))).toBeLessThan(10_000)
    expect(new Set(watched.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(Math.max(...watched.map(({ ms }) => ms))).toBeLessThan(5_000)
    // Those of the pool as they were when nothing was known yet, and one of a check.
    expect((await count('waiting')) - before).toBeLessThanOrEqual(POOL + 1)

    await findStandby()
    await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200)
    const again = await Promise.all(
      Array.from({ length: 40 }, (_, n) => submit(100 + n, `rush-${Math.floor(n / 10)}-${n % 10}-of-forms`)),
    )
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await count('submissions')).toBe(42)
  },
  90_000,
)
