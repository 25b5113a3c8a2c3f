import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { dump } from '#platform/server/database/dump/dump.ts'
import { readDump } from '#platform/server/database/dump/dump-file.ts'
import { openWhole, type Place } from '#platform/server/database/dump/open-whole.ts'
import { restore } from '#platform/server/database/dump/restore.ts'
import { lookAt } from '#platform/server/database/edition/migration-list.ts'
import { openEmbeddedPool } from '#platform/server/database/embedded/embedded-database.ts'
import type { OpenPool } from '#platform/server/database/open-pool.ts'
import { backupOf, type Contents, contentsOf, migrationsOf, unpack } from './kept-editions.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A database as an edition left it, of which every round may have a fresh one. */
export interface Stock {
  readonly name: string
  readonly old: Contents
  /** The place that rounds work on, as the edition left it. */
  fresh(): Promise<Place>
}

/** What is read only may do without the disk. */
function openPlace(place: Place): Promise<OpenPool> {
  return place.databaseUrl ? openWhole(place) : openEmbeddedPool({ dataDir: place.dataDir, log, sync: false })
}

export async function readPlace(place: Place): Promise<Contents> {
  const open = await openPlace(place)
  try {
    if (place.databaseUrl) await untilAlone(open.pool)
    return await open.patiently(() => contentsOf(open.pool))
  } finally {
    await open.close()
  }
}

/** PostgreSQL brings to an end what it was sent by a process that is dead. */
async function untilAlone(pool: pg.Pool): Promise<void> {
  const others = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
  while ((await pool.query(others)).rowCount !== 0) await pause(20)
}

/** Folder and backup of an edition, on the engine. @param server address of PostgreSQL; embedded without */
export async function stocksOf(edition: string, work: string, server: string | undefined): Promise<Stock[]> {
  const folder = join(work, `${edition}-folder`)
  unpack(edition, folder)
  const kept = await openPlace({ dataDir: folder })
  const { applied } = await lookAt(kept.pool)
  const migrationsDir = migrationsOf(applied.length, join(work, `${edition}-migrations`))
  const restored = await newPlace(join(work, `${edition}-backup`), server)
  await fill(restored, (pool) => restore(pool, readDump(backupOf(edition)), { migrationsDir }))
  let moved: Place = { dataDir: folder }
  if (server) {
    moved = await newPlace('', server)
    await fill(moved, (pool) => restore(pool, dump(kept.pool), { migrationsDir }))
  }
  await kept.close()
  return [
    await stock(`${edition}, folder`, moved, work, server),
    await stock(`${edition}, backup`, restored, work, server),
  ]
}

async function fill(place: Place, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const open = await openPlace(place)
  await open.patiently(() => work(open.pool))
  await open.close()
}

async function stock(
  name: string,
  original: Place,
  work: string,
  server: string | undefined,
): Promise<Stock> {
  const old = await readPlace(original)
  let last: Place | undefined
  return {
    name,
    old,
    async fresh() {
      if (last?.databaseUrl) await administer(server ?? '', `DROP DATABASE ${nameIn(last)} WITH (FORCE)`)
      else if (last) rmSync(last.dataDir, { recursive: true, force: true })
      last = server ? await newPlace('', server, nameIn(original)) : { dataDir: join(work, randomUUID()) }
      if (!server) cpSync(original.dataDir, last.dataDir, { recursive: true })
      return last
    },
  }
}

/** Empty, unless a database is named to be copied. */
export async function newPlace(
  dataDir: string,
  server: string | undefined,
  template = 'template1',
): Promise<Place> {
  if (!server) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'database.lock'), '')
    return { dataDir }
  }
  const url = new URL(server)
  url.pathname = `/torture_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${url.pathname.slice(1)} TEMPLATE ${template}`)
  return { dataDir, databaseUrl: url.href }
}

function nameIn({ databaseUrl = '' }: Place): string {
  return new URL(databaseUrl).pathname.slice(1)
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
