/**
 * Q30: drivers who pick, offer, swap, take, decline and withdraw shifts, are ill and drive after all, and an
 * office that decides, moves people, changes the settings and switches drivers off, five at once:
 * `npm run torture -- market [OPERATIONS] [SEED]`, on PostgreSQL
 * `node tools/with-postgres.ts node tools/run.mjs torture market [OPERATIONS]`; Ctrl+C ends it early and
 * judges what was done. Every thousand operations a new fleet; each version of its week is explained by one
 * act that was answered with yes, and every such act by one version.
 */
import { runMarket } from '#test/market/random-market.ts'
import { startTestServer } from '#test/server/test-server.ts'

const operations = Number(process.argv[2] ?? 10_000)
const firstSeed = Number(process.argv[3] ?? 1)
const A_FLEET = 1_000

let isEnough = false
process.once('SIGINT', () => {
  isEnough = true
})
const server = await startTestServer()
const began = performance.now()
const tally = new Map<string, number>()
const breaches: string[] = []
let [done, versions, fleets] = [0, 0, 0]
while (done < operations && !isEnough) {
  const run = await runMarket(server, {
    seed: firstSeed + fleets,
    operations: Math.min(A_FLEET, operations - done),
    until: () => isEnough,
  })
  fleets += 1
  done += run.operations
  versions += run.versions
  breaches.push(...run.breaches.map((breach) => `seed ${firstSeed + fleets - 1}: ${breach}`))
  for (const [what, times] of run.tally) tally.set(what, (tally.get(what) ?? 0) + times)
}
const seconds = Math.round((performance.now() - began) / 1000)
await server.close()

const engine = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'
console.log(`operations        ${done} in ${seconds} s, ${fleets} fleets, on ${engine}`)
console.log(`versions compared ${versions}`)
for (const [what, times] of [...tally].sort()) console.log(`  ${what.padEnd(28)} ${times}`)
console.log(`breaches          ${breaches.length} (goal 0)`)
for (const breach of breaches.slice(0, 40)) console.error(breach)
const tried = ['pick', 'offer', 'take', 'swap', 'accept', 'refuse', 'edit', 'withdraw', 'decline', 'ill']
const idle = tried.filter((what) => !tally.has(`${what} done`))
if (idle.length > 0) console.error(`never came about: ${idle.join(', ')}`)
if (breaches.length > 0 || idle.length > 0) process.exitCode = 1
