/**
 * Q8: PostgreSQL is restarted under load, as by its administrator and as by a crash:
 * `npm run torture -- postgres-restart [ROUNDS]`. Needs PostgreSQL's own programs.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DatabaseUnavailable, openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'

const rounds = Number(process.argv[2] ?? 4)
const CLIENTS = 16
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const server = await startLocalPostgres({ sync: true })
const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log })
await database.queries.execute(sql`CREATE TABLE torture_rows (id int PRIMARY KEY)`)

const acknowledged: number[] = []
const other: string[] = []
let refused = 0
let nextId = 0
let stop = false
let lastRefusal = 0
let lastSuccess = 0

async function client(): Promise<void> {
  while (!stop) {
    const id = nextId++
    try {
      await database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO torture_rows VALUES (${id})`)
      })
      acknowledged.push(id)
      lastSuccess = performance.now()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) refused += 1
      else other.push(String(error))
      lastRefusal = performance.now()
      await pause(10)
    }
  }
}

const clients = Array.from({ length: CLIENTS }, client)
let slowest = 0
let breaches = 0
for (let round = 0; round < rounds; round += 1) {
  const how = round % 2 === 0 ? 'fast' : 'immediate'
  await pause(300)
  await server.restart(how, 300)
  const up = performance.now()
  while (lastSuccess < up) await pause(5)
  await pause(500)
  const settled = Math.max(lastRefusal, up) - up
  slowest = Math.max(slowest, settled)
  console.log(`restart (${how})     served again ${Math.round(settled)} ms after the server was up`)
}
stop = true
await Promise.all(clients)

const { rows } = await database.queries.execute<{ id: number }>(sql`SELECT id FROM torture_rows`)
const found = new Set(rows.map(({ id }) => id))
const lost = acknowledged.filter((id) => !found.has(id)).length
console.log(`acknowledged          ${acknowledged.length}, lost ${lost} (goal 0)`)
console.log(`refused, "try again"  ${refused}; refused otherwise ${other.length} (goal 0) ${other[0] ?? ''}`)
if (lost > 0 || other.length > 0 || slowest > 5_000 || refused === 0) breaches += 1
await database.close()
await server.stop()
process.exitCode = breaches
