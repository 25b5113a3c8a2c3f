/**
 * Adds the migration that brings the schema of the last one to what the tables ask for (`server/tables.ts`
 * under `src`). What is there is never written anew: databases of earlier editions have been through it
 * (D52). Where data has to be carried over, the statements for it are written into the new file by hand.
 *
 *   node tools/db-generate.ts NAME       adds migrations/NNNN_NAME.sql where something changed
 *   node tools/db-generate.ts NAME --data  also where they ask for nothing new, for statements by hand
 *   node tools/db-generate.ts --check    fails where the tables ask for more than the migrations make
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableName, is, Table } from 'drizzle-orm'

// Its module edition is built for bundlers only.
const kit = createRequire(import.meta.url)('drizzle-kit/api') as typeof import('drizzle-kit/api')

type Snapshot = ReturnType<typeof kit.generateDrizzleJson>

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'migrations')
const JOURNAL = join(FOLDER, 'meta/_journal.json')

const journal = JSON.parse(readFileSync(JOURNAL, 'utf8')) as Journal
const last = journal.entries.at(-1)
if (!last) throw new Error('migrations/meta/_journal.json names no migration.')
const before = JSON.parse(readFileSync(snapshotPath(last.idx), 'utf8')) as Snapshot
const after = kit.generateDrizzleJson(await allTables(), before.id)
const statements = await kit.generateMigration(before, after)

if (process.argv.includes('--check')) {
  const early = journal.entries.find(({ when }, at) => when <= (journal.entries[at - 1]?.when ?? 0))
  if (early) {
    console.error(`${early.tag} is older than the migration before it: give it a later "when".`)
    process.exit(1)
  }
  if (statements.length > 0) {
    console.error(
      `migrations/ lacks what the tables ask for. Run: npm run db:generate -- NAME\n${statements}`,
    )
    process.exit(1)
  }
} else if (statements.length === 0 && !process.argv.includes('--data'))
  console.log('The tables ask for nothing new.')
else add(process.argv[2])

function add(name: string | undefined): void {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
    console.error('Usage: npm run db:generate -- NAME, in small letters, digits and _')
    process.exit(2)
  }
  const idx = (last?.idx ?? -1) + 1
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  // The list of applied migrations goes by this time, so that no two may have the same.
  const when = Math.max(Date.now(), (last?.when ?? 0) + 1)
  // The search path says in which schema the fleet lives.
  const sql = statements
    .map((statement) => statement.trim().replaceAll('"public".', ''))
    .join('\n--> statement-breakpoint\n')
  writeFileSync(join(FOLDER, `${tag}.sql`), `${sql}\n`)
  writeFileSync(snapshotPath(idx), json(after))
  journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
  writeFileSync(JOURNAL, json(journal))
  console.log(`Written: migrations/${tag}.sql`)
}

function snapshotPath(idx: number): string {
  return join(FOLDER, `meta/${String(idx).padStart(4, '0')}_snapshot.json`)
}

/**
 * Everything that the table files export, under names that can't collide; two tables of one name are refused.
 */
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
