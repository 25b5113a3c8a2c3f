import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPool } from '#test/database/test-database.ts'
import { migrate } from '../migrate.ts'
import type { OpenPool } from '../open-pool.ts'
import { type DumpLine, dump } from './dump.ts'
import { readDump, writeDump } from './dump-file.ts'
import { rowsOf } from './read-rows.ts'
import { RestoreRefused, restore } from './restore.ts'

const TABLES = `
CREATE TABLE people (id uuid PRIMARY KEY, name text UNIQUE, boss uuid REFERENCES people, born date, seen timestamptz,
  paid numeric(12, 2), share double precision, tags text[], facts jsonb, photo bytea, hours interval, active boolean,
  upper_name text GENERATED ALWAYS AS (upper(name)) STORED);
--> statement-breakpoint
CREATE TABLE cars (number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, owner uuid REFERENCES people)`

const ROWS = `
INSERT INTO people VALUES
  ('00000000-0000-0000-0000-000000000001', E'Łucja "Ż"\\n\\t\\\\', '00000000-0000-0000-0000-000000000002', '2026-03-29',
   '2026-03-29 01:30:00.123456+00', -0.10, 0.1::float8 + 0.2::float8, ARRAY['a,b', NULL, '"'], '{"ą": [1, null]}',
   '\\x00ff', '1 mon 2 days', true),
  ('00000000-0000-0000-0000-000000000002', '', '00000000-0000-0000-0000-000000000001', 'infinity', '-infinity', 'NaN',
   'Infinity', '{}', 'null', '', '00:00:00.5', false),
  ('00000000-0000-0000-0000-000000000003', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO cars (owner) SELECT '00000000-0000-0000-0000-000000000001' FROM generate_series(1, 4500)`

let folder: string
let migrationsDir: string
let source: OpenPool
let target: OpenPool
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
  migrationsDir = join(folder, 'migrations')
  mkdirSync(join(migrationsDir, 'meta'), { recursive: true })
  writeFileSync(join(migrationsDir, '0.sql'), TABLES)
  const entries = [{ idx: 0, when: 1_000, tag: '0', breakpoints: true }]
  writeFileSync(join(migrationsDir, 'meta/_journal.json'), JSON.stringify({ entries }))
  source = await openTestPool()
  target = await openTestPool()
  await migrate(source.pool, { folder: migrationsDir })
  await source.pool.query(ROWS)
}, 60_000)
afterAll(async () => {
  await source.close()
  await target.close()
  rmSync(folder, { recursive: true })
})

async function allRows({ pool }: OpenPool): Promise<unknown[]> {
  const { rows: people } = await pool.query('SELECT people::text AS row FROM people ORDER BY id')
  const { rows: cars } = await pool.query('SELECT cars::text AS row FROM cars ORDER BY number')
  return [...people, ...cars]
}

async function* damaged(change: (line: DumpLine) => DumpLine | undefined): AsyncGenerator<DumpLine> {
  for await (const line of dump(source.pool)) {
    const changed = change(line)
    if (changed) yield changed
  }
}

test('a dump through a file gives every value back, cycles of keys included (Q9)', async () => {
  const file = join(folder, 'backup.gz')
  await writeDump(file, dump(source.pool))
  const restored = await restore(target.pool, readDump(file), { migrationsDir })
  expect(restored).toEqual({ tables: 2, rows: 4503 })
  expect(await allRows(target)).toEqual(await allRows(source))
})

test.each([
  ['at once', 0],
  ['slowly', 1],
])('a file that ends too early is refused with a sentence, read %s', async (_how, ms) => {
  const file = join(folder, 'cut.gz')
  const line = () => `${JSON.stringify({ rows: [randomBytes(400).toString('hex')] })}\n`
  const whole = gzipSync(Array.from({ length: 800 }, line).join(''))
  writeFileSync(file, whole.subarray(0, whole.length >> 1))
  const reading = async () => {
    let lines = 0
    for await (const _ of readDump(file)) {
      lines += 1
      if (ms > 0 && lines % 50 === 0) await pause(ms)
    }
  }
  await expect(reading()).rejects.toThrow('is damaged or cut off; take another copy')
  const refused = async () => {
    for await (const _ of readDump(file)) throw new Error('by the reader')
  }
  await expect(refused()).rejects.toThrow('by the reader')
  await pause(50)
})

test('a damaged file is told as damaged, whatever it seemed to say before its end', async () => {
  const file = join(folder, 'turned.gz')
  const lines: string[] = []
  for await (const line of dump(source.pool)) lines.push(JSON.stringify(line))
  const packed = gzipSync(`${lines.join('\n').replace('"name":"cars"', '"name":"carz"')}\n`)
  writeFileSync(file, packed)
  const into = await openTestPool()
  await expect(restore(into.pool, readDump(file), { migrationsDir })).rejects.toThrow('a table carz')
  packed[packed.length - 6] = (packed[packed.length - 6] ?? 0) ^ 0xff
  writeFileSync(file, packed)
  await expect(restore(into.pool, readDump(file), { migrationsDir })).rejects.toThrow('damaged')
  await into.close()
})

test('numbers that the database counts by itself go on where they were', async () => {
  const { rows } = await target.pool.query('INSERT INTO cars (owner) VALUES (NULL) RETURNING number')
  expect(Number(rows[0].number)).toBe(4501)
})

test('a target that holds data is refused, and replaced only by force', async () => {
  await expect(restore(target.pool, dump(source.pool), { migrationsDir })).rejects.toThrow('--force')
  await restore(target.pool, dump(source.pool), { migrationsDir, force: true })
  expect(await allRows(target)).toEqual(await allRows(source))
})

test.each<[string, (line: DumpLine) => DumpLine | undefined]>([
  ['is cut off', (line) => ('whole' in line ? undefined : line)],
  [
    'lacks a row',
    (line) => ('rows' in line && Array.isArray(line.rows) ? { rows: line.rows.slice(1) } : line),
  ],
  ['has a changed value', (line) => JSON.parse(JSON.stringify(line).replace('Łucja', 'Lucja'))],
  ['breaks a key', (line) => JSON.parse(JSON.stringify(line).replaceAll('0002"', '0009"'))],
])('a dump that %s changes nothing', async (_what, change) => {
  const before = await allRows(target)
  await expect(restore(target.pool, damaged(change), { migrationsDir, force: true })).rejects.toThrow()
  expect(await allRows(target)).toEqual(before)
})

test('a target of another version is refused', async () => {
  const other = damaged((line) =>
    'format' in line ? { ...line, migration: { when: 1_000, hash: 'other' } } : line,
  )
  await expect(restore(target.pool, other, { migrationsDir })).rejects.toBeInstanceOf(RestoreRefused)
})

test('large rows are fetched a few at a time, so that no batch is held whole', async () => {
  const client = await source.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `CREATE TEMPORARY TABLE pictures AS SELECT n AS id, decode(repeat('ab', 300000), 'hex') AS bytes FROM generate_series(1, 50) AS n`,
    )
    const sizes: number[] = []
    const columns = ['id', 'bytes'].map((name) => ({ name })) as never
    for await (const rows of rowsOf(client, { name: 'pictures', columns } as never)) sizes.push(rows.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(50)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20)
    await client.query('ROLLBACK')
  } finally {
    client.release()
  }
})
