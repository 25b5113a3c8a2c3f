import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { CommitUnanswered } from './commit-answer.ts'
import { Refusal } from './dump/refusal.ts'
import { editionOf, PROGRAM_VERSION } from './edition/editions.ts'
import { judgeEdition } from './edition/judge-edition.ts'
import { type FoundDatabase, lookAt, makeList, noteApplied } from './edition/migration-list.ts'
import { type Migration, ownMigrations } from './edition/own-migrations.ts'
import { UpgradeFailed } from './edition/upgrade-failed.ts'
import { giveBack, rolledBack, within } from './lent-connection.ts'
import { translated } from './unavailable.ts'

const ATTEMPTS = 20
const COMMIT_MS = 60_000
/** Another process copies and migrates a large database meanwhile. */
const LONGEST_WAIT = '1h'
/** The lock of a machine that lost its power is free after a minute; systems wait for two hours else. */
const NOTICE_THE_DEAD =
  'SET LOCAL tcp_keepalives_idle = 30; SET LOCAL tcp_keepalives_interval = 10; SET LOCAL tcp_keepalives_count = 3'

/** Another process makes the same new database at the same moment. */
const COLLISIONS = new Set(['23505', '40001', '40P01', '42P06', '42P07', '42701', '42710', 'XX000'])
/** Another process wrote what was just being migrated. */
const OVERTAKEN = new Set(['40001', '40P01'])
const LOCKED = '55P03'

export interface Upgrade {
  /** Versions. */
  readonly from: string
  readonly to: string
}

/**
 * Keeps the database as it is before it is changed.
 * @param client inside of a transaction that sees one state, and nobody can migrate meanwhile
 * @returns the file
 */
export type KeepBefore = (client: pg.ClientBase, upgrade: Upgrade) => Promise<string>

export interface MigrateOptions {
  /** Of migrations; the project's own unless told. */
  readonly folder?: string | undefined
  /** Applies no migration later than this one, named by its time. */
  readonly upTo?: number
  /** Not asked for a database that is empty. Without it nothing is kept. */
  readonly keepBefore?: KeepBefore | undefined
  /** Says a sentence to the person who starts the program. */
  readonly say?: ((sentence: string) => void) | undefined
}

export interface Migrated {
  /** Version of the program that wrote the data; undefined for a database that was empty. */
  readonly from: string | undefined
  readonly applied: number
}

/**
 * Applies what is missing of the migrations, all of it in one transaction: whatever ends it, the database
 * stays as it was. Any number of processes may ask at once: the list of applied migrations is locked first,
 * so that the second one waits, and then finds the work done.
 * @throws OtherEdition where the database is none that this program can bring up to date
 * @throws UpgradeFailed where a migration fails
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<Migrated> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await lookAt(pool).catch((error: unknown) => {
      throw translated(error)
    })
    const from = found.applied.length > 0 ? editionOf(found.applied) : undefined
    if (missing(found, options).length === 0) return { from, applied: 0 }
    try {
      return { from, applied: await inOneTransaction(pool, found, options) }
    } catch (error) {
      const { code } = (error instanceof UpgradeFailed ? error.cause : error) as { code?: string }
      const mayRepeat = found.listIsThere ? OVERTAKEN : COLLISIONS
      if (!code || !mayRepeat.has(code) || attempt === ATTEMPTS)
        throw error instanceof Refusal ? error : translated(error)
      await pause(50 + Math.random() * 100)
    }
  }
}

/** The same inside of a transaction of the caller's, who keeps others away. */
export async function migrateWithin(client: pg.ClientBase, options: MigrateOptions): Promise<void> {
  const found = await lookAt(client)
  const wanted = missing(found, options)
  if (wanted.length > 0) await apply(client, found, wanted)
}

function missing({ applied, tables }: FoundDatabase, options: MigrateOptions): Migration[] {
  const { folder, upTo = Number.POSITIVE_INFINITY } = options
  const own = ownMigrations(folder)
  return own.slice(judgeEdition(applied, own, tables)).filter(({ when }) => when <= upTo)
}

/** @returns how many were applied */
async function inOneTransaction(
  pool: pg.Pool,
  before: FoundDatabase,
  options: MigrateOptions,
): Promise<number> {
  const client = await pool.connect()
  let committing = false
  try {
    await begin(client, before, options)
    const found = await lookAt(client)
    const wanted = missing(found, options)
    if (wanted.length > 0) await upgrade(client, found, wanted, options)
    committing = true
    await within(COMMIT_MS, () => new CommitUnanswered(), client.query('COMMIT'))
    giveBack(client, undefined)
    return wanted.length
  } catch (error) {
    giveBack(client, committing ? (error as Error) : await rolledBack(client, translated(error)))
    throw error
  }
}

/** The lock comes before the state is looked at, so that the state is that of after the wait. */
async function begin(
  client: pg.ClientBase,
  { list, listIsThere }: FoundDatabase,
  { say }: MigrateOptions,
): Promise<void> {
  const lock = `LOCK TABLE ${list} IN SHARE ROW EXCLUSIVE MODE`
  const start = `BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '${LONGEST_WAIT}';
    SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; ${NOTICE_THE_DEAD}`
  await client.query(start)
  if (!listIsThere) return
  try {
    await client.query(`${lock} NOWAIT`)
  } catch (error) {
    if ((error as { code?: string }).code !== LOCKED) throw error
    say?.(
      'Inny proces Flotylli właśnie przenosi dane do nowego wydania; czekam na niego. ' +
        'Another process of Flotylla is just upgrading the data; waiting for it.',
    )
    await client.query('ROLLBACK')
    await client.query(start)
    await client.query(lock)
  }
}

async function upgrade(
  client: pg.ClientBase,
  found: FoundDatabase,
  wanted: readonly Migration[],
  { keepBefore, say }: MigrateOptions,
): Promise<void> {
  if (found.applied.length === 0) return apply(client, found, wanted)
  const versions = { from: editionOf(found.applied), to: PROGRAM_VERSION }
  const kept = await keepBefore?.(client, versions)
  if (kept !== undefined)
    say?.(
      `Dane są z wydania ${versions.from}; zanim przejdą do ${versions.to}, ich kopia leży w ${kept}. ` +
        `The data are of edition ${versions.from}; before they go to ${versions.to}, a backup of them lies in ${kept}.`,
    )
  try {
    await apply(client, found, wanted)
  } catch (error) {
    throw new UpgradeFailed(versions, kept, error)
  }
}

async function apply(
  client: pg.ClientBase,
  found: FoundDatabase,
  wanted: readonly Migration[],
): Promise<void> {
  await makeList(client, found)
  for (const { hash, when, statements } of wanted) {
    await noteApplied(client, found.list, { hash, when, edition: PROGRAM_VERSION })
    for (const statement of statements) await client.query(statement)
  }
}
