import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyEmbeddedTemplate } from '#test/database/embedded-template.ts'
import type { Database } from '../database.ts'
import { openEmbedded } from './embedded-database.ts'
import { tidyCatalogues } from './tidy-catalogues.ts'

let dataDir: string
let database: Database
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
  await copyEmbeddedTemplate(dataDir)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  database = await openEmbedded({ dataDir, log, sync: false })
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

class Undone extends Error {}

/** What a look at a file does: temporary tables in a transaction that is undone. */
async function looks(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await database
      .transaction(async (tx) => {
        await tx.execute(sql`
          CREATE TEMPORARY TABLE looked ON COMMIT DROP AS
          SELECT number, md5(number::text) AS name FROM generate_series(1, 200) AS number`)
        await tx.execute(sql`CREATE UNIQUE INDEX ON looked (number)`)
        await tx.execute(sql`ANALYZE looked`)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
}

async function bytes(): Promise<number> {
  const { rows } = await database.queries.execute<{ bytes: number }>(sql`
    SELECT sum(pg_total_relation_size(oid))::integer AS bytes
    FROM pg_class WHERE relnamespace = 'pg_catalog'::regnamespace AND relkind = 'r'`)
  return rows[0]?.bytes ?? 0
}

test('what temporary tables leave in the catalogues is used again: looks don’t make the database grow', async () => {
  const pool = { query: (text: string) => database.queries.execute(sql.raw(text)) }
  const tidy = () => tidyCatalogues(pool as never)
  const empty = await bytes()
  await looks(40)
  const untidy = await bytes()
  await tidy()
  await looks(40)
  await tidy()
  await looks(40)
  expect(untidy).toBeGreaterThan(empty)
  expect((await bytes()) - untidy).toBeLessThanOrEqual((untidy - empty) / 2)
})
