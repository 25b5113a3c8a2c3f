/**
 * Q19: the real server is killed while it loads a sheet of shift results, at 20 moments spread over the load:
 * `npm run torture -- import-kill [ROUNDS] [postgres]`, on the embedded database unless told. After each
 * start there is nothing of the sheet or all of it, results and the list of files included; loaded again it
 * is there once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { logIn } from '#features/auth/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { date, fileOf, sheetRow, who } from '#test/income/small-files.ts'
import { httpClient } from '#test/processes/http-client.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'
import { toStandardError } from './database/standard-error.ts'

const rounds = Number(process.argv[2] ?? 20)
const ROWS = 4000
const LONGEST_MS = 2000

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const dataDir = join(folder, 'data')
const postgres = process.argv[3] === 'postgres' ? await startLocalPostgres({ sync: true }) : undefined
const place = postgres ? { DATABASE_URL: postgres.url } : {}
const seen = { nothing: 0, everything: 0 }
const problems: string[] = []
try {
  for (let round = 0; round < rounds; round += 1) await oneRound(round)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${rounds} loads of ${ROWS} rows killed: ${seen.nothing} left nothing, ${seen.everything} everything, half ${problems.length}`,
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

async function oneRound(round: number): Promise<void> {
  const file = sheetOf(round)
  const killed = await send(file, (LONGEST_MS * (round + 0.5)) / rounds)
  const found = await held(file.sha256)
  if (found === 'nothing' || found === 'everything') seen[found] += 1
  else problems.push(`round ${round}: ${found} (${killed})`)
  const answer = await send(file, undefined)
  const again = await held(file.sha256)
  if (again !== 'everything') problems.push(`round ${round}, loaded again: ${again} (${answer})`)
}

/** Each round has a driver and days of its own. */
function sheetOf(round: number) {
  const jan = who('Jan Próbny', '+48500000001')
  const first = addDays(date('2026-06-06'), round * (ROWS / 2))
  const rows = Array.from({ length: ROWS }, (_, n) =>
    sheetRow(jan, { date: addDays(first, n >> 1), shift: n % 2 === 0 ? 'day' : 'night' }),
  )
  return fileOf('settlement', rows, addDays(first, ROWS / 2))
}

/** @param killAfterMs undefined: wait for the answer, and end in peace */
async function send(file: object, killAfterMs: number | undefined): Promise<string> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...place })
  const client = httpClient(server.url, 2)
  const session = await client.post(logIn.path, ADMIN)
  const headers = { authorization: `Bearer ${(session.body as { jwt: string }).jwt}` }
  await client.post(addDriver.path, { fullName: 'Jan Próbny', phone: '500000001' }, headers)
  const loading = client.post(importResults.path, { file, periodAgreed: true }, headers).then(
    ({ status }) => `answered ${status}`,
    () => 'no answer',
  )
  if (killAfterMs !== undefined) await pause(killAfterMs)
  else await loading
  await server.end(killAfterMs === undefined ? 'SIGTERM' : 'SIGKILL')
  client.close()
  return loading
}

async function held(sha256: string): Promise<string> {
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url, log: toStandardError })
  const { rows } = await database.queries.execute<{ files: number; facts: number; results: number }>(sql`
    SELECT count(DISTINCT file.id)::integer AS files, count(fact.ref_id)::integer AS facts, count(result.driver_id)::integer AS results
    FROM income_loads AS file
    LEFT JOIN income_statements AS fact ON fact.load_no = file.no AND fact.holds
    LEFT JOIN shift_results AS result ON result.date = fact.date AND result.shift = fact.shift
    WHERE file.sha256 = ${sha256}`)
  await database.close()
  const { files = 0, facts = 0, results = 0 } = rows[0] ?? {}
  if (files === 0 && facts === 0 && results === 0) return 'nothing'
  if (files === 1 && facts === ROWS && results === ROWS) return 'everything'
  return `${files} files, ${facts} facts, ${results} results`
}
