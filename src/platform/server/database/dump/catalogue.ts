import type pg from 'pg'
import { LIST_NAME } from '../edition/migration-list.ts'

export interface DumpedTable {
  name: string
  /** Names and types of the columns that hold data of their own. */
  columns: { name: string; type: string }[]
}

/** The tables of the fleet's schema, without the list of migrations. */
export async function tablesOf(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> '${LIST_NAME}'
    ORDER BY c.relname COLLATE "C", a.attnum`)
  const tables = new Map<string, DumpedTable>()
  for (const { table, column, type } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] }
    found.columns.push({ name: column, type })
    tables.set(table, found)
  }
  return [...tables.values()]
}

/**
 * Foreign keys, which are taken off while rows come in whatever order, and put back, and so checked, at the
 * end.
 */
export async function foreignKeysOf(
  client: pg.ClientBase,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conname`)
  return rows
}

export interface Sequence {
  name: string
  value: string
  called: boolean
}

/** Where the sequences stand, that of the list of migrations left out. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences
     WHERE schemaname = current_schema() AND sequencename <> '${LIST_NAME}_id_seq' ORDER BY sequencename COLLATE "C"`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(name)}`,
    )
    if (states[0]) sequences.push({ name, ...states[0] })
  }
  return sequences
}

export async function isEmpty(client: pg.ClientBase, tables: DumpedTable[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`)
    if (rowCount) return false
  }
  return true
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
