import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { openTestPool } from '#test/database/test-database.ts'
import { forgetBackupsUnderWay } from './backups-under-way.ts'

let home: Awaited<ReturnType<typeof openTestPool>>
beforeAll(async () => {
  home = await openTestPool()
  await migrate(home.pool)
})
afterAll(() => home.close())

test('a restored database knows of no backup under way, the one that it came from among them', async () => {
  for (const state of ['asked', 'running', 'good', 'failed'])
    await home.pool.query(
      `INSERT INTO backup_runs (id, state, fault, asked_at, file, bytes, rows_read)
       VALUES ($1, $2, '', now(), '', 0, 0)`,
      [randomUUID(), state],
    )
  await forgetBackupsUnderWay(home.pool)
  const { rows } = await home.pool.query<{ state: string }>('SELECT state FROM backup_runs ORDER BY state')
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'good'])
})
