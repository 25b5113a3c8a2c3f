/**
 * Q24: what carries data of a kept edition to another place is killed at random moments: `npm run torture --
 * editions-moves [KILLS]`, a quarter of them each: its backup restored into a folder and into PostgreSQL, its
 * folder moved into PostgreSQL, and from there into a folder. After each kill the source is as it was, to the
 * byte, and the target is as empty as before or holds all that a run without a blow makes of it; the same
 * command in the same place then comes through, or says that all is there.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#platform/server/database/dump/open-whole.ts'
import { databaseFolder } from '#platform/server/database/embedded/data-folder.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { breach, sumUp } from './editions/breaches.ts'
import { backupOf, type Contents, difference, editions } from './editions/kept-editions.ts'
import { newPlace, readPlace, stocksOf } from './editions/places.ts'
import { type Ended, runAndKill } from './editions/start-and-kill.ts'

const kills = Number(process.argv[2] ?? 16)
const work = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const tool = (name: string): string => join(import.meta.dirname, `../tools/${name}.ts`)

/** Every so many rounds the command is run again; it takes as long as the first time. */
const AGAIN = 4

interface Errand {
  readonly name: string
  /** What is read; nothing where that is a file. */
  readonly source: Place | undefined
  readonly target: 'folder' | 'PostgreSQL'
  run(target: Place, ms?: number): Promise<Ended>
}

const envOf = ({ dataDir, databaseUrl = '' }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
const blowAfter = (ms: number | undefined) =>
  ms === undefined ? undefined : ({ after: 'start', ms } as const)

const restoring = (edition: string, target: Errand['target']): Errand => ({
  name: `${edition}, backup into ${target}`,
  source: undefined,
  target,
  run: (place, ms) => runAndKill([tool('db-restore'), backupOf(edition)], envOf(place), blowAfter(ms)),
})

const moving = (name: string, source: Place, target: Errand['target']): Errand => ({
  name,
  source,
  target,
  run: (place, ms) =>
    runAndKill([tool('db-move'), '--to', place.databaseUrl ?? place.dataDir], envOf(source), blowAfter(ms)),
})

let places = 0
function emptyPlace(target: Errand['target'], server: string): Promise<Place> {
  places += 1
  const dataDir = join(work, `target-${places}`)
  mkdirSync(dataDir)
  return target === 'folder' ? Promise.resolve({ dataDir }) : newPlace(dataDir, server)
}

/** Nothing where there is no table; a folder's database may not even be there. */
async function contentsIn(place: Place): Promise<Contents | undefined> {
  if (!place.databaseUrl && !existsSync(databaseFolder(place.dataDir))) return undefined
  const found = await readPlace(place)
  return found.tables.size === 0 ? undefined : found
}

async function torture(errand: Errand, count: number, server: string): Promise<void> {
  const before = errand.source && (await readPlace(errand.source))
  const first = await emptyPlace(errand.target, server)
  const began = performance.now()
  const { code, said } = await errand.run(first)
  const ms = performance.now() - began
  if (code !== 0) return breach(`${errand.name}: without a blow`, said)
  const made = await readPlace(first)
  const tally = { killed: 0, late: 0, empty: 0, whole: 0, again: 0 }
  for (let round = 0; tally.killed < count; round += 1) {
    const when = `${errand.name}, round ${round}`
    const place = await emptyPlace(errand.target, server)
    const ended = await errand.run(place, Math.random() * ms)
    tally[ended.killed ? 'killed' : 'late'] += 1
    const found = await contentsIn(place)
    tally[found ? 'whole' : 'empty'] += 1
    if (found) judge(`${when}: target`, found, made)
    if (round % AGAIN === 0) {
      const again = await errand.run(place)
      const asItShould = found ? /holds data/.test(again.said) : again.code === 0
      if (!asItShould) breach(`${when}: again`, again.said)
      judge(`${when}: again`, await readPlace(place), made)
      tally.again += 1
    }
    if (!place.databaseUrl) rmSync(place.dataDir, { recursive: true })
  }
  if (errand.source && before && difference(await readPlace(errand.source), before, 'exactly').length > 0)
    breach(`${errand.name}: the source`, 'is not as it was')
  console.log(
    `${errand.name.padEnd(34)} ${tally.killed} kills in ${Math.round(ms)} ms, ${tally.late} too late: target empty ${tally.empty}, whole ${tally.whole}; ` +
      `${tally.again} times once more, all as without a blow${errand.source ? '; the source as it was' : ''}`,
  )
}

function judge(what: string, found: Contents, made: Contents): void {
  const wrong = difference(found, made, 'but what varies')
  if (wrong.length > 0 || found.applied !== made.applied)
    breach(what, `${found.applied} migrations, ${wrong.join(', ')}`)
}

const postgres = await startLocalPostgres({ sync: true })
try {
  const share = Math.ceil(kills / editions.length / 4)
  for (const edition of editions) {
    const stocks = join(work, 'stocks')
    mkdirSync(stocks)
    const [inFolder] = await stocksOf(edition, stocks, undefined)
    if (!inFolder) continue
    const folder = await inFolder.fresh()
    cpSync(join(stocks, `${edition}-folder`, 'secret.key'), join(folder.dataDir, 'secret.key'))
    await torture(restoring(edition, 'folder'), share, postgres.url)
    await torture(restoring(edition, 'PostgreSQL'), share, postgres.url)
    await torture(moving(`${edition}, folder into PostgreSQL`, folder, 'PostgreSQL'), share, postgres.url)
    const onServer = await newPlace(folder.dataDir, postgres.url)
    const moved = await moving('', folder, 'PostgreSQL').run(onServer)
    if (moved.code !== 0) breach(`${edition}, moved`, moved.said)
    await torture(moving(`${edition}, PostgreSQL into folder`, onServer, 'folder'), share, postgres.url)
    rmSync(stocks, { recursive: true })
  }
  sumUp()
} finally {
  await postgres.stop()
  rmSync(work, { recursive: true, force: true })
}
