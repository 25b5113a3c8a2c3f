/**
 * Q24: two starts upgrade the same data of a kept edition at once: `npm run torture -- editions-together
 * [ROUNDS] [postgres]`, embedded unless told. The second begins at a random moment of the first, and in every
 * other round the first is killed at a random moment after that. Embedded the second is refused with the
 * sentence of a folder in use as long as the first lives; on PostgreSQL it says that it waits, and takes over
 * where the first died. In the end all is upgraded once, and every backup is whole.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { backupsLeft } from './editions/backups-left.ts'
import { breach, sumUp } from './editions/breaches.ts'
import { type Contents, difference, editions } from './editions/kept-editions.ts'
import { readPlace, type Stock, stocksOf } from './editions/places.ts'
import { type Ended, startAndKill } from './editions/start-and-kill.ts'

const rounds = Number(process.argv[2] ?? 8)
const onServer = process.argv.includes('postgres')
const work = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))

const waited = ({ said }: Ended): boolean => said.includes('czekam na niego')
const refused = ({ code, said }: Ended): boolean =>
  code === 1 && said.includes('jest już używany przez inny proces Flotylli')

function judge(when: string, first: Ended, second: Ended): void {
  for (const ended of [first, second]) {
    if (ended.said.includes('UNFORESEEN')) breach(`${when}: no sentence`, ended.said)
    const asItShould = ended.killed || ended.code === 0 || (!onServer && refused(ended))
    if (!asItShould) breach(when, ended.said)
  }
  // Who comes a moment later may be there a moment earlier.
  if (refused(first) && refused(second)) breach(`${when}: both refused`, second.said)
}

async function torture(stock: Stock, count: number): Promise<void> {
  const backups = join(work, `backups ${stock.name}`)
  const whole = await startAndKill(await stock.fresh(), backups)
  if (whole.code !== 0) return breach(`${stock.name}: alone`, whole.said)
  const longest = whole.beforeMs + whole.migratingMs
  let made: Contents | undefined
  const tally = { waited: 0, refused: 0, after: 0, killed: 0, tookOver: 0 }
  for (let round = 0; round < count; round += 1) {
    const when = `${stock.name}, round ${round}`
    rmSync(backups, { recursive: true, force: true })
    const place = await stock.fresh()
    const comesAt = Math.random() * longest
    const diesAt = comesAt + Math.random() * (longest - comesAt)
    const starting = startAndKill(
      place,
      backups,
      round % 2 === 1 ? { after: 'start', ms: diesAt } : undefined,
    )
    await pause(comesAt)
    const [first, second] = await Promise.all([starting, startAndKill(place, backups)])
    judge(when, first, second)
    if (first.killed) tally.killed += 1
    if (refused(first) || refused(second)) tally.refused += 1
    else if (waited(second)) tally.waited += 1
    else tally.after += 1
    if (first.killed && second.migrating) tally.tookOver += 1
    // Who was refused comes again, where the first is dead.
    if (first.killed && refused(second)) {
      const last = await startAndKill(place, backups)
      if (last.code !== 0) breach(`${when}: alone at last`, last.said)
    }
    const found = await readPlace(place)
    made ??= found
    const wrong = difference(found, made, 'but what varies')
    if (found.applied === stock.old.applied || wrong.length > 0)
      breach(`${when}: not upgraded`, `${found.applied} migrations, ${wrong.join(', ')}`)
    const left = await backupsLeft(backups, stock.old)
    for (const fault of left.wrong) breach(`${when}: backups`, fault)
    if (left.scratches > 0) breach(`${when}: left of a backup`, left.scratches)
    if (left.named < 1 || left.named > (first.killed ? 2 : 1)) breach(`${when}: backups`, left.named)
  }
  console.log(
    `${stock.name.padEnd(18)} ${count} times two starts, ${tally.killed} firsts killed: one waited ${tally.waited}, was refused ${tally.refused}, ` +
      `found the way free ${tally.after}; ${tally.tookOver} times it upgraded in place of the dead`,
  )
}

const postgres = onServer ? await startLocalPostgres({ sync: true }) : undefined
try {
  for (const edition of editions) {
    const stocks = await stocksOf(edition, work, postgres?.url)
    for (const stock of stocks) await torture(stock, Math.ceil(rounds / editions.length / stocks.length))
  }
  sumUp()
} finally {
  await postgres?.stop()
  rmSync(work, { recursive: true, force: true })
}
