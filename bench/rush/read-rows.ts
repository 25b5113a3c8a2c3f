import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#platform/server/database/database.ts'
import type { RowsOfSubmission } from './bare-inserts.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Writes down what the calls have stored, grouped by submission: all rows of all tables that one call fills.
 * @returns how many submissions there are
 */
export async function writeRows(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  file: string,
): Promise<number> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await openDatabase({ ...where, log })
  const read = async (query: string): Promise<Row[]> =>
    (await database.queries.execute<Record<string, unknown>>(sql.raw(query))).rows
  const submissions = await read('SELECT * FROM submissions ORDER BY number')
  const drivers = byKey(await read('SELECT * FROM drivers'), 'id')
  const days = byKey(await read('SELECT * FROM submission_days ORDER BY date'), 'submission_id')
  const letters = byKey(await read('SELECT * FROM messages'), 'event_key')
  const keys = await read('SELECT * FROM idempotency_keys ORDER BY created_at')
  const audit = await read(`SELECT * FROM audit_log WHERE action LIKE '%/api/add' ORDER BY at`)
  await database.close()
  const all = submissions.map(
    (submission, index): RowsOfSubmission => ({
      idempotency_keys: keys.slice(index, index + 1),
      drivers: drivers.get(submission.driver_id) ?? [],
      submissions: [submission],
      submission_days: days.get(submission.id) ?? [],
      messages: letters.get(`availability:confirmation:${submission.id}`) ?? [],
      audit_log: audit.slice(index, index + 1),
    }),
  )
  writeFileSync(file, JSON.stringify(all))
  return all.length
}

function byKey(rows: readonly Row[], key: string): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}
