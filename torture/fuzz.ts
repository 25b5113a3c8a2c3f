// Bad requests to every call (Q17): npm run torture -- fuzz [--requests N] [--seed N]
import { parseArgs } from 'node:util'
import { allEndpoints } from '#server-app/endpoints.ts'
import { fuzz, fuzzCallers } from '#test/fuzz/bad-requests.ts'
import { startTestServer } from '#test/server/test-server.ts'

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
const requests = Number(values.requests ?? 100_000)
const seed = Number(values.seed ?? 1)
const PER_ROUND = 400

// What ends the sessions of the round would keep the rest of it outside the door.
const calls = allEndpoints.filter(({ path }) => !/logout|close-calendars/.test(path))
const server = await startTestServer()
const faults = new Map<string, number>()
const byStatus = new Map<number, number>()
const begun = performance.now()
for (let sent = 0; sent < requests; sent += PER_ROUND) {
  const round = await fuzz(server.app, calls, await fuzzCallers(server), {
    requests: Math.min(PER_ROUND, requests - sent),
    seed: seed + sent,
  })
  for (const [status, count] of round.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + count)
  for (const fault of round.faults) faults.set(fault, (faults.get(fault) ?? 0) + 1)
}
const alive = await server.app.inject('/readyz')
const seconds = (performance.now() - begun) / 1000
console.log(`${requests} bad requests to ${calls.length} calls in ${seconds.toFixed(0)} s, seed ${seed}.`)
for (const [status, count] of [...byStatus].sort(([a], [b]) => a - b)) console.log(`  ${status}: ${count}`)
for (const [fault, count] of [...faults].slice(0, 20)) console.log(`${count} x ${fault}`)
const good = faults.size === 0 && alive.statusCode === 200
console.log(
  `${[...faults.values()].reduce((sum, count) => sum + count, 0)} answers 5xx (wanted: 0); ready afterwards: ${alive.statusCode === 200}.`,
)
await server.close()
process.exitCode = good ? 0 : 1
