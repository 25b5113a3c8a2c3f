/**
 * Opens a database as a start does, says what a start says, and ends: `opener.ts DATA_DIR [BACKUP_DIR]`,
 * PostgreSQL where DATABASE_URL names one. Without a folder for backups none is made. The process that
 * `torture/editions.ts` kills, or which kills itself with the statement DIES_AT: as it is sent where the
 * number is even, and else once it is answered. At the end it says how many there were.
 */
import pg from 'pg'
import { openDatabase } from '#platform/server/database/database.ts'
import { sentenceOf } from '#platform/server/database/dump/refusal.ts'
import { openEmbedded } from '#platform/server/database/embedded/embedded-database.ts'
import { openPostgres } from '#platform/server/database/postgres-database.ts'

const [dataDir = '', backupDir] = process.argv.slice(2)
const databaseUrl = process.env.DATABASE_URL || undefined
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
const keepBefore = async () => 'no file, in this run'

const diesAt = Number(process.env.DIES_AT || Number.NaN)
let statements = 0
const die = (): void => void process.kill(process.pid, 'SIGKILL')
type Query = (...args: unknown[]) => unknown
const prototype = pg.Client.prototype as unknown as { query: Query }
const { query } = prototype
prototype.query = function counted(this: unknown, ...args) {
  statements += 1
  const answer = query.apply(this, args)
  if (statements === diesAt && diesAt % 2 === 0) setImmediate(die)
  else if (statements === diesAt && answer instanceof Promise) answer.then(die, die)
  return answer
}

try {
  const opening = backupDir
    ? openDatabase({ dataDir, databaseUrl, backupDir, log, say })
    : databaseUrl
      ? openPostgres({ databaseUrl, keepBefore, log, say })
      : openEmbedded({ dataDir, keepBefore, sync: true, log, say })
  await (await opening).close()
  say(`statements: ${statements}`)
} catch (error) {
  console.error(sentenceOf(error) ?? `UNFORESEEN ${error instanceof Error ? error.stack : error}`)
  process.exit(1)
}
