/**
 * Q1: 16 clients submit over HTTP to a real server on the embedded database, which is killed after 20 to 400
 * ms at random and started again: `npm run torture -- submission-kill [ROUNDS]`. After each start all that
 * was ever acknowledged is compared, and requests whose answer was lost are repeated under their request id.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { submitAvailability } from '#features/availability/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { Week } from '#kernel/week.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { letEverybodyIn } from '#test/processes/let-everybody-in.ts'
import { type ServerProcess, startServerProcess } from '#test/processes/server-process.ts'
import { toStandardError } from './database/standard-error.ts'
import { type Form, formOf, randomShifts } from './submissions/random-form.ts'

const rounds = Number(process.argv[2] ?? 10)
const CLIENTS = 16

interface Asked {
  readonly key: string
  readonly form: Form
}

/** By the number that was answered. */
const acknowledged = new Map<number, Asked>()
const unanswered: Asked[] = []
const readyTimes: number[] = []
const problems: string[] = []
let repeated = 0
let nextDriver = 0

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const dataDir = join(folder, 'data')
try {
  for (let round = 0; round < rounds; round += 1) await oneRound()
  const server = await startServerProcess({ DATA_DIR: dataDir })
  await repeatUnanswered(httpClient(server.url, CLIENTS))
  await server.end('SIGTERM')
  await compare()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
report()

async function oneRound(): Promise<void> {
  const server = await startServerProcess({ DATA_DIR: dataDir })
  readyTimes.push(server.readyMs)
  const client = httpClient(server.url, CLIENTS)
  await letEverybodyIn(client)
  await repeatUnanswered(client)
  const { availabilityWeek } = (await client.get(getPublicSettings.path)).body as { availabilityWeek: Week }
  const state = { running: true }
  const clients = Array.from({ length: CLIENTS }, () => submitting(client, availabilityWeek, state))
  await pause(20 + Math.random() * 380)
  await kill(server, state)
  await Promise.all(clients)
  client.close()
}

async function kill(server: ServerProcess, state: { running: boolean }): Promise<void> {
  const gone = server.end('SIGKILL')
  state.running = false
  await gone
}

async function submitting(client: HttpClient, week: Week, state: { running: boolean }): Promise<void> {
  while (state.running) {
    const driver = nextDriver++
    await send(client, { key: randomUUID(), form: formOf(driver, week, randomShifts(week)) })
  }
}

/** A request without an answer stays on the list; every answer but 200 is a problem. */
async function send(client: HttpClient, asked: Asked): Promise<void> {
  const headers = { 'idempotency-key': asked.key }
  const answer = await client.post(submitAvailability.path, asked.form, headers).catch(() => undefined)
  if (!answer) unanswered.push(asked)
  else if (answer.status === 200) acknowledged.set((answer.body as { id: number }).id, asked)
  else problems.push(`answered ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** A lost answer must not read as a refusal (D6). */
async function repeatUnanswered(client: HttpClient): Promise<void> {
  const lost = unanswered.splice(0)
  repeated += lost.length
  await Promise.all(lost.map((asked) => send(client, asked)))
}

/**
 * Everything acknowledged against what the database holds: choices, one letter each, and the counts of
 * places.
 */
async function compare(): Promise<void> {
  const database = await openDatabase({ dataDir, log: toStandardError })
  const { rows } = await database.queries.execute<{
    number: number
    phone: string
    dates: string | null
    letters: number
  }>(sql`
    SELECT s.number, s.phone, (SELECT count(*) FROM messages m WHERE m.event_key = 'availability:confirmation:' || s.id) AS letters,
      (SELECT string_agg(d.date || ' ' || d.kind, ',' ORDER BY d.date) FROM submission_days d WHERE d.submission_id = s.id) AS dates
    FROM submissions s`)
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const [number, { form }] of acknowledged) {
    const row = byNumber.get(number)
    if (!row) problems.push(`lost: submission ${number}`)
    else if (row.phone !== `+48${form.phone}`) problems.push(`mixed up: submission ${number}`)
    else if ((row.dates?.split(',').length ?? 0) !== form.selectedDays.length)
      problems.push(`halved: submission ${number}`)
    else if (row.letters !== 1) problems.push(`letters of submission ${number}: ${row.letters}`)
  }
  if (new Set(rows.map(({ phone }) => phone)).size !== rows.length) problems.push('doubled: a phone has two')
  if (rows.length !== acknowledged.size) {
    problems.push(`${rows.length} stored, ${acknowledged.size} acknowledged after all were repeated`)
  }
  const seats = await database.queries.execute(sql`
    SELECT date, shift, taken FROM slot_seats EXCEPT
    SELECT date, option, count(*)::int FROM submission_days WHERE option IN ('day', 'night') GROUP BY date, option`)
  if (seats.rows.length > 0) problems.push(`counts of places differ: ${JSON.stringify(seats.rows)}`)
  await database.close()
}

function report(): void {
  const slowest = Math.max(...readyTimes.slice(1))
  console.log(`kills                  ${rounds}, ${CLIENTS} clients`)
  console.log(`acknowledged, compared ${acknowledged.size}; answers lost and asked for again ${repeated}`)
  console.log(`lost, doubled, halved  ${problems.length} (goal 0)`)
  console.log(`ready again, slowest   ${slowest} ms (goal under 3000)`)
  for (const problem of problems.slice(0, 10)) console.error(problem)
  if (problems.length > 0 || slowest >= 3000 || acknowledged.size === 0) process.exitCode = 1
}
