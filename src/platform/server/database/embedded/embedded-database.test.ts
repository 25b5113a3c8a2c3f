import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyEmbeddedTemplate } from '#test/database/embedded-template.ts'
import { type Database, DatabaseUnavailable } from '../database.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded-database.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
async function open(more: Partial<EmbeddedOptions> = {}): Promise<Database> {
  if (readdirSync(dataDir).length === 0) await copyEmbeddedTemplate(dataDir)
  return openEmbedded({ dataDir, log, sync: false, ...more })
}
const DYING = new URL('./test-threads/dying.ts', import.meta.url)
const UNSYNCED = new URL('./test-threads/unsynced.ts', import.meta.url)

async function untilItAnswers(database: Database): Promise<void> {
  for (;;) {
    const answered = await database.queries.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    )
    if (answered) return
  }
}

test('what was written is there after a stop and a start; an interrupted first start leaves no trace', async () => {
  mkdirSync(join(dataDir, 'database.new'))
  writeFileSync(join(dataDir, 'database.new', 'half'), '')
  const first = await open()
  await first.queries.execute(sql`INSERT INTO throttle_buckets VALUES ('b', 1, now())`)
  await first.close()

  const second = await open({ sync: true })
  const { rows } = await second.queries.execute(sql`SELECT bucket FROM throttle_buckets`)
  await second.close()
  expect(rows).toEqual([{ bucket: 'b' }])
  expect(readdirSync(dataDir)).not.toContain('database.new')
})

test('a folder that holds something else is left alone', async () => {
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'letters.txt'), 'mine')
  await expect(open()).rejects.toThrow('not a database')
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['letters.txt'])
})

test('a folder of another PostgreSQL is left alone', async () => {
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '13\n')
  await expect(open()).rejects.toThrow(/należy do PostgreSQL 13.*Nothing was changed/)
  expect(readdirSync(join(dataDir, 'database'))).toEqual(['PG_VERSION'])
})

test('a thread whose commits never reach the disk is refused', async () => {
  await expect(open({ sync: true, workerUrl: UNSYNCED })).rejects.toThrow("don't reach the disk")
})

test('a thread that dies costs the request under way; then the database serves again', async () => {
  const database = await open({ sync: true, workerUrl: DYING })
  await database.queries.execute(sql`CREATE TABLE kept (id int)`)
  await database.queries.execute(sql`INSERT INTO kept VALUES (1)`)
  await expect(database.queries.execute(sql`SELECT 'please die'`)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await untilItAnswers(database)
  expect((await database.queries.execute(sql`SELECT id FROM kept`)).rows).toEqual([{ id: 1 }])
  await database.close()
})

test('a thread that hangs is ended after its patience, and the database serves again', async () => {
  const database = await open({ workerUrl: DYING, patienceMs: 300 })
  await expect(database.queries.execute(sql`SELECT 'please hang'`)).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  )
  await untilItAnswers(database)
  await database.close()
})
