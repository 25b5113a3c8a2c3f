/**
 * One start in a process of its own: `start-once.ts ours|bare|fill|killed FOLDER ROWS`; prints its figures.
 */
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

const [how, dataDir = '', rows] = process.argv.slice(2)
const REST_MS = 500
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function report(ms: number): Promise<void> {
  await pause(REST_MS)
  writeSync(
    1,
    `${JSON.stringify({ ms: Math.round(ms), rssMb: Math.round(process.memoryUsage().rss / 2 ** 20) })}\n`,
  )
}

if (how === 'bare') {
  const { PGlite } = await import('@electric-sql/pglite')
  const began = performance.now()
  const database = await PGlite.create(join(dataDir, 'database'))
  await database.query('SELECT count(*) FROM throttle_buckets WHERE failures < 0')
  await report(performance.now() - began)
  await database.close()
} else {
  const { openDatabase } = await import('#platform/server/database/database.ts')
  const began = performance.now()
  const database = await openDatabase({ dataDir, log })
  const insert = (count: number, mark: string) =>
    database.queries.execute(sql`INSERT INTO throttle_buckets
      SELECT ${mark}::text || i, i, now() FROM generate_series(1, ${count}::int) AS i`)
  if (how === 'fill') await insert(Number(rows), 'filled')
  if (how === 'killed') await insert(20_000, 'killed')
  await database.queries.execute(sql`SELECT count(*) FROM throttle_buckets WHERE failures < 0`)
  await report(performance.now() - began)
  if (how === 'killed') process.kill(process.pid, 'SIGKILL')
  await database.close()
}
