/**
 * Writes the migration that makes all tables (the files `server/tables.ts` under `src`). As long as no version has been released there
 * is only one, `0000_start`, and it is written anew each time, to the byte for the same tables.
 *
 *   node tools/db-generate.ts            writes it
 *   node tools/db-generate.ts --check    fails where it is not what the tables ask for
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableName, is, Table } from 'drizzle-orm'

// Its module edition is built for bundlers only.
const kit = createRequire(import.meta.url)('drizzle-kit/api') as typeof import('drizzle-kit/api')

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'migrations')
const NAME = '0000_start'
/** A constant, since the list of applied migrations goes by it: 2026-01-01T00:00:00Z. */
const WHEN = 1_767_225_600_000
const NO_ID = '00000000-0000-0000-0000-000000000000'

const written = await migrationFiles()
if (process.argv.includes('--check')) {
  const stale = [...written]
    .filter(([path, text]) => readOrNothing(join(FOLDER, path)) !== text)
    .map(([path]) => path)
  if (stale.length > 0) {
    console.error(
      `migrations/ is not what the tables ask for (${stale.join(', ')}). Run: npm run db:generate`,
    )
    process.exit(1)
  }
} else {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [path, text] of written) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), text)
  }
}

async function migrationFiles(): Promise<Map<string, string>> {
  const exported = await allTables()
  const after = { ...kit.generateDrizzleJson(exported), id: NO_ID, prevId: NO_ID }
  const statements = await kit.generateMigration(kit.generateDrizzleJson({}), after)
  const entry = { idx: 0, version: '7', when: WHEN, tag: NAME, breakpoints: true }
  const journal = { version: '7', dialect: 'postgresql', entries: statements.length > 0 ? [entry] : [] }
  const sql = statements.map((statement) => statement.trim()).join('\n--> statement-breakpoint\n')
  return new Map([
    [`${NAME}.sql`, `${sql}\n`],
    ['meta/_journal.json', json(journal)],
    ['meta/0000_snapshot.json', json(after)],
  ])
}

/** Everything that the table files export, under names that can't collide; two tables of one name are refused. */
async function allTables(): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {}
  const homes = new Map<string, string>()
  for (const path of globSync('src/**/server/tables.ts', { cwd: ROOT }).sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, path)).href)
    for (const [name, value] of Object.entries(module)) {
      if (is(value, Table)) refuseSecondHome(homes, getTableName(value), path)
      exported[`${path} ${name}`] = value
    }
  }
  return exported
}

function refuseSecondHome(homes: Map<string, string>, table: string, path: string): void {
  const home = homes.get(table)
  if (home && home !== path) throw new Error(`The table ${table} stands in ${home} and in ${path}.`)
  homes.set(table, path)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
