/**
 * S3, the Sunday-night rush: `npm run bench -- sunday-rush [DRIVERS]`. Drivers who are all new submit over
 * real HTTP to the real server, embedded and on PostgreSQL: at 50 a second, and as fast as 16 clients go, in
 * turns with bare inserts of such rows over the same driver. Needs PostgreSQL's own programs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { logIn } from '#features/auth/contract.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { letEverybodyIn } from '#test/processes/let-everybody-in.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'
import { type BareProcess, startBareProcess } from './rush/bare-process.ts'
import { asFastAsPossible, atRate, percentile } from './rush/drive.ts'
import { writeRows } from './rush/read-rows.ts'

const drivers = Number(process.argv[2] ?? 2000)
const CLIENTS = 16
const PER_SECOND = 50
/** Both sides run in turns, so that they see the same weather on the machine; the median counts. */
const TURNS = 7
const A_TURN = Math.ceil(drivers / TURNS)
const WARM_UP = 200
/** As many cars as a fleet of that size has: a place for nearly everyone. */
const CARS = Math.ceil(drivers * 0.6)

interface Place {
  readonly DATA_DIR: string
  readonly DATABASE_URL?: string
}

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const postgres = await startLocalPostgres({ sync: true })
try {
  await measure('embedded', { DATA_DIR: join(folder, 'rush') }, { DATA_DIR: join(folder, 'bare') })
  const [full, bare] = await twoDatabases(postgres.url)
  const dataDir = join(folder, 'postgres')
  await measure(
    'PostgreSQL',
    { DATA_DIR: dataDir, DATABASE_URL: full },
    { DATA_DIR: dataDir, DATABASE_URL: bare },
  )
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, place: Place, barePlace: Place): Promise<void> {
  await withServer(place, async (client) => {
    const week = await prepare(client)
    await asFastAsPossible(client, week, { first: 0, count: WARM_UP + drivers + TURNS, clients: CLIENTS })
  })
  const file = join(folder, `${name}.json`)
  await writeRows({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL }, file)
  const bare = startBareProcess(file, CLIENTS, { ...barePlace })
  try {
    await withServer(place, (client) => compare(name, client, bare))
  } finally {
    await bare.end()
  }
}

async function compare(name: string, client: HttpClient, bare: BareProcess): Promise<void> {
  const week = await openWeek(client)
  await asFastAsPossible(client, week, { first: 100_000, count: WARM_UP, clients: CLIENTS })
  await bare.insert(WARM_UP)
  const times = await atRate(client, week, { first: 200_000, count: drivers, perSecond: PER_SECOND })
  const turns: { rush: number; bare: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const first = 300_000 + turn * A_TURN
    turns.push({
      rush: await asFastAsPossible(client, week, { first, count: A_TURN, clients: CLIENTS }),
      bare: await bare.insert(A_TURN),
    })
  }
  const ratio = median(turns.map((turn) => turn.rush / turn.bare))
  const p99 = percentile(times, 0.99)
  console.log(
    `${name.padEnd(11)} ${median(turns.map(({ rush }) => rush)).toFixed(0)} a second, bare inserts ${median(
      turns.map((turn) => turn.bare),
    ).toFixed(0)}: ratio ${ratio.toFixed(2)} (goal 0.3)`,
  )
  console.log(
    `${''.padEnd(11)} at ${PER_SECOND} a second p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal under 250), slowest ${percentile(times, 1).toFixed(0)} ms`,
  )
  if (ratio < 0.3 || p99 >= 250) process.exitCode = 1
}

function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

async function withServer(place: Place, work: (client: HttpClient) => Promise<void>): Promise<void> {
  const server = await startServerProcess({ ...place })
  const client = httpClient(server.url, 200)
  try {
    await work(client)
  } finally {
    client.close()
    await server.end('SIGTERM')
  }
}

async function openWeek(client: HttpClient): Promise<Week> {
  const settings = await client.get(getPublicSettings.path)
  return (settings.body as { availabilityWeek: Week }).availabilityWeek
}

/** Sets limits that leave a place for nearly everyone. */
async function prepare(client: HttpClient): Promise<Week> {
  const session = await client.post(logIn.path, ADMIN)
  const headers = { authorization: `Bearer ${(session.body as { jwt: string }).jwt}` }
  await letEverybodyIn(client)
  const week = await openWeek(client)
  for (const date of datesOf(week)) {
    const { year, month, day } = dateParts(date)
    const limit = { dayNumber: day, month, year, day: CARS, night: CARS }
    const { status } = await client.post(addDayLimit.path, limit, headers)
    if (status !== 200) throw new Error(`The limit was answered with ${status}.`)
  }
  return week
}

async function twoDatabases(server: string): Promise<readonly [string, string]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query('CREATE DATABASE rush')
  await client.query('CREATE DATABASE bare')
  await client.end()
  const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href
  return [urlOf('rush'), urlOf('bare')]
}
