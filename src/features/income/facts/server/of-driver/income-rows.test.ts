import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { platformDrivers } from '#features/income/facts/server/tables.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { date } from '#test/income/small-files.ts'
import { incomeStatements } from '../tables.ts'
import { incomeRows, waitingRows } from './income-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.close()
})
afterEach(() => database.reset())

const WEEK = { from: date('2026-11-16'), until: date('2026-11-22') }
const JAN = '00000000-0000-4000-8000-000000000001'

async function reference(queries: Queries, driverId: string | null): Promise<string> {
  const id = randomUUID()
  await queries.insert(platformDrivers).values({
    ...{ id, platform: 'bolt', refKey: `id:${id}`, externalId: null, name: 'Jan Kowalski', nameKey: 'jan' },
    ...{
      identity: id,
      driverId,
      state: driverId ? 'matched' : 'waiting',
      matchedBy: driverId ? 'person' : null,
    },
  })
  return id
}

type Statement = typeof incomeStatements.$inferInsert
async function tell(queries: Queries, refId: string, ...rows: Partial<Statement>[]): Promise<void> {
  await queries.insert(incomeStatements).values(
    rows.map((row, at) => ({
      ...{ loadNo: 1, rowNo: at + 2, app: 1, refId, key: `a${randomUUID().slice(1)}` },
      ...{ date: date('2026-11-17'), shift: 'day' as const, until: null },
      ...{ kinds: [1], amounts: [100], removed: false, holds: true, ...row },
    })),
  )
}

test('a row gives its money that holds in the order of kinds: not what is no money, not told, or said later', async () => {
  const { queries } = database.database
  const ref = await reference(queries, JAN)
  await tell(
    queries,
    ref,
    { kinds: [20, 3, 1, 2], amounts: [1, 3000, 4000, 1000], counts: [0, 20, 1, 3] },
    { kinds: [1, 4], amounts: [null as never, -250] },
    { kinds: [21], amounts: [7] },
    { kinds: [1], amounts: [null as never] },
    { holds: false },
    { app: 0 },
  )
  const { byDriver, beyond } = await incomeRows(queries, WEEK)
  const slot = { date: '2026-11-17', shift: 'day' }
  expect(byDriver.get(JAN)).toMatchObject([
    {
      row: '1:2',
      app: 'bolt',
      belongs: slot,
      isReport: false,
      kinds: ['gross', 'net'],
      amounts: [4000, 3000],
    },
    { row: '1:3', belongs: slot, kinds: ['tip'], amounts: [-250], codes: ['4'] },
  ])
  expect(byDriver.get(JAN)?.[0]?.codes).toEqual(['1', '3'])
  expect([byDriver.size, beyond.size]).toEqual([1, 0])
})

test('reports and payments over days say so; a report that reaches beyond the week stands apart, and no other day is read', async () => {
  const { queries } = database.database
  const ref = await reference(queries, JAN)
  const sums = (from: string, until: string, rest: Partial<Statement> = {}) => ({
    ...{ key: `c${randomUUID().slice(1)}`, date: date(from), shift: null, until: date(until), ...rest },
  })
  await tell(
    queries,
    ref,
    sums('2026-11-16', '2026-11-23', { app: 2, kinds: [3], amounts: [5] }),
    sums('2026-11-01', '2026-11-30', { kinds: [3], amounts: [6] }),
    sums('2026-11-18', '2026-11-18', { key: `b${randomUUID().slice(1)}`, kinds: [9], amounts: [7] }),
    { date: date('2026-11-15') },
    { date: date('2026-11-23') },
  )
  const { byDriver, beyond } = await incomeRows(queries, WEEK)
  expect(byDriver.get(JAN)).toMatchObject([
    { row: '1:2', app: 'uber', belongs: { from: '2026-11-16', to: '2026-11-23' }, isReport: true },
    { row: '1:4', belongs: { from: '2026-11-18', to: '2026-11-18' }, isReport: false, kinds: ['adjustment'] },
  ])
  expect(beyond.get(JAN)).toMatchObject([{ row: '1:3', isReport: true, amounts: [6] }])
})

test('the same rows come in the same order and with the same texts; any change of one is another text', async () => {
  const { queries } = database.database
  const ref = await reference(queries, JAN)
  const texts = async () =>
    ((await incomeRows(queries, WEEK)).byDriver.get(JAN) ?? []).map(({ text }) => text)
  const seen = new Set<string>()
  const changes: Partial<Statement>[] = [
    ...[{}, { amounts: [101] }, { kinds: [3] }, { app: 2 }, { rowNo: 9 }, { loadNo: 9 }, { counts: [1] }],
    ...[
      { shift: 'night' as const },
      { shift: null, until: date('2026-11-17') },
      { date: date('2026-11-18') },
    ],
    { key: `c${randomUUID().slice(1)}` },
    ...[
      { kinds: [1, 3], amounts: [100, null as never] },
      { kinds: [1, 3], amounts: [null as never, 100] },
      { kinds: [1, 3], amounts: [100, 0] },
      { kinds: [1, 3], amounts: [0, 100] },
      { kinds: [1, 3], amounts: [100, 0], counts: [1] },
    ],
  ]
  for (const change of changes) {
    await queries.delete(incomeStatements)
    await tell(queries, ref, change)
    seen.add((await texts()).join())
  }
  expect(seen.size).toBe(changes.length)
  await queries.delete(incomeStatements)
  await tell(queries, ref, { rowNo: 30 }, { rowNo: 4 }, { rowNo: 12 })
  const first = await texts()
  await queries.delete(incomeStatements)
  await tell(queries, ref, { rowNo: 12 }, { rowNo: 30 }, { rowNo: 4 })
  expect(await texts()).toEqual(first)
})

test('rows of nobody yet are the queue’s, and nobody’s week has them', async () => {
  const { queries } = database.database
  await reference(queries, null)
  const ref = await reference(queries, null)
  await tell(queries, ref, {})
  expect(await waitingRows(queries, WEEK)).toMatchObject([{ name: 'Jan Kowalski', rows: [{ row: '1:2' }] }])
  expect((await incomeRows(queries, WEEK)).byDriver.size).toBe(0)
})
