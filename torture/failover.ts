/**
 * Q25, Q8: the primary is killed under the rush of submissions, its synchronous standby takes its place,
 * HAProxy sends the server there, and the dead node comes back as the new standby: `npm run torture --
 * failover [ROUNDS]`. Needs PostgreSQL's own programs and haproxy. The server is the real one and is never
 * restarted.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { submitAvailability } from '#features/availability/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { Week } from '#kernel/week.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { letEverybodyIn } from '#test/processes/let-everybody-in.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { startCluster, startProxy } from './failover/cluster.ts'
import { formOf, randomShifts } from './submissions/random-form.ts'

if (!existsSync('/usr/sbin/haproxy')) {
  console.error('haproxy was not found. Debian and Ubuntu: apt-get install haproxy')
  process.exit(1)
}

const rounds = Number(process.argv[2] ?? 20)
const CLIENTS = 16
/** Between two forms of one client, and before one is sent again. */
const PAUSE_MS = 100
const AGAIN_MS = 250
/** Until whoever watches the primary believes that it is dead. */
const NOTICED_MS = 1_000

/** The phone by the number that was answered. */
const acknowledged = new Map<number, string>()
const statuses: Record<string, number> = {}
const gaps: number[] = []
let lastAnswer = 0
let gap = 0
let nextDriver = 0
let stopped = false

async function submitting(client: HttpClient, week: Week): Promise<void> {
  while (!stopped) {
    const form = formOf(nextDriver++, week, randomShifts(week))
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      const answer = await client.post(submitAvailability.path, form, headers).catch(() => undefined)
      const status = String(answer?.status ?? 'no answer')
      statuses[status] = (statuses[status] ?? 0) + 1
      if (answer?.status === 200) {
        const now = performance.now()
        gap = Math.max(gap, now - lastAnswer)
        lastAnswer = now
        acknowledged.set((answer.body as { id: number }).id, form.phone)
        break
      }
      if (status !== '503') console.error(`answered ${status} ${JSON.stringify(answer?.body)}`)
      await pause(AGAIN_MS)
    }
    await pause(PAUSE_MS)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const cluster = await startCluster()
const proxy = await startProxy(cluster.ports)
const server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: proxy.url })
const client = httpClient(server.url, CLIENTS)
await letEverybodyIn(client)
const { availabilityWeek } = (await client.get(getPublicSettings.path)).body as { availabilityWeek: Week }

lastAnswer = performance.now()
const clients = Array.from({ length: CLIENTS }, () => submitting(client, availabilityWeek))
for (let round = 1; round <= rounds; round += 1) {
  await pause(1_000 + Math.random() * 1_000)
  gap = 0
  cluster.killPrimary()
  const killed = performance.now()
  await pause(NOTICED_MS)
  await cluster.promoteStandby()
  const promoted = performance.now()
  while (lastAnswer < promoted) await pause(10)
  const served = performance.now()
  await cluster.rebuildStandby()
  gaps.push(gap)
  console.log(
    `fail-over ${round}: promoted after ${Math.round(promoted - killed)} ms, served ${Math.round(served - promoted)} ms later, longest gap ${Math.round(gap)} ms`,
  )
}
stopped = true
await Promise.all(clients)

const reader = new pg.Client({ connectionString: cluster.primaryUrl() })
await reader.connect()
const { rows } = await reader.query<{ number: number; phone: string }>(
  'SELECT number, phone FROM submissions',
)
await reader.end()
const phones = new Map(rows.map(({ number, phone }) => [number, phone]))
const lost = [...acknowledged].filter(([number, phone]) => phones.get(number) !== `+48${phone}`).length
const doubled = rows.length - new Set(rows.map(({ phone }) => phone)).size
const { 200: taken = 0, 503: later = 0, ...otherwise } = statuses
const longest = Math.max(...gaps)
console.log(`fail-overs             ${rounds}, ${CLIENTS} clients, the server never restarted`)
console.log(
  `acknowledged           ${taken}, lost ${lost} (goal 0), doubled ${doubled} (goal 0), stored ${rows.length}`,
)
console.log(`longest gap            ${Math.round(longest)} ms (goal under 10000)`)
console.log(
  `answers                503: ${later}; other than 200 and 503: ${JSON.stringify(otherwise)} (goal none)`,
)
const holds = lost === 0 && doubled === 0 && longest < 10_000 && Object.keys(otherwise).length === 0
client.close()
await server.end('SIGTERM')
proxy.stop()
cluster.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(holds && taken > 0 ? 0 : 1)
