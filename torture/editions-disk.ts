/**
 * Q24: the disk is full when data of a kept edition are migrated, or becomes so meanwhile: `npm run torture
 * -- editions-disk [ROUNDS] [postgres]`, embedded unless told. Needs root, for a small disk of its own. First
 * too little is free, and the start has to refuse with a sentence; then somebody takes all of it at random
 * moments. Once there is space again, the database holds what the edition left, to the byte, or all that this
 * one makes of it, and the next start comes through.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from '#platform/server/database/dump/open-whole.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { breach, sumUp } from './editions/breaches.ts'
import { type Contents, difference, editions } from './editions/kept-editions.ts'
import { readPlace, type Stock, stocksOf } from './editions/places.ts'
import { type Ended, startAndKill } from './editions/start-and-kill.ts'

const MB = 2 ** 20
const rounds = Number(process.argv[2] ?? 10)
const onServer = process.argv.includes('postgres')
const work = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const disk = join(work, 'disk')
mkdirSync(disk)
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m', 'tmpfs', disk], { encoding: 'utf8' })
if (mounted.status !== 0) {
  console.error(`A small disk could not be mounted, which takes root: ${mounted.stderr}`)
  process.exit(1)
}
// PostgreSQL runs as somebody else.
for (const folder of [work, disk]) chmodSync(folder, 0o755)

/** The second takes at a stroke what the first has left. */
const FILLERS = ['filler', 'more'].map((name) => join(disk, name))

/** @param leave bytes that stay free */
function takeSpace(leave: number, filler = FILLERS[0] ?? ''): void {
  const file = openSync(filler, 'w')
  const block = new Uint8Array(MB / 16)
  const { bavail, bsize } = statfsSync(disk)
  try {
    for (let left = bavail * bsize; left > leave; left -= block.length) writeSync(file, block)
    while (leave === 0) writeSync(file, block)
  } catch {
    // Full.
  } finally {
    closeSync(file)
  }
}

function giveSpace(): void {
  for (const filler of FILLERS) rmSync(filler, { force: true })
}

/** PostgreSQL may have to recover first. */
async function readAgain(place: Place): Promise<Contents> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readPlace(place)
    } catch (error) {
      if (attempt === 60) throw error
      await pause(500)
    }
  }
}

function judge(
  what: string,
  { code, said }: Ended,
  found: Contents,
  old: Contents,
  made: Contents,
): 'old' | 'new' {
  const isOld = found.applied === old.applied
  if (said.includes('UNFORESEEN')) breach(`${what}: no sentence`, said)
  if (code === 0 && isOld) breach(`${what}: said that all is well`, said)
  const wrong = isOld ? difference(found, old, 'exactly') : difference(found, made, 'but what varies')
  if (wrong.length > 0 || (!isOld && found.applied !== made.applied))
    breach(`${what}: neither old nor new`, `${found.applied} migrations, ${wrong.join(', ')}`)
  return isOld ? 'old' : 'new'
}

async function torture(stock: Stock, count: number): Promise<void> {
  const backups = join(disk, 'backups')
  let place = await stock.fresh()
  const whole = await startAndKill(place, backups)
  if (whole.code !== 0) return breach(`${stock.name}: the start on a disk with space`, whole.said)
  const made = await readPlace(place)

  place = await stock.fresh()
  const refusals: string[] = []
  for (const free of [0, 5, 40, 120]) {
    takeSpace(free * MB)
    const refused = await startAndKill(place, backups)
    giveSpace()
    const state = judge(`${stock.name}, ${free} MB free`, refused, await readAgain(place), stock.old, made)
    if (state === 'old' && refused.code !== 0) refusals.push(`${free} MB`)
    else breach(`${stock.name}, ${free} MB free`, `${refused.code} ${refused.said}`)
    if (free > 0 && !refused.said.includes('Za mało miejsca'))
      breach(`${stock.name}, ${free} MB free`, refused.said)
  }
  console.log(`${stock.name.padEnd(18)} refused with ${refusals.join(', ')} free, and as it was`)

  const tally = { failed: 0, through: 0, old: 0, new: 0 }
  for (let round = 0; round < count; round += 1) {
    const early = round % 3 === 0
    // Room for backup, trial and upgrade, or for about what the migrations write.
    takeSpace((early ? 400 : Math.random() * 40) * MB)
    const ended = await startAndKill(place, early ? backups : undefined, {
      after: early ? 'start' : 'migrations',
      ms: Math.random() * (early ? whole.beforeMs : whole.migratingMs),
      strike: () => takeSpace(0, FILLERS[1]),
    })
    giveSpace()
    tally[ended.code === 0 ? 'through' : 'failed'] += 1
    const state = judge(`${stock.name}, round ${round}`, ended, await readAgain(place), stock.old, made)
    tally[state] += 1
    if (state === 'new') place = await stock.fresh()
  }
  const last = await startAndKill(place, backups)
  const wrong = difference(await readPlace(place), made, 'but what varies')
  if (last.code !== 0 || wrong.length > 0)
    breach(`${stock.name}: the start that should come through`, last.said + wrong)
  console.log(
    `${stock.name.padEnd(18)} disk taken ${count} times in a start: ${tally.failed} refused, ${tally.through} came through; ` +
      `found as it was ${tally.old}, all new ${tally.new}; then a start came through, all tables equal`,
  )
}

process.env.TMPDIR = disk
const postgres = onServer ? await startLocalPostgres({ sync: true }) : undefined
try {
  for (const edition of editions) {
    const stocks = await stocksOf(edition, disk, postgres?.url)
    for (const stock of stocks) await torture(stock, Math.ceil(rounds / editions.length / stocks.length))
  }
  sumUp()
} finally {
  await postgres?.stop()
  spawnSync('umount', ['-l', disk])
  rmSync(work, { recursive: true, force: true })
}
