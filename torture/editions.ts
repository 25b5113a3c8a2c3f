/**
 * Q24: starts that migrate data of every kept edition are killed: `npm run torture -- editions [KILLS]
 * [postgres]`, embedded unless told. One blow in eight falls anywhere in a start with its backup and trial,
 * the others while the migrations run (on PostgreSQL one in ten of them on the server instead of on us).
 * After each the database holds what the edition left, to the byte, or all that this one makes of it. At the
 * end the real server opens it, and its answers are compared.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#platform/server/database/dump/open-whole.ts'
import { type LocalPostgres, startLocalPostgres } from '#test/database/local-postgres.ts'
import { factsOf, type KeptEdition } from '#test/editions/facts.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { type Contents, difference, editions } from './editions/kept-editions.ts'
import { readPlace, type Stock, stocksOf } from './editions/places.ts'
import { startAndKill } from './editions/start-and-kill.ts'

const kills = Number(process.argv[2] ?? 16)
const onServer = process.argv.includes('postgres')
const work = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))

/** Asked to end early, it ends after the round under way, with its figures. */
let mayGoOn = true
process.once('SIGTERM', () => {
  mayGoOn = false
})

let breaches = 0
function breach(what: string, detail: unknown): void {
  console.log(`BREACH  ${what}: ${detail}`)
  breaches += 1
}

interface Tally {
  kills: number
  servers: number
  early: number
  old: number
  new: number
  late: number
}

/** @returns the state, as far as it is one of the two */
function stateOf(found: Contents, old: Contents, made: Contents, when: string): 'old' | 'new' {
  const isOld = found.applied === old.applied
  const wrong = isOld ? difference(found, old, 'exactly') : difference(found, made, 'but what varies')
  if (!isOld && found.applied !== made.applied) breach(`${when}: migrations applied`, found.applied)
  if (wrong.length > 0) breach(`${when}: tables that are neither old nor new`, wrong.join(', '))
  return isOld ? 'old' : 'new'
}

async function torture(stock: Stock, count: number, postgres: LocalPostgres | undefined): Promise<void> {
  const backups = join(work, `backups ${stock.name}`)
  let place = await stock.fresh()
  const whole = await startAndKill(place, backups)
  if (whole.code !== 0) return breach(`${stock.name}: the start without a blow`, whole.said)
  const made = await readPlace(place)
  // Without backup and trial the process has not warmed up, and takes longer for the same.
  const bare = await startAndKill(await stock.fresh(), undefined)
  const tally: Tally = { kills: 0, servers: 0, early: 0, old: 0, new: 0, late: 0 }
  place = await stock.fresh()
  for (let round = 0; mayGoOn && tally.kills + tally.servers < count; round += 1) {
    const early = round % 8 === 0
    const ofServer = !early && postgres !== undefined && round % 10 === 5
    const ms = Math.random() * (early ? whole.beforeMs : bare.migratingMs * 1.1)
    const ended = await startAndKill(place, early ? backups : undefined, {
      after: early ? 'start' : 'migrations',
      ms,
      strike: ofServer ? () => postgres.restart('immediate') : undefined,
    })
    if (ended.said.includes('UNFORESEEN')) breach(`${stock.name}, round ${round}: no sentence`, ended.said)
    if (!ended.killed) tally.late += 1
    else if (ofServer) tally.servers += 1
    else tally.kills += 1
    if (early) tally.early += 1
    const state = stateOf(await readPlace(place), stock.old, made, `${stock.name}, round ${round}`)
    tally[state] += 1
    if (state === 'new') place = await stock.fresh()
  }
  const { servers } = tally
  console.log(
    `${stock.name.padEnd(18)} ${tally.kills} kills (${tally.early} before the migrations)${onServer ? `, ${servers} of the server` : ''}, ${tally.late} too late: ` +
      `found as it was ${tally.old}, all new ${tally.new}; migrating takes ${Math.round(bare.migratingMs)} ms, all before ${Math.round(whole.beforeMs)} ms`,
  )
  await compareFacts(stock, place, backups)
}

/** The start that comes through in the end, of the real server. */
async function compareFacts(stock: Stock, place: Place, backups: string): Promise<void> {
  const home = join(import.meta.dirname, '../test/editions', stock.name.split(',')[0] ?? '')
  const kept = JSON.parse(readFileSync(join(home, 'edition.json'), 'utf8')) as KeptEdition
  const facts = JSON.parse(readFileSync(join(home, 'facts.json'), 'utf8')) as Awaited<
    ReturnType<typeof factsOf>
  >
  const keys = {
    DATA_DIR: place.dataDir || join(work, 'keys'),
    DATABASE_URL: place.databaseUrl ?? '',
    BACKUP_DIR: backups,
  }
  mkdirSync(keys.DATA_DIR, { recursive: true })
  const server = await startServerProcess({
    ...keys,
    SECRET_KEY: keyOf(stock),
    ADMIN_LOGIN: '',
    ADMIN_PASSWORD: '',
  })
  const found = await factsOf(server.url, kept)
  await server.end('SIGTERM')
  const names = Object.keys(facts)
  const wrong = names.filter((name) => JSON.stringify(found[name]) !== JSON.stringify(facts[name]))
  if (wrong.length > 0) breach(`${stock.name}: facts that differ`, wrong.join(', '))
  const lines = names.reduce((sum, name) => sum + (facts[name]?.length ?? 0), 0)
  const left = readdirSync(backups)
  console.log(
    `  then: ${lines} facts of ${names.length} kinds compared, ${wrong.length} kinds differ; ${left.length} backups left`,
  )
  if (left.length > 4) breach(`${stock.name}: backups are not bounded`, left.join(', '))
}

/** It lies beside the kept folder, and in no backup. */
function keyOf({ name }: Stock): string {
  return readFileSync(join(work, `${name.split(',')[0]}-folder`, 'secret.key'), 'utf8').trim()
}

const postgres = onServer ? await startLocalPostgres({ sync: true }) : undefined
try {
  for (const edition of editions) {
    const stocks = await stocksOf(edition, work, postgres?.url)
    const share = Math.ceil(kills / editions.length / stocks.length)
    for (const stock of stocks) await torture(stock, share, postgres)
  }
  console.log(`breaches: ${breaches} (goal 0)`)
} finally {
  await postgres?.stop()
  rmSync(work, { recursive: true, force: true })
}
process.exitCode = breaches === 0 ? 0 : 1
