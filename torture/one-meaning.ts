/**
 * Q27: every count that two places tell under one name, compared on random fleets after random weeks: `npm
 * run torture -- one-meaning [FLEETS] [SEED]`, 300 unless told. On the embedded database.
 */
import { startTestServer } from '#test/server/test-server.ts'
import {
  asking,
  availabilityTold,
  fleetTold,
  moneyTold,
  restTold,
  type Told,
} from './one-meaning/counts-told.ts'
import { liveThrough } from './one-meaning/lived-fleet.ts'
import { contradictions, driversTold, weekTold } from './one-meaning/week-told.ts'

const fleets = Number(process.argv[2] ?? 300)
const first = Number(process.argv[3] ?? 1)

const server = await startTestServer({ env: { REQUESTS_PER_MINUTE: '10000000' } })
const names = new Map<string, number>()
let compared = 0
let found = 0
for (let seed = first; seed < first + fleets; seed += 1) {
  const fleet = await liveThrough(server, seed)
  const ask = asking(server, fleet)
  const told: Told[] = [
    ...(await availabilityTold(ask, fleet)),
    ...(await fleetTold(ask, fleet)),
    ...(await moneyTold(ask, fleet)),
    ...(await restTold(ask)),
  ]
  for (const week of [fleet.current, fleet.coming])
    told.push(...(await weekTold(server, ask, week)), ...(await driversTold(ask, week)))
  for (const { name, by } of told) {
    const plain = name.replace(/,? \S*\d.*$/, '')
    names.set(plain, (names.get(plain) ?? 0) + Object.keys(by).length)
    compared += Object.keys(by).length
  }
  for (const { name, by } of contradictions(told)) {
    found += 1
    console.error(`BROKEN  fleet ${seed}: ${name}: ${JSON.stringify(by)}`)
  }
}
await server.close()
console.log(`${fleets} fleets, ${names.size} names, ${compared} counts compared: ${found} contradictions`)
console.log([...names].map(([name, count]) => `${name} ${count}`).join(', '))
// Threads of the server may be kept for a while.
process.exit(found > 0 ? 1 : 0)
