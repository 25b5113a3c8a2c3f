import type pg from 'pg'
import { PROGRAM_VERSION } from '../edition/editions.ts'
import { lookAt } from '../edition/migration-list.ts'
import { ownMigrations } from '../edition/own-migrations.ts'
import { migrateWithin } from '../migrate.ts'
import { type DumpedTable, foreignKeysOf, isEmpty, quoted, type Sequence, tablesOf } from './catalogue.ts'
import { Checksum, type Row } from './checksum.ts'
import { type DumpHeader, type DumpLine, PLAIN_TEXTS } from './dump.ts'
import { rowsOf } from './read-rows.ts'
import { Refusal } from './refusal.ts'

export interface Restored {
  tables: number
  rows: number
}

export class RestoreRefused extends Refusal {
  override readonly name = 'RestoreRefused'
}

interface Options {
  /** Replaces what the target holds; without it a target that holds anything is refused. */
  force?: boolean
  migrationsDir?: string | undefined
}

/**
 * Fills a database from a dump, in one transaction: all of it or nothing. Each table is read back and its
 * count and checksum are compared with the dump's. A dump of an older edition is brought up to this one in
 * the same transaction, where the target was new or as old; a target of a newer edition than the dump's is
 * refused.
 * @throws RestoreRefused where the target holds rows, where the versions differ, and where the dump is
 * damaged
 */
export async function restore(
  pool: pg.Pool,
  lines: AsyncIterable<DumpLine>,
  { force = false, migrationsDir }: Options = {},
): Promise<Restored> {
  const source = lines[Symbol.asyncIterator]()
  try {
    return await restoreFrom(source, pool, force, migrationsDir)
  } finally {
    // Lets go of the file or the connection behind the lines, however far they were read.
    await source.return?.()
  }
}

async function restoreFrom(
  source: AsyncIterator<DumpLine>,
  pool: pg.Pool,
  force: boolean,
  migrationsDir: string | undefined,
): Promise<Restored> {
  const header = await next(source)
  if (
    typeof header !== 'object' ||
    header === null ||
    !('format' in header) ||
    header.format !== 'flotylla-dump'
  )
    throw new RestoreRefused('This file is no backup of Flotylla; take another file.')
  if (header.version !== 1) throw new RestoreRefused(madeByNewer(header))
  refuseUnknown(header, migrationsDir)
  return inTransaction(pool, async (client) => {
    await client.query(PLAIN_TEXTS)
    await migrateWithin(client, { folder: migrationsDir, upTo: header.migration?.when ?? 0 })
    await refuseOtherVersion(client, header.migration)
    await makeRoom(client, force)
    const restored = await loadOrDamaged(client, source)
    await migrateWithin(client, { folder: migrationsDir })
    return restored
  })
}

function madeByNewer({ edition }: DumpHeader): string {
  return `The backup was made by a newer edition of Flotylla (${edition ?? 'unnamed'}) than this one (${PROGRAM_VERSION}); update the program first, then restore it.`
}

/** What no migration of this edition has made, this edition can't read. */
function refuseUnknown(header: DumpHeader, folder: string | undefined): void {
  const { migration } = header
  if (migration === null) return
  const own = ownMigrations(folder)
  if (own.some(({ when, hash }) => when === migration.when && hash === migration.hash)) return
  throw new RestoreRefused(
    own.every(({ when }) => when < migration.when)
      ? madeByNewer(header)
      : 'The backup was made by an edition of Flotylla that this one does not come from; restore it with the program that made it.',
  )
}

/** Who ran the command twice must not think that the first run came to nothing. */
const CAME_THROUGH =
  ' The target holds data: if this command was cut off there before, it had come through, for it writes all or nothing.'

async function refuseOtherVersion(
  client: pg.ClientBase,
  migration: { when: number; hash: string } | null,
): Promise<void> {
  const { applied } = await lookAt(client)
  if (applied.at(-1)?.hash === migration?.hash) return
  const holdsData = !(await isEmpty(client, await tablesOf(client)))
  throw new RestoreRefused(
    'The target is of a newer edition than the backup; restore into a new place (DATA_DIR=./data-restored, or a new database in DATABASE_URL), where it is brought up to date.' +
      (holdsData ? CAME_THROUGH : ''),
  )
}

async function makeRoom(client: pg.ClientBase, force: boolean): Promise<void> {
  const tables = await tablesOf(client)
  if (await isEmpty(client, tables)) return
  if (!force)
    throw new RestoreRefused(
      'The target holds data. To replace all of it, say --force; to keep it, name another place (DATA_DIR, DATABASE_URL).',
    )
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')} CASCADE`)
}

/** A damaged file may say anything before its end proves that it is damaged, which is then what is told. */
async function loadOrDamaged(client: pg.ClientBase, source: AsyncIterator<DumpLine>): Promise<Restored> {
  try {
    return await load(client, source)
  } catch (error) {
    for (let ended = false; !ended; ) ended = (await source.next()).done === true
    throw error
  }
}

async function load(client: pg.ClientBase, source: AsyncIterator<DumpLine>): Promise<Restored> {
  const foreignKeys = await foreignKeysOf(client)
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
  const known = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  let table: DumpedTable | undefined
  for (;;) {
    const line = await next(source)
    if ('table' in line) table = agreed(known, line.table)
    else if ('rows' in line && table && !('whole' in line)) await insert(client, table, line.rows)
    else if ('counted' in line && table) await compare(client, table, line)
    else if ('sequences' in line) await setSequences(client, line.sequences)
    else if ('whole' in line) {
      for (const { table: on, name, definition } of foreignKeys) {
        await client.query(`ALTER TABLE ${on} ADD CONSTRAINT ${quoted(name)} ${definition}`)
      }
      return { tables: line.tables, rows: line.rows }
    } else
      throw new RestoreRefused('The backup is damaged: its lines are out of order; take another copy of it.')
  }
}

function agreed(known: Map<string, DumpedTable>, dumped: DumpedTable): DumpedTable {
  if (JSON.stringify(known.get(dumped.name)) !== JSON.stringify(dumped)) {
    throw new RestoreRefused(
      `The backup has a table ${dumped.name} that this edition does not know; restore it with the program that made it.`,
    )
  }
  return dumped
}

/**
 * One statement for all of the rows, as an array of texts per column, since the embedded database takes no
 * COPY.
 */
async function insert(client: pg.ClientBase, { name, columns }: DumpedTable, rows: Row[]): Promise<void> {
  const into = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, index) => `given.c${index}::${type}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const names = columns.map((_, index) => `c${index}`).join(', ')
  await client.query(
    `INSERT INTO ${quoted(name)} (${into}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM unnest(${arrays}) AS given(${names})`,
    columns.map((_, index) => rows.map((row) => row[index])),
  )
}

async function compare(
  client: pg.ClientBase,
  table: DumpedTable,
  { counted, checksum }: { counted: number; checksum: string },
): Promise<void> {
  const found = new Checksum()
  for await (const rows of rowsOf(client, table)) for (const row of rows) found.add(row)
  if (found.rows !== counted || found.hex !== checksum) {
    throw new RestoreRefused(
      `The table ${table.name} came out different: ${found.rows} rows of ${counted}; the backup is damaged, take another copy of it.`,
    )
  }
}

async function setSequences(client: pg.ClientBase, sequences: Sequence[]): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
  }
}

async function next(source: AsyncIterator<DumpLine>): Promise<DumpLine> {
  const { done, value } = await source.next()
  if (done) throw new RestoreRefused('The backup is damaged: it ends too early; take another copy of it.')
  return value
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let committed = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    committed = true
    return result
  } finally {
    client.release(!committed)
  }
}
