import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { statementsOf } from '#features/income/imports/server/statements-of.ts'
import { openEmbedded } from '#platform/server/database/embedded/embedded-database.ts'

const TABLE = `CREATE TABLE copied (
  load_no integer, row_no integer, app smallint, key uuid, ref_id uuid, date date, shift text, kinds smallint[], amounts integer[],
  removed boolean, holds boolean);
  CREATE INDEX ON copied (ref_id, date); CREATE INDEX ON copied (key); CREATE INDEX ON copied USING brin (load_no)`

/** COPY of rows into a table like that of the statements, indexes included; milliseconds of each turn. */
export interface Copying {
  turn(file: NormalFile): Promise<number>
  end(): Promise<void>
}

/** @param url a database on this machine, whose superuser we are: the file is read by the server itself */
export async function copyingOnPostgres(url: string): Promise<Copying> {
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-copy-'))
  // The server runs under another account.
  chmodSync(folder, 0o755)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(TABLE)
  const path = join(folder, 'rows.csv')
  return {
    turn: async (file) => {
      writeFileSync(path, await csvOf(file), { mode: 0o644 })
      await client.query('TRUNCATE copied')
      return timed(() => client.query(`COPY copied FROM '${path}' WITH (FORMAT csv)`))
    },
    end: async () => {
      await client.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Through the connection that the product has, commits on the disk; the engine reads the file from its own
 * folder.
 */
export async function copyingEmbedded(folder: string): Promise<Copying> {
  const database = await openEmbedded({ dataDir: folder, log: silent, sync: true })
  const run = (statement: string) => database.queries.execute(sql.raw(statement))
  for (const statement of TABLE.split(';')) await run(statement)
  return {
    turn: async (file) => {
      writeFileSync(join(folder, 'database', 'rows.csv'), await csvOf(file))
      await run('TRUNCATE copied')
      return timed(() => run(`COPY copied FROM 'rows.csv' WITH (FORMAT csv)`))
    },
    end: () => database.close(),
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function csvOf(file: NormalFile): Promise<string> {
  const { statements } = await statementsOf(file, 1, ({ driver }) => {
    const id = `7b8a1a52-5a0e-4c3b-9d7e-${String(driver.phone).slice(-12).padStart(12, '0').replace('+', '0')}`
    return { refId: id, identity: id }
  })
  return statements
    .map(({ loadNo, rowNo, app, key, own, kinds, amounts }) =>
      [
        ...[loadNo, rowNo, app, key, own.refId, own.date, own.shift],
        `"{${kinds.join(',')}}"`,
        `"{${amounts.map((amount) => amount ?? 'NULL').join(',')}}"`,
        ...['f', 't'],
      ].join(','),
    )
    .join('\n')
}
