import type pg from 'pg'
import { editionOf } from '../edition/editions.ts'
import { lookAt } from '../edition/migration-list.ts'
import { type DumpedTable, type Sequence, sequencesOf, tablesOf } from './catalogue.ts'
import { Checksum, type Row } from './checksum.ts'
import { rowsOf } from './read-rows.ts'

export interface DumpHeader {
  format: 'flotylla-dump'
  /** Of the format. */
  version: 1
  /** The last one that the data have been through. */
  migration: { when: number; hash: string } | null
  /** Version of the program that wrote the data; edition 1 noted none. */
  edition?: string
}

/**
 * A dump is a series of lines: the header, then for each table its name and columns, its rows some thousand
 * at a time, and its count and checksum; the last line says that it is whole.
 */
export type DumpLine =
  | DumpHeader
  | { table: DumpedTable }
  | { rows: Row[] }
  | { counted: number; checksum: string }
  | { sequences: Sequence[] }
  | { whole: true; tables: number; rows: number }

/** Writes the texts of columns alike on every engine. */
export const PLAIN_TEXTS = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0`

/** The whole contents of the database, as they are at one moment. */
export async function* dump(pool: pg.Pool): AsyncGenerator<DumpLine> {
  const client = await pool.connect()
  let whole = false
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield* dumpWithin(client)
    await client.query('COMMIT')
    whole = true
  } finally {
    client.release(!whole)
  }
}

/** The same inside of a transaction of the caller's that sees one moment (REPEATABLE READ). */
export async function* dumpWithin(client: pg.ClientBase): AsyncGenerator<DumpLine> {
  await client.query(PLAIN_TEXTS)
  yield await headerOf(client)
  const tables = await tablesOf(client)
  let total = 0
  for (const table of tables) {
    const checksum = new Checksum()
    yield { table }
    for await (const rows of rowsOf(client, table)) {
      for (const row of rows) checksum.add(row)
      yield { rows }
    }
    yield { counted: checksum.rows, checksum: checksum.hex }
    total += checksum.rows
  }
  yield { sequences: await sequencesOf(client) }
  yield { whole: true, tables: tables.length, rows: total }
}

async function headerOf(client: pg.ClientBase): Promise<DumpHeader> {
  const { applied } = await lookAt(client)
  const last = applied.at(-1)
  const header = { format: 'flotylla-dump', version: 1 } as const
  if (!last) return { ...header, migration: null }
  return { ...header, migration: { when: last.when, hash: last.hash }, edition: editionOf(applied) }
}
