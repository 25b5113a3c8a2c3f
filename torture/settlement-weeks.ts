/**
 * Q29 over the database: random fleets' weeks, played through the server's own calls, with the invariants of
 * settlement held after every act: `npm run torture -- settlement-weeks [FLEETS] [SEED] [ACTS]`, 20 fleets of
 * 40 acts unless told. On the embedded database.
 */
import { startTestServer } from '#test/server/test-server.ts'
import { breachesOf, newMemory } from './settlement-weeks/breaches.ts'
import { beginFleet } from './settlement-weeks/fleet-life.ts'

const fleets = Number(process.argv[2] ?? 20)
const first = Number(process.argv[3] ?? 1)
const acts = Number(process.argv[4] ?? 40)

const server = await startTestServer({
  at: '2026-11-30T09:00:00Z',
  env: { REQUESTS_PER_MINUTE: '10000000' },
})
const counts = new Map<string, number>()
let breaches = 0
let checks = 0
for (let seed = first; seed < first + fleets; seed += 1) {
  await server.reset()
  server.clock.set('2026-11-30T09:00:00Z')
  const fleet = await beginFleet(server, seed)
  const memory = newMemory()
  for (let at = 0; at < acts; at += 1) {
    const act = await fleet.act()
    counts.set(act, (counts.get(act) ?? 0) + 1)
    const found = await breachesOf(server, fleet.office, fleet.weeks, memory, act)
    checks += 1
    for (const breach of found) {
      breaches += 1
      console.error(`BROKEN  fleet ${seed}, act ${at} (${act}): ${breach}`)
    }
    if (found.length > 0) break
  }
  console.log(`fleet ${seed} lived, ${checks} acts and ${breaches} breaches so far`)
}
await server.close()
console.log(`${fleets} fleets, ${checks} acts, the invariants after each: ${breaches} breaches`)
console.log([...counts].map(([act, count]) => `${act} ${count}`).join(', '))
// Threads of the server may be kept for a while.
process.exit(breaches > 0 ? 1 : 0)
