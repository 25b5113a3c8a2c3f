import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownMigrations } from '#platform/server/database/edition/own-migrations.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'

/** The first that keeps apart what a message tells of. */
const WITH_TOPICS = 10

let open: OpenPool
beforeAll(async () => {
  open = await openTestPool()
})
afterAll(() => open.close())

test('messages about changes that an earlier edition wrote are still known by their change', async () => {
  const { pool } = open
  await migrate(pool, { upTo: ownMigrations()[WITH_TOPICS - 1]?.when ?? 0 })
  const keep = (eventKey: string, aboutId: string, state: string, outdated: boolean) =>
    pool.query(
      `INSERT INTO messages (id, event_key, kind, recipient, subject, body, state, due_at, not_after, about_kind, about_id, outdated, created_at)
       VALUES ($1, $2, 'sms', '+48600100200', '', '', $3, now(), '2026-03-17T05:00:00Z', 'shift-moved', $4, $5, now())`,
      [randomUUID(), eventKey, state, aboutId, outdated],
    )
  await keep('schedule-change:one:0000:abc', 'one', 'sent', false)
  await keep('schedule-change-letter:two:0001:def', 'two', 'withdrawn', true)
  await keep('schedule-change:erased:0000:abc', '', 'sent', false)
  await keep('pin:three', 'three', 'sent', false)
  await migrate(pool)
  const { rows } = await pool.query(
    `SELECT about_id, event_key, not_after, outdated, ended FROM message_topics ORDER BY about_id`,
  )
  const notAfter = { not_after: new Date('2026-03-17T05:00:00Z'), ended: null }
  expect(rows).toEqual([
    { about_id: 'one', event_key: 'schedule-change:one:0000:abc', outdated: false, ...notAfter },
    { about_id: 'two', event_key: 'schedule-change-letter:two:0001:def', outdated: true, ...notAfter },
  ])
})
