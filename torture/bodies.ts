// Hostile bodies (Q20): npm run torture -- bodies [--seconds N] [--seed N]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { allEndpoints } from '#server-app/endpoints.ts'
import { type Attack, attacksOn, ORDINARY } from './bodies/attacks.ts'
import { ADMINISTRATOR, openCallers } from './bodies/callers.ts'
import { send } from './bodies/send.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } })
const SECONDS = Number(values.seconds ?? 90)
const ATTACKERS = 4
const folder = mkdtempSync(join(tmpdir(), 'flotylla-bodies-'))

// Through the runner itself, so that what brings a dead server back up is tried as well.
const port = 20_000 + Math.floor(Math.random() * 20_000)
const runner = spawn(process.execPath, ['tools/run.mjs', 'start'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    npm_lifecycle_event: '',
    PORT: String(port),
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '10000000',
    ADMIN_LOGIN: ADMINISTRATOR.login,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  },
})
let said = ''
for (const stream of [runner.stdout, runner.stderr]) {
  stream.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-20_000)
  })
}
const ended = new Promise((resolve) => runner.once('close', resolve))
process.once('exit', () => runner.kill('SIGKILL'))
const url = `http://127.0.0.1:${port}`

async function untilReady(longestMs: number): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < longestMs) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return performance.now() - began
    await pause(25)
  }
  throw new Error(`The server is not ready: ${said}`)
}

/** Of the server itself, a child of the runner. */
function serverPid(): number {
  const children = readFileSync(`/proc/${runner.pid}/task/${runner.pid}/children`, 'utf8').trim().split(' ')
  return Number(children.at(-1))
}
function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

let seed = Number(values.seed ?? 20)
const chance = (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 4_294_967_296
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T

const harmless = new Agent({ keepAlive: true, maxSockets: 2 })
const waits: number[] = []
let failed = 0
async function measure(until: () => boolean): Promise<void> {
  while (!until()) {
    const { status, ms } = await send(
      `${url}${pick(['/api/settings', '/healthz', '/schedules?year=2026&week=12'])}`,
      {
        method: 'GET',
        agent: harmless,
        headers: {},
      },
    )
    waits.push(ms)
    if (status === 0 || status >= 500) failed += 1
    await pause(10)
  }
}
const summary = (): string => {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
  return `${sorted.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(0)} ms`
}

try {
  await untilReady(180_000)
  const callers = await openCallers(url)
  const calls = allEndpoints.filter(
    ({ method, path }) => method !== 'GET' && !/logout|close|session/.test(path),
  )
  const pid = serverPid()

  // Without an attack first: what the machine gives by itself.
  let over = false
  const calm = measure(() => over)
  await pause(5000)
  over = true
  await calm
  console.log(`Without hostile bodies: ${summary()}.`)
  waits.length = 0

  let began = performance.now()
  let longestMs = SECONDS * 500
  const isOver = (): boolean => performance.now() - began > longestMs
  const fresh = residentMb(pid)
  let worst = fresh
  const watch = setInterval(() => {
    try {
      worst = Math.max(worst, residentMb(pid))
    } catch {
      // It died, which is counted below.
    }
  }, 100)
  let sent = 0
  let tooMuchRead = 0
  const byStatus = new Map<number, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const strike = async (call: Endpoint, attack: Attack): Promise<void> => {
    const caller = pick(callers)
    const { status } = await send(url + call.path.replace(/:\w+/g, 'x'), {
      method: call.method,
      agent,
      body: attack.bytes,
      ...(chance() < 0.05 ? { dripMs: 200 } : {}),
      headers: {
        'content-type': 'application/json',
        ...caller.headers,
        ...(attack.encoding === undefined ? {} : { 'content-encoding': attack.encoding }),
      },
    })
    sent += 1
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    const isLong = attack.bytes.length > 64_000
    if (caller.name === 'nobody' && isLong && ![0, 401, 403, 408, 413, 415, 429, 503].includes(status))
      tooMuchRead += 1
  }
  const strikeAll = async (bodyFor: (call: Endpoint) => Attack): Promise<void> => {
    began = performance.now()
    const attackers = Array.from({ length: ATTACKERS }, async (_, first) => {
      for (let turn = first; !isOver(); turn += ATTACKERS) {
        const call = calls[turn % calls.length] as Endpoint
        // Now and then many at once.
        await Promise.all(Array.from({ length: chance() < 0.03 ? 20 : 1 }, () => strike(call, bodyFor(call))))
      }
    })
    await Promise.all([...attackers, measure(isOver)])
  }
  // The same calls by the same callers with bodies as a form sends them: what a server that is used takes by
  // itself.
  await strikeAll(() => pick(ORDINARY))
  const used = worst
  console.log(
    `${sent} ordinary bodies: ${fresh.toFixed(0)} MB before, ${used.toFixed(0)} MB at worst; others ${summary()}.`,
  )
  sent = 0
  byStatus.clear()
  waits.length = 0
  longestMs = SECONDS * 1000
  await strikeAll((call) => pick(attacksOn(call)))
  clearInterval(watch)
  agent.destroy()

  const deaths = said.match(/The server died/g)?.length ?? 0
  console.log(
    `${sent} hostile bodies to ${calls.length} calls as ${callers.length} kinds of callers in ${SECONDS} s.`,
  )
  for (const [status, count] of [...byStatus].sort(([a], [b]) => a - b)) console.log(`  ${status}: ${count}`)
  console.log(`Other calls meanwhile: ${summary()}; ${failed} failed (wanted: p99 under 100 ms, 0 failed).`)
  console.log(
    `Memory: ${used.toFixed(0)} MB with ordinary bodies, ${worst.toFixed(0)} MB at worst, +${(worst - used).toFixed(0)} MB (wanted: +64); +${(worst - fresh).toFixed(0)} MB over a fresh start.`,
  )
  console.log(`Dead processes: ${deaths} (wanted: 0).`)
  console.log(`Bodies over 64 kB that were read for somebody unknown: ${tooMuchRead} (wanted: 0).`)

  process.kill(serverPid(), 'SIGKILL')
  await pause(50)
  const back = await untilReady(120_000)
  console.log(`After SIGKILL ready again in ${(back / 1000).toFixed(1)} s (wanted: 3).`)
  process.exitCode = deaths + tooMuchRead + failed === 0 ? 0 : 1
} finally {
  harmless.destroy()
  runner.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
