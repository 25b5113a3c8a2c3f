import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { SettlementRow } from '#features/income/imports/domain/normal-rows.ts'
import { openEmbedded } from '#platform/server/database/embedded/embedded-database.ts'

const TABLE = `CREATE TABLE copied (
  ref_id uuid, date date, shift text, total_income_grosze integer, company_income_grosze integer, mileage_m integer,
  km_start integer, km_end integer, bolt_rides integer, uber_rides integer, freenow_rides integer, fuel_total_grosze integer,
  average_consumption_hundredths integer, file_id uuid, row_no integer, PRIMARY KEY (ref_id, date, shift));
  CREATE INDEX ON copied (file_id)`

/** COPY of rows into a table like that of the sheets, indexes included; milliseconds of each turn. */
export interface Copying {
  turn(rows: readonly SettlementRow[]): Promise<number>
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
  const file = join(folder, 'rows.csv')
  return {
    turn: async (rows) => {
      writeFileSync(file, csvOf(rows), { mode: 0o644 })
      await client.query('TRUNCATE copied')
      return timed(() => client.query(`COPY copied FROM '${file}' WITH (FORMAT csv)`))
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
    turn: async (rows) => {
      writeFileSync(join(folder, 'database', 'rows.csv'), csvOf(rows))
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

function csvOf(rows: readonly SettlementRow[]): string {
  const file = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
  return rows
    .map((row) =>
      [
        `7b8a1a52-5a0e-4c3b-9d7e-${String(row.driver.phone).slice(-12).padStart(12, '0').replace('+', '0')}`,
        row.date,
        row.shift,
        row.totalIncomeGrosze,
        row.companyIncomeGrosze,
        row.mileageM,
        row.kmStart,
        row.kmEnd,
        row.boltRides,
        row.uberRides,
        row.freenowRides,
        row.fuelTotalGrosze,
        row.averageConsumptionHundredths,
        file,
        row.row,
      ].join(','),
    )
    .join('\n')
}
