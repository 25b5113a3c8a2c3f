/**
 * The process that torture runs kill: opens the embedded database in a folder, says what is missing of the
 * acknowledgements in a file, then lets 16 clients write, and tells each acknowledgement as soon as it has
 * it.
 *
 *   node torture/database/writer.ts FOLDER ACKNOWLEDGED [check]
 */
import { readFileSync, writeSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '#platform/server/database/embedded/embedded-database.ts'
import { toStandardError } from './standard-error.ts'

const [dataDir = '', acknowledged = '', mode] = process.argv.slice(2)
const CLIENTS = 16
const { WORKER_URL, WITHOUT_SYNC } = process.env

const began = performance.now()
const database = await openEmbedded({
  dataDir,
  log: toStandardError,
  sync: WITHOUT_SYNC === undefined,
  workerUrl: WORKER_URL ? new URL(WORKER_URL) : undefined,
})
const readyMs = Math.round(performance.now() - began)
await database.queries.execute(
  sql`CREATE TABLE IF NOT EXISTS torture_choices (id text NOT NULL, slot int NOT NULL)`,
)
await database.queries.execute(
  sql`CREATE TABLE IF NOT EXISTS torture_letters (id text NOT NULL, body text NOT NULL)`,
)

tell({ readyMs, ...(await compare()) })
if (mode === 'check') await database.close()
else for (let client = 0; client < CLIENTS; client += 1) void write(client)

function tell(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** What the database holds against what was acknowledged, and halves of what must come whole. */
async function compare(): Promise<object> {
  const { rows } = await database.queries.execute<{ id: string; choices: number; letters: number }>(sql`
    SELECT id, sum(choice)::int AS choices, sum(letter)::int AS letters FROM (
      SELECT id, 1 AS choice, 0 AS letter FROM torture_choices UNION ALL SELECT id, 0, 1 FROM torture_letters
    ) AS everything GROUP BY id`)
  const found = new Set(rows.map(({ id }) => id))
  const told = readFileSync(acknowledged, 'utf8').split('\n').filter(Boolean)
  return {
    rows: rows.length,
    acknowledged: told.length,
    lost: told.filter((id) => !found.has(id)).length,
    halves: rows.filter(({ choices, letters }) => choices !== 2 || letters !== 1).length,
  }
}

/** One submission after another: two choices and a letter, in one transaction. */
async function write(client: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${process.pid}-${began}-${client}-${count}`
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO torture_choices VALUES (${id}, 1)`)
      await tx.execute(sql`INSERT INTO torture_letters VALUES (${id}, ${'a letter '.repeat(50)})`)
      await tx.execute(sql`INSERT INTO torture_choices VALUES (${id}, 2)`)
    })
    tell({ id })
  }
}
