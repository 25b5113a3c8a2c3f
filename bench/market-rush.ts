/**
 * Q30, the rush for one shift: `npm run bench -- market-rush [DRIVERS] [CARS]`. That many drivers tap one
 * free shift at once over real HTTP, then one shift that a colleague offers, in a full week of that many
 * cars, on a synced embedded database and on PostgreSQL: how long each waits for the answer, the winner and
 * those who are told that it has gone, beside a driver who takes a shift alone, and what the page's list of
 * shifts takes. Told twice: at the server, from a request's head to the last byte of its answer, and at the
 * fifty clients, which share the server's one thread here. Needs PostgreSQL's own programs.
 */
import { subscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { readMarket, takeFreeShift } from '#features/market/contract.ts'
import { offerShift, takeOffer } from '#features/market/contract-offers.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { slotAt } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller } from '#test/server/test-server.ts'
import { percentile } from './rush/drive.ts'

const tappers = Number(process.argv[2] ?? 50)
const cars = Number(process.argv[3] ?? 100)
const WEEK = { year: 2026, week: 12 }
const GOAL_MS = 100
/** The day slots of the week: each is fought for once as a free shift, and once as an offered one. */
const ROUNDS = [0, 2, 4, 6, 8, 10, 12]

/** Milliseconds at the server of the answers since the last look. */
const atServer: number[] = []
const begun = new WeakMap<object, number>()
subscribe('http.server.request.start', (message) => {
  begun.set((message as { readonly response: object }).response, performance.now())
})
subscribe('http.server.response.finish', (message) => {
  const since = begun.get((message as { readonly response: object }).response)
  if (since !== undefined) atServer.push(performance.now() - since)
})

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const postgres = await startLocalPostgres({ sync: true })
try {
  await measure('embedded', undefined)
  await measure('PostgreSQL', postgres.url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Milliseconds: as the clients wait, by what they were told, and of all of them at the server. */
interface Times {
  readonly won: number[]
  readonly lost: number[]
  readonly server: number[]
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const dataDir = join(folder, name)
  const database = await openDatabase({ dataDir, log, ...(databaseUrl ? { databaseUrl } : {}) })
  const server = await startTestServer({
    database: { database, reset: async () => undefined, close: () => database.close() },
    checkOutput: false,
  })
  const client = httpClient(await server.url(), tappers)
  try {
    const { rivals, givers } = await fill(server)
    const lists: number[] = []
    const [single, free, given] = [noTimes(), noTimes(), noTimes()]
    // The server's code runs hot before anything counts.
    for (const rival of rivals.slice(0, 20)) await look(client, rival)
    for (const slot of ROUNDS) {
      const { date, shift } = slotAt(WEEK, slot)
      // Nothing is kept in memory from round to round.
      server.clock.advance(1_000)
      for (const rival of rivals.slice(0, 5)) lists.push(await look(client, rival))
      // The night of the same date for one alone.
      const lone = { date, shift: 'night' as const }
      const [first, ...others] = rivals
      if (!first) throw new Error('There are too few drivers.')
      await rush(client, [first], takeFreeShift.path, lone, single)
      rivals.splice(0, rivals.length, ...others)
      drop(rivals, await rush(client, rivals.slice(0, tappers), takeFreeShift.path, { date, shift }, free))

      const giver = givers.get(slot)
      if (!giver) throw new Error('Nobody drives the slot.')
      const { id } = answered(await server.call(offerShift, { date, shift }, { as: giver }))
      const path = takeOffer.path.replace(':id', id)
      drop(rivals, await rush(client, rivals.slice(0, tappers), path, {}, given))
    }
    report(`${name}, a free shift`, free)
    report(`${name}, an offered shift`, given)
    console.log(
      `${name}, one alone: ${words(single.server)} at the server; the list 'Wolne dla Ciebie': ${words(lists)}`,
    )
  } finally {
    client.close()
    await server.close()
  }
}

/** A full week with one seat free in each slot, and enough drivers who drive nothing. */
async function fill(server: Awaited<ReturnType<typeof startTestServer>>) {
  const { database, platform } = server
  const office = await server.asUser({ admin: true })
  const carIds = await addCars(database.queries, cars)
  answered(await server.call(setDefaultLimit, { defaultLimit: 25 }, { as: office }))
  for (const day of datesOf(WEEK)) {
    const { day: dayNumber, month, year } = dateParts(day)
    const on = { dayNumber, month, year, info: '' }
    answered(await server.call(addDayLimit, { ...on, day: cars }, { as: office }))
    answered(await server.call(addDayLimit, { ...on, night: cars }, { as: office }))
  }
  answered(await server.call(setMarket, { on: true, approval: 'never', reserveMinutes: 0 }, { as: office }))
  const needed = tappers + 3 * ROUNDS.length
  const ids = await database.transaction(async (tx) => {
    const made: string[] = []
    for (let index = 0; index < 2 * cars + needed; index += 1) {
      const phone = `+48${600_000_000 + index}` as Phone
      const person = { phone, fullName: `Kierowca Nr ${index}`, email: 'kierowca@example.pl' }
      made.push((await ensureDriver(tx, platform, person)).id)
    }
    return made
  })
  // Who drives by day never drives by night: one fleet of each.
  const places = Array.from({ length: 14 }, (_, slot) =>
    carIds.slice(1).map((carId, index) => ({
      ...{ slot, carId, onCall: false },
      driverId: ids[(slot % 2) * cars + index] ?? '',
    })),
  ).flat()
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
  const givers = new Map<number, TestCaller>()
  for (const [index, slot] of ROUNDS.entries())
    givers.set(slot, await server.asScope('driver', ids[index] ?? ''))
  const rivals: TestCaller[] = []
  for (const id of ids.slice(2 * cars)) rivals.push(await server.asScope('driver', id))
  return { rivals, givers }
}

/** @returns who won */
async function rush(
  client: HttpClient,
  rivals: readonly TestCaller[],
  path: string,
  body: object,
  times: Times,
): Promise<TestCaller> {
  const winners: TestCaller[] = []
  atServer.length = 0
  const began = performance.now()
  await Promise.all(
    rivals.map(async (rival) => {
      const { status, body: answer } = await client.post(path, body, headersOf(rival))
      const took = performance.now() - began
      if (status === 200) {
        winners.push(rival)
        times.won.push(took)
        return
      }
      times.lost.push(took)
      const { msg = '' } = answer as { msg?: string }
      if (status !== 409 || msg.length < 20) throw new Error(`Told ${status}: ${JSON.stringify(answer)}`)
    }),
  )
  // The server hears last that an answer has left.
  await new Promise((resolve) => setTimeout(resolve, 50))
  times.server.push(...atServer)
  const [winner] = winners
  if (!winner || winners.length > 1) throw new Error(`${winners.length} have won.`)
  return winner
}

async function look(client: HttpClient, rival: TestCaller): Promise<number> {
  const began = performance.now()
  const { status } = await client.get(readMarket.path, headersOf(rival))
  if (status !== 200) throw new Error(`The list was answered with ${status}.`)
  return performance.now() - began
}

function headersOf({ cookie }: TestCaller): Record<string, string> {
  return { cookie, 'sec-fetch-site': 'same-origin' }
}

function drop(rivals: TestCaller[], winner: TestCaller): void {
  rivals.splice(rivals.indexOf(winner), 1)
}

function noTimes(): Times {
  return { won: [], lost: [], server: [] }
}

function report(what: string, { won, lost, server }: Times): void {
  const p99 = percentile(sorted(server), 0.99)
  console.log(
    `${what}, ${tappers} at once in a week of ${cars} cars, ${won.length} rounds: ${won.length} winners, ${lost.length} told; ` +
      `at the server ${words(server)} (goal ${GOAL_MS} ms: ${p99 <= GOAL_MS ? 'met' : 'missed'}); ` +
      `at the clients ${words([...won, ...lost])}, winners ${words(won)}; load ${loadavg()[0]?.toFixed(1)}`,
  )
}

function words(times: readonly number[]): string {
  const all = sorted(times)
  return `p50 ${percentile(all, 0.5).toFixed(0)}, p99 ${percentile(all, 0.99).toFixed(0)} ms`
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b)
}
