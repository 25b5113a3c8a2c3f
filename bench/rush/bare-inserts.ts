/**
 * The reference of the Sunday rush: the rows that the calls have written, inserted again without any rule,
 * one transaction a submission and one statement a table, over the same driver: `bare-inserts.ts ROWS_FILE
 * CLIENTS`. Each line of its input is a number of submissions to insert next; it answers each with the rate.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type SQL, sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/database.ts'

/** For each submission its rows by table. */
export type RowsOfSubmission = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const [file = '', clients = '1'] = process.argv.slice(2)
const log = { info: () => undefined, warn: () => undefined, error: console.error }
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '',
  databaseUrl: process.env.DATABASE_URL,
  log,
})
const all = JSON.parse(readFileSync(file, 'utf8')) as RowsOfSubmission[]

async function client(waiting: RowsOfSubmission[]): Promise<void> {
  for (let rows = waiting.shift(); rows; rows = waiting.shift()) {
    const statements = Object.entries(rows).flatMap(([table, some]) => insertOf(table, some))
    await database.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement)
    })
  }
}

function insertOf(table: string, rows: readonly Readonly<Record<string, unknown>>[]): SQL[] {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const names = columns.map((column) => sql.identifier(column))
  const values = rows.map(
    (row) =>
      sql`(${sql.join(
        columns.map((column) => sql`${parameterOf(row[column])}`),
        sql`, `,
      )})`,
  )
  return [
    sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)}) VALUES ${sql.join(values, sql`, `)}`,
  ]
}

function parameterOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

for await (const line of createInterface({ input: process.stdin })) {
  const waiting = all.splice(0, Number(line))
  const count = waiting.length
  const began = performance.now()
  await Promise.all(Array.from({ length: Number(clients) }, () => client(waiting)))
  console.log(JSON.stringify({ perSecond: count / ((performance.now() - began) / 1000) }))
}
await database.close()
