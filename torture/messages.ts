/**
 * Q6: a server posts SMS and sends them to a gateway over HTTP that fails, times out, answers late, twice or
 * with rubbish, and reports by callback; now and then the server gets SIGKILL just after the gateway has sent
 * an SMS and before the server can have marked it: `npm run torture -- messages [KILLS]`. At the end the
 * gateway behaves, and what went out is compared with what was committed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/database.ts'
import { type Behaviour, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { toStandardError } from './database/standard-error.ts'

const kills = Number(process.argv[2] ?? 10)
const EVENTS_A_LIFE = 60
/** A life that nobody kills ends by itself. */
const LEAPS_A_LIFE = 300
/** Longer than the longest pause that the tries below lead to. */
const CALM_LEAPS = 150
const START = '2026-03-11T11:00:00.000Z'

/** Numbers that the gateway refuses for good, whatever the weather. */
const isRefused = (event: number): boolean => event % 10 === 9
/**
 * By the number in the key, at the end of the text, or of the car of which a text about several changes
 * tells.
 */
const eventOf = (text: string): number =>
  Number((/^several:(\d+)/.exec(text) ?? /auto: W(\d+)\./.exec(text) ?? /(\d+)$/.exec(text))?.[1])

const acknowledged = new Set<number>()
const tries = new Map<number, number>()
const problems: string[] = []
let now = START
let nextEvent = 0
let killed = 0
let reports = 0
let leftOut = 0
let life: ChildProcess | undefined
let calm = false

const gateway = await startSmsGateway({ lateMs: 400 })
gateway.behaveLike(({ text }) => {
  const event = eventOf(text)
  tries.set(event, (tries.get(event) ?? 0) + 1)
  if (isRefused(event)) return { error: 13 }
  // Past its seventh try an SMS is let alone: after ten the product gives up, and says so to the office.
  return calm || (tries.get(event) ?? 0) > 7 ? 'take' : anyBehaviour()
})
gateway.onSent(({ notifyUrl }) => {
  if (!calm && killed < kills && life && Math.random() < 0.04) {
    killed += 1
    life.kill('SIGKILL')
    life = undefined
  } else if (Math.random() < 0.3) {
    reports += 1
    void fetch(`${notifyUrl}&status=404`).catch(() => undefined)
  }
})

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const dataDir = join(folder, 'data')
const env = {
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  SMS_GATEWAY: 'smsapi',
  SMS_TOKEN: 'token',
  SMS_URL: gateway.url,
}
const began = performance.now()
try {
  while (killed < kills) await oneLife(EVENTS_A_LIFE)
  calm = true
  await oneLife(0)
  await compare()
} finally {
  life?.kill('SIGKILL')
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
}
report()

function anyBehaviour(): Behaviour {
  const faults = ['late', 'rubbish', 'cut', 'dropped', 'broken', 'told-twice', { error: 103 }] as const
  return Math.random() < 0.5 ? 'take' : (faults[Math.floor(Math.random() * faults.length)] ?? 'take')
}

/** Until it is killed; a calm one until everything has had time enough. */
async function oneLife(events: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'messages/sender.ts'),
      now,
      calm ? '600' : '45',
      String(nextEvent),
      String(events),
    ],
    {
      env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${env.PORT}`, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  life = child
  nextEvent += events
  let leaps = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, value = ''] = line.split(' ')
    if (word === 'posted') acknowledged.add(Number(value))
    if (word !== 'now') return
    now = value
    leaps += 1
    if (leaps >= (calm ? CALM_LEAPS : LEAPS_A_LIFE)) child.stdin.write('end\n')
  })
  await new Promise<void>((resolve, reject) =>
    child.once('close', (code) =>
      code ? reject(new Error('The sender ended by itself, for the reason above.')) : resolve(),
    ),
  )
}

async function compare(): Promise<void> {
  const times = new Map<number, number>()
  for (const { text } of gateway.sent) times.set(eventOf(text), (times.get(eventOf(text)) ?? 0) + 1)
  for (const [event, number] of times) {
    if (number > 1) problems.push(`sent ${number} times: ${event}`)
    if (isRefused(event)) problems.push(`sent although refused: ${event}`)
  }
  const database = await openDatabase({ dataDir, log: toStandardError })
  const { rows } = await database.queries.execute<{ event_key: string; state: string }>(
    sql`SELECT event_key, state FROM messages`,
  )
  const topics = await database.queries.execute<{
    about_id: string
    outdated: boolean
    ended: string | null
  }>(sql`SELECT about_id, outdated, ended FROM message_topics`)
  await database.close()
  const texts = new Map(gateway.sent.map(({ text }) => [eventOf(text), text]))
  for (const { about_id: topic, outdated, ended } of topics.rows) {
    const [event, day] = topic.split('-')
    const text = texts.get(Number(event))
    if (text === undefined) continue
    const isSaid = text.includes(`1${day}.3.2026`)
    if (ended !== null && isSaid) problems.push(`told although taken back: ${topic}`)
    if (!outdated && !isSaid) problems.push(`left out: ${topic}`)
    if (ended !== null) leftOut += 1
  }
  const states = new Map(rows.map(({ event_key: key, state }) => [eventOf(key), state]))
  for (const event of acknowledged) {
    const state = states.get(event)
    if (state === undefined) problems.push(`lost: ${event}`)
    if (isRefused(event) ? state !== 'failed' : times.get(event) !== 1)
      problems.push(`missing: ${event} (${state})`)
  }
  for (const [event, state] of states) {
    const isTold = isRefused(event) ? state === 'failed' : state === 'sent' || state === 'delivered'
    if (!isTold) problems.push(`not marked: ${event} is ${state}`)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function report(): void {
  const seconds = Math.round((performance.now() - began) / 1000)
  const asked = [...tries.values()].reduce((sum, number) => sum + number, 0)
  console.log(`kills between sending and marking ${killed}, in ${seconds} s`)
  console.log(
    `SMS committed and acknowledged    ${acknowledged.size}, asked of the gateway ${asked} times, reports ${reports}`,
  )
  console.log(`sent                              ${gateway.sent.length}, changes left out in time ${leftOut}`)
  console.log(`missing, sent twice, mismarked    ${problems.length} (goal 0)`)
  for (const problem of problems.slice(0, 10)) console.error(problem)
  if (problems.length > 0 || acknowledged.size === 0) process.exitCode = 1
}
