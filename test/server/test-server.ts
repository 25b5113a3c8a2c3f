import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { openSession, SESSION_COOKIES, type SessionScope } from '#features/auth/server/public.ts'
import { users } from '#features/auth/server/tables.ts'
import { driverPinRevisions } from '#features/drivers/server/public.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { readFleetPin } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Endpoint, FailureBody, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { type TestClock, testClock } from '#platform/server/clock.ts'
import { type Configuration, readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { RequestTiming } from '#platform/server/http/app.ts'
import { jsonLog } from '#platform/server/log.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'

/** A browser's cookies: what a caller carries. */
export interface TestCaller {
  readonly cookie: string
  /** Of the user or driver. */
  readonly id: string
  readonly token: string
}

export type TestAnswer<T> = {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly cookies: readonly { name: string; value: string }[]
} & ({ readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: FailureBody })

export interface CallOptions {
  readonly as?: TestCaller
  /** Idempotency-Key */
  readonly key?: string
  /** The caller's address; the loopback address unless told. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly database: Database
  readonly clock: TestClock
  /** Every log line so far. */
  readonly log: readonly string[]
  /** Makes the call like the web's `call`: GET input into the query, all other into the body. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<TestAnswer<OutputOf<E>>>
  /** The same with input that the contract's types would not let through. */
  callRaw(endpoint: Endpoint, input: object, options?: CallOptions): Promise<TestAnswer<unknown>>
  /** A fresh user of the office, logged in. */
  asUser(options?: { admin?: boolean; money?: boolean }): Promise<TestCaller>
  /** A session of another scope; for a driver with the driver's id; one who is not there yet is added. */
  asScope(scope: Exclude<SessionScope, 'user'>, subject?: string): Promise<TestCaller>
  /** Listens on a free port of the loopback address, and gives `http://127.0.0.1:…`. */
  url(): Promise<string>
  /** Empties all tables. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Where the clock stands; Wednesday 2026-03-11 12:00 in Warsaw unless told. */
  readonly at?: string
  /** Environment variables beside the ordinary ones. */
  readonly env?: Readonly<Record<string, string>>
  /** How long requests may take to arrive. */
  readonly timing?: RequestTiming
  /** One of the test's own in place of a fresh one. */
  readonly database?: TestDatabase
  /** False for what measures: answers are then sent as in production, not held against contracts. */
  readonly checkOutput?: boolean
  /** Folder of a build; the project's own unless told. */
  readonly dist?: string
}

/** Of everyone whom `asUser` makes. */
const TEST_PASSWORD = 'próbne hasło'
let knownHash: Promise<string> | undefined

const KEY = Buffer.alloc(32, 7)

/**
 * A hash at its real cost takes as long as five calls; what it must cost is a test of `secrets.ts` itself.
 * What is measured (torture, bench) runs without vitest, and pays the real cost.
 */
const HASH_COST = process.env.VITEST ? { memoryCost: 64, timeCost: 1, parallelism: 1 } : undefined

/** The whole server on a database of its own, with a clock that stands still. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = options.database ?? (await createTestDatabase())
  const { database } = testDatabase
  const clock = testClock(options.at ?? '2026-03-11T11:00:00Z')
  const log: string[] = []
  const platform: Platform = {
    officeGateways: noOfficeGateways(),
    configuration: configurationFor(options),
    database,
    clock,
    secrets: createSecrets(KEY, HASH_COST),
    log: jsonLog(
      (line) => log.push(line),
      () => clock.now(),
    ),
  }
  // A page shows what was changed the moment before: no test is to wait for that, or to meet what an earlier
  // one left.
  const app = await createServer(platform, {
    checkOutput: options.checkOutput ?? true,
    pages: { freshMs: 0, dist: options.dist },
    ...(options.timing ? { timing: options.timing } : {}),
  })
  let listening: Promise<string> | undefined

  const callRaw = async (
    endpoint: Endpoint,
    input: object,
    { as, key, from, headers }: CallOptions = {},
  ): Promise<TestAnswer<unknown>> => {
    const isGet = endpoint.method === 'GET'
    const { path, rest } = pathOf(endpoint, input)
    const response = await app.inject({
      method: endpoint.method,
      url: path,
      ...(isGet ? { query: queryOf(rest) } : { payload: rest }),
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(as ? { cookie: as.cookie } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
    })
    return answerOf(response, endpoint.file === true)
  }

  return {
    app,
    platform,
    database,
    clock,
    log,
    callRaw,
    call: callRaw as TestServer['call'],
    asUser: async ({ admin = false, money = false } = {}) => {
      const id = randomUUID()
      const login = `user-${id}`
      await database.queries.insert(users).values({
        id,
        login,
        loginKey: login,
        name: 'Anna Próbna',
        passwordHash: await passwordHash(platform),
        admin,
        money,
        active: true,
        createdAt: clock.now().toISOString(),
        lastSeenAt: null,
      })
      return withSession(platform, 'user', id)
    },
    asScope: (scope, subject) => withSession(platform, scope, subject ?? scope),
    url: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })),
    reset: testDatabase.reset,
    close: async () => {
      await app.close()
      await testDatabase.close()
    },
  }
}

/** The value, where a test can't go on without it. */
export function answered<T>(answer: TestAnswer<T>): T {
  if (answer.ok) return answer.value
  throw new Error(`The call failed with ${answer.status}: ${JSON.stringify(answer.failure)}`)
}

function passwordHash({ secrets }: Platform): Promise<string> {
  knownHash ??= secrets.hashPassword(TEST_PASSWORD)
  return knownHash
}

async function withSession(platform: Platform, scope: SessionScope, subject: string): Promise<TestCaller> {
  const { queries } = platform.database
  const revision = await revisionFor(platform, scope, subject)
  const { token } = await openSession(queries, platform, {
    scope,
    subject,
    ...(revision === undefined ? {} : { revision }),
  })
  return { id: subject, token, cookie: `${SESSION_COOKIES[scope]}=${token}` }
}

/**
 * Of the secret that the session would have been opened with. A driver who is not there yet is added, with a
 * name that tells nothing.
 */
async function revisionFor(
  { database: { queries }, clock }: Platform,
  scope: SessionScope,
  subject: string,
): Promise<number | undefined> {
  if (scope === 'fleet') return (await readFleetPin(queries))?.revision
  if (scope !== 'driver') return undefined
  const known = await driverPinRevisions(queries, [subject])
  if (known.has(subject)) return known.get(subject)
  const fullName = 'Kierowca Próbny'
  await queries.insert(drivers).values({
    id: subject,
    phone: `próbny-${subject}` as Phone,
    fullName,
    nameSort: polishSortKey(fullName),
    email: '',
    pinSealed: '',
    pinHash: '',
    createdAt: clock.now().toISOString(),
  })
  return 1
}

function configurationFor({ env }: TestServerOptions): Configuration {
  return readConfiguration({
    DATA_DIR: '/nonexistent',
    REQUESTS_PER_MINUTE: '10000000',
    PUBLIC_URL: 'http://flotylla.test',
    ...env,
  })
}

function pathOf(endpoint: Endpoint, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return { path, rest }
}

function queryOf(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
}

function answerOf(response: LightMyRequestResponse, isFile: boolean): TestAnswer<unknown> {
  const { statusCode: status, headers, cookies } = response
  const ok = status >= 200 && status < 300
  if (ok) return { ok, status, headers, cookies, value: isFile ? response.rawPayload : response.json() }
  return { ok, status, headers, cookies, failure: response.json() }
}
