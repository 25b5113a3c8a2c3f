/**
 * What a board weighs on the wire: its opening call and, beside it, the three calendars that the
 * specification's calls need for the same, raw and packed as the server packs them; and a saving of one move,
 * as moves and as a whole week. On the embedded database: `npm run bench -- board-wire [CARS …]`.
 */
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { users } from '#features/auth/server/tables.ts'
import { openBoard, saveMoves } from '#features/board/work/contract.ts'
import { dayLimits } from '#features/capacity/server/tables.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { systemClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'
import { createTestDatabase } from '#test/database/test-database.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { fleetOf } from './schedule/fleet-of.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [25, 100, 500]
const LAST_WEEK = { year: 2026, week: 11 }
const WEEK = { year: 2026, week: 12 }
/** Bytes at 100 cars. */
const GOALS = { raw: 150_000, packed: 25_000, save: 2_000 }

for (const cars of sizes) await measure(cars)

async function measure(cars: number): Promise<void> {
  const { database, close } = await createTestDatabase()
  const platform: Platform = {
    officeGateways: noOfficeGateways(),
    configuration: readConfiguration({ REQUESTS_PER_MINUTE: '10000000', DATA_DIR: '/nonexistent' }),
    database,
    clock: systemClock,
    secrets: createSecrets(Buffer.alloc(32, 7)),
    log: { info: () => undefined, warn: () => undefined, error: console.error },
  }
  await fleetOf(database.queries, WEEK, cars)
  const limits = [...datesOf(LAST_WEEK), ...datesOf(WEEK)].map((date) => ({
    ...{ id: randomUUID(), date, day: cars, night: cars, info: '', active: true },
    createdAt: systemClock.now().toISOString(),
  }))
  await database.queries.insert(dayLimits).values(limits)
  const app = await createServer(platform)
  const cookie = await userCookie(platform)
  for (const payload of [LAST_WEEK, WEEK]) {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const done = await app.inject({ method: 'POST', url: generateWeek.path, headers, payload })
    if (done.statusCode !== 200) throw new Error(`Generating ended in ${done.statusCode} ${done.body}`)
  }
  const get = (path: string, week: Week) => weigh(app, cookie, `${path}?year=${week.year}&week=${week.week}`)
  const prescribed = [
    await get(getGeneratedWeek.path, WEEK),
    await get(getBaseCalendar.path, WEEK),
    await get(getGeneratedWeek.path, LAST_WEEK),
  ]
  const own = await get(openBoard.path, WEEK)
  const sum = (of: (each: Weight) => number) => prescribed.reduce((all, each) => all + of(each), 0)
  console.log(`${cars} cars`)
  console.log(
    `  three calendars: raw ${sum(({ raw }) => raw)}, gzip ${sum(({ gzip }) => gzip)}, brotli ${sum(({ br }) => br)} bytes, server ${Math.round(sum(({ ms }) => ms))} ms`,
  )
  console.log(
    `  opening call:    raw ${own.raw}, gzip ${own.gzip}, brotli ${own.br} bytes, server ${Math.round(own.ms)} ms`,
  )
  const saves = await saveOneMove(app, cookie)
  for (const { name, sent, answered, ms } of saves)
    console.log(`  ${name}: sent ${sent}, answered ${answered} bytes, server ${Math.round(ms)} ms`)
  const isHeavy = own.raw > GOALS.raw || Math.min(own.br, own.gzip) > GOALS.packed
  if ((cars === 100 && isHeavy) || (saves[0]?.sent ?? 0) > GOALS.save) process.exitCode = 1
  await app.close()
  await close()
}

/**
 * One driver of Monday to the reserve and, the other way of saving, back: each three times, the median by
 * time.
 */
async function saveOneMove(app: FastifyInstance, cookie: string) {
  const ask = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const began = performance.now()
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    if (answer.statusCode !== 200) throw new Error(`${url} ended in ${answer.statusCode} ${answer.body}`)
    const sent = payload ? JSON.stringify(payload).length : 0
    return { body: answer.json(), sent, answered: answer.body.length, ms: performance.now() - began }
  }
  const read = async () => {
    const { body } = await ask('GET', `${getGeneratedWeek.path}?year=${WEEK.year}&week=${WEEK.week}`)
    return body as NonNullable<OutputOf<typeof getGeneratedWeek>>
  }
  const first = placesOnBoard(await read()).find(({ carId }) => carId !== null)
  if (!first) throw new Error('Nobody drives on Monday.')
  const { driverId, slot, carId } = first
  const [seat, reserve] = [
    { slot, carId, onCall: false },
    { slot, carId: null, onCall: false },
  ]
  const [asMoves, asWeek] = [[] as Save[], [] as Save[]]
  for (let round = 0; round < 3; round += 1) {
    const now = await read()
    const moves = [{ driverId, from: seat, to: reserve }]
    asMoves.push(await ask('PUT', saveMoves.path, { id: now.id, base: now.version, moves }))
    const { id, version } = await read()
    const places = placesOnBoard(now)
    asWeek.push(await ask('PUT', updateWeek.path, { id, version, places, waiting: [] }))
  }
  const median = (saves: readonly Save[]) => saves.toSorted((a, b) => a.ms - b.ms)[1] as Save
  return [
    { name: 'save as moves', ...median(asMoves) },
    { name: 'save as a week', ...median(asWeek) },
  ]
}

interface Save {
  readonly sent: number
  readonly answered: number
  readonly ms: number
}

interface Weight {
  readonly raw: number
  readonly gzip: number
  readonly br: number
  /** Of an answer that has to be made. */
  readonly ms: number
}

async function weigh(app: FastifyInstance, cookie: string, url: string): Promise<Weight> {
  const asked = async (encoding: string) => {
    const answer = await app.inject({ url, headers: { cookie, 'accept-encoding': encoding } })
    if (answer.statusCode !== 200) throw new Error(`${url} ended in ${answer.statusCode}`)
    return answer.rawPayload
  }
  const began = performance.now()
  const raw = await asked('identity')
  const ms = performance.now() - began
  const [br, gzip] = [await asked('br'), await asked('gzip')]
  if (brotliDecompressSync(br).length !== raw.length || gunzipSync(gzip).length !== raw.length)
    throw new Error(`${url} is not what it was when it is packed`)
  return { raw: raw.length, gzip: gzip.length, br: br.length, ms }
}

async function userCookie(platform: Platform): Promise<string> {
  const id = randomUUID()
  const createdAt = systemClock.now().toISOString()
  const named = { login: 'anna', loginKey: 'anna', name: 'Anna Próbna', passwordHash: 'none' }
  const { queries } = platform.database
  await queries.insert(users).values({ id, ...named, admin: true, money: true, active: true, createdAt })
  const { token } = await openSession(queries, platform, { scope: 'user', subject: id })
  return `${SESSION_COOKIES.user}=${token}`
}
