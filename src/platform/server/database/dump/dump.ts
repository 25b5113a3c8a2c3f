import type pg from 'pg'
import { type DumpedTable, type Sequence, sequencesOf, tablesOf } from './catalogue.ts'
import { Checksum, type Row } from './checksum.ts'
import { rowsOf } from './read-rows.ts'

/**
 * A dump is a series of lines: the header, then for each table its name and columns, its rows some thousand at a time,
 * and its count and checksum; the last line says that it is whole.
 */
export type DumpLine =
  | { format: 'flotylla-dump'; version: 1; migration: { when: number; hash: string } | null }
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
    await client.query(PLAIN_TEXTS)
    yield { format: 'flotylla-dump', version: 1, migration: await lastMigration(client) }
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
    await client.query('COMMIT')
    whole = true
  } finally {
    client.release(!whole)
  }
}

async function lastMigration(client: pg.ClientBase): Promise<{ when: number; hash: string } | null> {
  const { rows } = await client.query<{ when: string; hash: string }>(
    'SELECT created_at AS when, hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
  )
  return rows[0] ? { when: Number(rows[0].when), hash: rows[0].hash } : null
}
