/**
 * S2: reading a generated week over HTTP, beside the same bytes as a constant from the same framework: `npm
 * run bench -- read-week [CARS]`. Both answers carry the same headers; the call also finds out who is asking
 * and whether the week has changed.
 */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { users } from '#features/auth/server/tables.ts'
import { dayLimits } from '#features/capacity/server/tables.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { datesOf } from '#kernel/week.ts'
import { systemClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'
import { createTestDatabase } from '#test/database/test-database.ts'
import { fleetOf } from './schedule/fleet-of.ts'

const cars = Number(process.argv[2] ?? 100)
const WEEK = { year: 2026, week: 12 }
const CONNECTIONS = 20
const SECONDS = 5
const ROUNDS = 3
const GOAL = 0.6

const { database, close } = await createTestDatabase()
const silent = { info: () => undefined, warn: () => undefined, error: console.error }
const platform: Platform = {
  officeGateways: noOfficeGateways(),
  configuration: readConfiguration({ REQUESTS_PER_MINUTE: '10000000', DATA_DIR: '/nonexistent' }),
  database,
  clock: systemClock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  log: silent,
}
await fleetOf(database.queries, WEEK, cars)
await database.queries.insert(dayLimits).values(
  datesOf(WEEK).map((date) => ({
    id: randomUUID(),
    date,
    day: cars,
    night: cars,
    info: '',
    active: true,
    createdAt: systemClock.now().toISOString(),
  })),
)
const cookie = await userCookie()
const app = await createServer(platform)
const constant: { body: Buffer } = { body: Buffer.alloc(0) }
app.get('/constant', (_request, reply) => {
  reply.type('application/json; charset=utf-8').header('etag', '"constant"')
  reply.header('cache-control', 'private, no-cache')
  return reply.send(constant.body)
})
const url = await app.listen({ port: 0, host: '127.0.0.1' })

const generating = performance.now()
const generated = await fetch(url + generateWeek.path, {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(WEEK),
})
if (!generated.ok) throw new Error(`Generating ended in ${generated.status} ${await generated.text()}`)
console.log(`${cars} cars: generated in ${Math.round(performance.now() - generating)} ms`)

const path = `${getGeneratedWeek.path}?year=${WEEK.year}&week=${WEEK.week}`
const answer = await fetch(url + path, { headers: { cookie } })
constant.body = Buffer.from(await answer.arrayBuffer())
const etag = answer.headers.get('etag') ?? ''

const whole: number[] = []
const unchanged: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const reference = await perSecond('/constant', {})
  whole.push((await perSecond(path, { cookie })) / reference)
  unchanged.push((await perSecond(path, { cookie, 'if-none-match': etag })) / reference)
}
const median = (ratios: number[]): number => ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 0
console.log(
  `${constant.body.length} bytes: ${median(whole).toFixed(2)} of the constant's requests per second (goal ${GOAL}); ` +
    `${median(unchanged).toFixed(2)} where the reader has them already (304)`,
)
if (median(whole) < GOAL) process.exitCode = 1
await app.close()
await close()

async function perSecond(from: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url: url + from, connections: CONNECTIONS, duration: SECONDS, headers })
  if (result.errors > 0 || result['4xx'] > 0 || result['5xx'] > 0)
    throw new Error(`${from} failed under load.`)
  console.log(
    `  ${from.split('?')[0]}${headers['if-none-match'] ? ' (304)' : ''}: ${Math.round(result.requests.average)} a second`,
  )
  return result.requests.average
}

async function userCookie(): Promise<string> {
  const id = randomUUID()
  const createdAt = systemClock.now().toISOString()
  const named = { login: 'anna', loginKey: 'anna', name: 'Anna Próbna', passwordHash: 'none' }
  await database.queries
    .insert(users)
    .values({ id, ...named, admin: true, money: true, active: true, createdAt })
  const { token } = await openSession(database.queries, platform, { scope: 'user', subject: id })
  return `${SESSION_COOKIES.user}=${token}`
}
