import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FileKind,
  INCOME_KINDS,
  type IncomeKind,
  isZeroSums,
} from '#features/income/facts/domain/public.ts'
import { readResultsFile } from '#features/income/imports/web/import-tab/read-results-file.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { EDITIONS } from '#platform/server/database/edition/editions.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { openTestPool } from '#test/database/test-database.ts'

/*
 * What edition 1 made of one file of each kind (the samples of income/imports), table by table, most people
 * matched, three waiting; carried over by the migrations.
 */
const SAMPLES = '../../src/features/income/imports/domain/samples'
type Row = Record<string, unknown>
const former = JSON.parse(
  readFileSync(join(import.meta.dirname, 'income-of-edition-1.json'), 'utf8'),
) as Record<string, Row[]>
const DAYS = { start: parseDate('2026-11-09'), end: parseDate('2026-11-15') }

let home: OpenPool
let pool: pg.Pool
beforeAll(async () => {
  home = await openTestPool()
  pool = home.pool
  await migrate(pool, { upTo: EDITIONS[0]?.lastMigration ?? 0 })
  for (const [table, rows] of Object.entries(former))
    await pool.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows),
    ])
  await migrate(pool)
}, 60_000)
afterAll(() => home.close())

/** What each row of a load says by now, by its number. */
async function carried(kind: FileKind) {
  const { rows } = await pool.query<{ row: number; kinds: number[]; amounts: number[] }>(
    `SELECT row_no AS row, kinds, amounts FROM income_statements AS told
     JOIN income_loads AS load ON load.no = told.load_no WHERE load.kind = $1 ORDER BY row_no`,
    [kind],
  )
  return rows.map(({ row, kinds, amounts }) => ({
    row,
    amounts: Object.fromEntries(kinds.map((code, at) => [code, amounts[at]])),
  }))
}

/** What today's code reads in the same file, without what edition 1 did not keep. */
async function readToday(sample: string, kind: FileKind, notKept: readonly IncomeKind[]) {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, SAMPLES, sample)))
  const { start, end } = DAYS
  if (!start || !end) throw new Error('The days are none.')
  const read = await readResultsFile(bytes, sample, end, { mappings: {}, kind, period: { start, end } })
  if (!read.ok || read.value.state !== 'ready') throw new Error(`${sample} was not read.`)
  // Zeros of who did not drive were left out.
  return read.value.file.rows
    .filter((row) => !isZeroSums(row))
    .map(({ row, amounts }) => ({
      row,
      amounts: Object.fromEntries(
        Object.entries(amounts)
          .filter(([name]) => !notKept.includes(name as IncomeKind))
          .map(([name, amount]) => [INCOME_KINDS[name as IncomeKind], amount]),
      ),
    }))
    .sort((a, b) => a.row - b.row)
}

test.each<[string, FileKind, IncomeKind[]]>([
  ['bolt-weekly.csv', 'bolt-earnings', []],
  ['uber-payments_driver.csv', 'uber-drivers', []],
  ['freenow-earnings_with_VAT.csv', 'freenow-earnings', []],
  ['uber-trip_activity.csv', 'uber-trips', []],
  ['bolt-trip-history.csv', 'bolt-trips', ['toll', 'cancellation']],
  ['uber-payments_order.csv', 'uber-orders', ['payout']],
])('%s says to the grosz what it says when it is read today', async (sample, kind, notKept) => {
  const rows = await carried(kind)
  expect(rows.length).toBeGreaterThan(9)
  expect(rows).toEqual(await readToday(sample, kind, notKept))
})

test('every shift keeps its figures, and only shifts of nothing but cancelled rides go', async () => {
  const { rows } = await pool.query<{ row: Row }>(
    'SELECT to_jsonb(result) AS row FROM shift_results AS result',
  )
  const slotOf = (row: Row) => `${row.driver_id} ${row.date} ${row.shift}`
  const now = new Map(rows.map(({ row }) => [slotOf(row), row]))
  const kept = (former.shift_results ?? []).filter((row) => now.has(slotOf(row)))
  for (const row of kept) expect(now.get(slotOf(row))).toMatchObject(row)
  expect(now.size).toBe(kept.length)
  const gone = (former.shift_results ?? []).filter((row) => !now.has(slotOf(row)))
  expect(gone.map((row) => [row.total_income_grosze, row.bolt_rides, row.uber_rides])).toEqual([
    [null, null, 0],
    [null, null, 0],
  ])
})
