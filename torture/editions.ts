/**
 * Q24: starts that migrate data of every kept edition are killed: `npm run torture -- editions [KILLS]
 * [postgres]`, embedded unless told. Half of the blows fall while the backup is made and tried, half while
 * the migrations run: at a random moment, with a random statement, or as a step of the backup is seen (on
 * PostgreSQL one in ten on the server instead of on us). After each the database holds what the edition left,
 * to the byte, or all that this one makes of it; what bears the name of a backup is whole, and what was being
 * made is bounded. At the end the real server opens it, and its answers are compared.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#platform/server/database/dump/open-whole.ts'
import { type LocalPostgres, startLocalPostgres } from '#test/database/local-postgres.ts'
import { factsOf, type KeptEdition } from '#test/editions/facts.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { backupsLeft, isMadeSince, STEPS } from './editions/backups-left.ts'
import { breach, sumUp } from './editions/breaches.ts'
import { type Contents, difference, editions } from './editions/kept-editions.ts'
import { readPlace, type Stock, stocksOf } from './editions/places.ts'
import { type Blow, type Ended, startAndKill } from './editions/start-and-kill.ts'

const kills = Number(process.argv[2] ?? 16)
const onServer = process.argv.includes('postgres')
const work = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))

/** Asked to hurry, it ends what is under way after its round, with its figures, and goes on to the next. */
let mayGoOn = true
process.on('SIGTERM', () => {
  mayGoOn = false
})

interface Tally {
  /** Blows that hit, and those of them on the server. */
  hit: number
  servers: number
  late: number
  inBackup: number
  inMigrations: number
  old: number
  new: number
  /** The most that a kill left in the folder of backups. */
  mostBytes: number
}

/** @returns the state, as far as it is one of the two */
function stateOf(found: Contents, old: Contents, made: Contents, when: string): 'old' | 'new' {
  const isOld = found.applied === old.applied
  const wrong = isOld ? difference(found, old, 'exactly') : difference(found, made, 'but what varies')
  if (!isOld && found.applied !== made.applied) breach(`${when}: migrations applied`, found.applied)
  if (wrong.length > 0) breach(`${when}: tables that are neither old nor new`, wrong.join(', '))
  return isOld ? 'old' : 'new'
}

interface Usual {
  readonly ms: number
  readonly statements: number
}

const statementsIn = ({ said }: Ended): number => Number(/statements: (\d+)/.exec(said)?.[1])

/** A blow of the round's kind; a number is the statement with which the process kills itself. */
function blowOf(
  round: number,
  early: boolean,
  usual: Usual,
  backups: string,
  strike: Blow['strike'],
): Blow | number {
  const kind = Math.floor(round / 2) % 3
  if (kind === 1 && !strike) return 1 + Math.floor(Math.random() * usual.statements)
  if (kind === 2 && early) {
    const step = STEPS[Math.floor(round / 6) % STEPS.length] ?? STEPS[0]
    const since = Date.now()
    return { after: () => isMadeSince(step, backups, since), ms: Math.random() * 20, strike }
  }
  return { after: early ? 'start' : 'migrations', ms: Math.random() * usual.ms, strike }
}

async function torture(stock: Stock, count: number, postgres: LocalPostgres | undefined): Promise<void> {
  const backups = join(work, `backups ${stock.name}`)
  const fresh = (): Promise<Place> => {
    rmSync(backups, { recursive: true, force: true })
    return stock.fresh()
  }
  let place = await fresh()
  const whole = await startAndKill(place, backups)
  if (whole.code !== 0) return breach(`${stock.name}: the start without a blow`, whole.said)
  const made = await readPlace(place)
  // Without backup and trial the process has not warmed up, and takes longer for the same.
  const bare = await startAndKill(await fresh(), undefined)
  const usual = {
    early: { ms: whole.beforeMs, statements: statementsIn(whole) },
    late: { ms: bare.migratingMs * 1.1, statements: statementsIn(bare) },
  }
  const tally: Tally = {
    hit: 0,
    servers: 0,
    late: 0,
    inBackup: 0,
    inMigrations: 0,
    old: 0,
    new: 0,
    mostBytes: 0,
  }
  place = await fresh()
  mayGoOn = true
  for (let round = 0; mayGoOn && tally.hit < count; round += 1) {
    const when = `${stock.name}, round ${round}`
    const early = round % 2 === 0
    const ofServer = postgres && round % 20 > 17
    const strike = ofServer ? () => postgres.restart('immediate') : undefined
    const blow = blowOf(round, early, early ? usual.early : usual.late, backups, strike)
    const ended = await (typeof blow === 'number'
      ? startAndKill(place, early ? backups : undefined, undefined, blow)
      : startAndKill(place, early ? backups : undefined, blow))
    if (ended.said.includes('UNFORESEEN')) breach(`${when}: no sentence`, ended.said)
    if (ended.killed) {
      tally.hit += 1
      if (ofServer) tally.servers += 1
      tally[ended.migrating ? 'inMigrations' : 'inBackup'] += 1
    } else {
      tally.late += 1
      if (ended.code !== 0) breach(`${when}: refused without a blow`, ended.said)
    }
    const state = stateOf(await readPlace(place), stock.old, made, when)
    tally[state] += 1
    if (!ended.migrating && state === 'new') breach(`${when}: new before it was migrated`, ended.said)
    const left = await backupsLeft(backups, stock.old)
    for (const wrong of left.wrong) breach(`${when}: left of the backup`, wrong)
    tally.mostBytes = Math.max(tally.mostBytes, left.bytes)
    if (state === 'new') place = await fresh()
  }
  console.log(
    `${stock.name.padEnd(18)} ${tally.hit} kills${postgres ? `, ${tally.servers} of them of the server` : ''}: ${tally.inBackup} before the backup was proven, ` +
      `${tally.inMigrations} after; ${tally.late} too late; found as it was ${tally.old}, all new ${tally.new}; at most ${Math.round(tally.mostBytes / 2 ** 20)} MB left among the backups; ` +
      `all before takes ${Math.round(whole.beforeMs)} ms, migrating ${Math.round(bare.migratingMs)} ms`,
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
  const left = await backupsLeft(backups, stock.old)
  console.log(
    `  then: ${lines} facts of ${names.length} kinds compared, ${wrong.length} kinds differ; ${left.named} backups left, all whole`,
  )
  if (left.named > 3 || left.scratches > 0 || left.wrong.length > 0)
    breach(`${stock.name}: left among the backups`, readdirSync(backups).join(', '))
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
  sumUp()
} finally {
  await postgres?.stop()
  rmSync(work, { recursive: true, force: true })
}
