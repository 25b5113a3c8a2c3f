import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { type DumpLine, dump } from '#platform/server/database/dump/dump.ts'
import { lookAt } from '#platform/server/database/edition/migration-list.ts'
import { OWN_MIGRATIONS, ownMigrations } from '#platform/server/database/edition/own-migrations.ts'

const KEPT = join(import.meta.dirname, '../../test/editions')

export const editions: readonly string[] = readdirSync(KEPT).filter((name) => name.startsWith('edition-'))

export function backupOf(edition: string): string {
  return join(KEPT, edition, 'backup.gz')
}

/** The kept data folder, unpacked. */
export function unpack(edition: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'data.tar')
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(KEPT, edition, 'data.tar.br'))))
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  // As every used folder has it; without it a start looks out for another process.
  writeFileSync(join(folder, 'database.lock'), '')
}

/** The migrations that the edition of a database had, as its program had them. */
export function migrationsOf(applied: number, folder: string): string {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const journal = JSON.parse(readFileSync(join(OWN_MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  const own = ownMigrations().slice(0, applied)
  for (const { name } of own)
    writeFileSync(join(folder, `${name}.sql`), readFileSync(join(OWN_MIGRATIONS, `${name}.sql`)))
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, applied) }),
  )
  return folder
}

/**
 * What a database holds: how many migrations it has been through, and each table's columns, count and
 * checksum.
 */
export interface Contents {
  readonly applied: number
  readonly tables: ReadonlyMap<string, string>
}

export async function contentsOf(pool: pg.Pool): Promise<Contents> {
  const { applied } = await lookAt(pool)
  return { applied: applied.length, tables: await tablesIn(dump(pool)) }
}

/** @throws where the last line, which says that the dump is whole, is missing */
export async function tablesIn(lines: AsyncIterable<DumpLine>): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  let table = ''
  let whole = false
  for await (const line of lines) {
    if ('table' in line) table = line.table.name
    else if ('counted' in line) tables.set(table, `${line.counted} ${line.checksum}`)
    else if ('whole' in line) whole = true
  }
  if (!whole) throw new Error('The dump is not whole.')
  return tables
}

/**
 * Migrations write a random number or the moment into these: where two went through them, only their rows are
 * counted.
 */
const VARYING = new Set(['submission_days', 'schedule_considered', 'report_recipients'])

/** The names of tables that differ. */
export function difference(one: Contents, other: Contents, which: 'exactly' | 'but what varies'): string[] {
  const names = new Set([...one.tables.keys(), ...other.tables.keys()])
  const of = ({ tables }: Contents, name: string) => {
    const sum = tables.get(name)
    return which === 'but what varies' && VARYING.has(name) ? sum?.split(' ')[0] : sum
  }
  return [...names].filter((name) => of(one, name) !== of(other, name))
}
