/**
 * S5, a sheet of shift results from its bytes to stored results: `npm run bench -- import [ROWS]`. Read as
 * the browser reads it, sent over real HTTP to the real server, embedded and on PostgreSQL; in turns with
 * COPY of the same rows into a table with the same indexes, both with commits on the disk. Needs PostgreSQL's
 * own programs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { logIn } from '#features/auth/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { inColumns } from '#features/income/imports/domain/in-columns.ts'
import { readResultsFile } from '#features/income/imports/web/import-tab/read-results-file.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'
import { type Copying, copyingEmbedded, copyingOnPostgres } from './import/copy-rows.ts'
import { DRIVERS, madeUpSheet, phoneOf } from './import/made-up-sheet.ts'

const rows = Number(process.argv[2] ?? 20_000)
const TURNS = 5
const GOAL = 5
const START = '2024-01-01' as CalendarDate

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const postgres = await startLocalPostgres({ sync: true })
try {
  const [full, bare] = await twoDatabases(postgres.url)
  const dataDir = join(folder, 'embedded')
  await measure('embedded', { DATA_DIR: dataDir }, await copyingEmbedded(join(folder, 'copied')))
  await measure('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: full }, await copyingOnPostgres(bare))
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(
  name: string,
  place: Readonly<Record<string, string>>,
  copying: Copying,
): Promise<void> {
  const server = await startServerProcess(place)
  const client = httpClient(server.url, 4, false)
  try {
    const headers = await prepare(client)
    const turns: { read: number; stored: number; copy: number }[] = []
    for (let turn = 0; turn <= TURNS; turn += 1) turns.push(await oneTurn(client, headers, copying, turn))
    // The first one warms up.
    const measured = turns.slice(1)
    const middle = (of: (turn: (typeof turns)[number]) => number) => median(measured.map(of))
    const ratio = middle(({ read, stored, copy }) => (read + stored) / copy)
    console.log(
      `${name.padEnd(11)} ${rows} rows: read ${ms(middle(({ read }) => read))}, sent and stored ${ms(middle(({ stored }) => stored))}, COPY ${ms(middle(({ copy }) => copy))}: ratio ${ratio.toFixed(1)} (goal ${GOAL})`,
    )
    if (ratio > GOAL) process.exitCode = 1
  } finally {
    client.close()
    await server.end('SIGTERM')
    await copying.end()
  }
}

async function oneTurn(
  client: HttpClient,
  headers: Readonly<Record<string, string>>,
  copying: Copying,
  turn: number,
) {
  const from = addDays(START, turn * Math.ceil(rows / DRIVERS / 2))
  const bytes = new TextEncoder().encode(madeUpSheet(rows, from))
  const began = performance.now()
  const file = await readAll(bytes, `arkusz-${turn}.csv`)
  const read = performance.now()
  // As the page sends it.
  const answer = await client.post(
    importResults.path,
    { file: inColumns(file) ?? file, periodAgreed: true },
    headers,
  )
  const stored = performance.now()
  if (answer.status !== 200 || (answer.body as { new: number }).new !== rows)
    throw new Error(
      `The sheet was answered with ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`,
    )
  const copy = await copying.turn(file)
  return { read: read - began, stored: stored - read, copy }
}

async function readAll(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<NormalFile> {
  const read = await readResultsFile(bytes, name, START, { mappings: {} })
  if (!read.ok || read.value.state !== 'ready')
    throw new Error(`The sheet was not read: ${JSON.stringify(read).slice(0, 300)}`)
  return read.value.file
}

/** A session, and all drivers of the sheet. */
async function prepare(client: HttpClient): Promise<Record<string, string>> {
  const session = await client.post(logIn.path, ADMIN)
  const headers = { authorization: `Bearer ${(session.body as { jwt: string }).jwt}` }
  for (let driver = 0; driver < DRIVERS; driver += 1) {
    const person = { fullName: `Kierowca Próbny${driver}`, phone: phoneOf(driver) }
    const { status } = await client.post(addDriver.path, person, headers)
    if (status !== 200) throw new Error(`The driver was answered with ${status}.`)
  }
  return headers
}

async function twoDatabases(server: string): Promise<readonly [string, string]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query('CREATE DATABASE imported')
  await client.query('CREATE DATABASE copied')
  await client.end()
  const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href
  return [urlOf('imported'), urlOf('copied')]
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}
