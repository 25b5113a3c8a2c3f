import { sql } from 'drizzle-orm'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { beginNoting } from '../fold/touched-slots.ts'
import { keyInSql } from './statement-key.ts'

/** Whom files speak of, with what finds a row again. */
const COPIED = [
  ['platform_drivers', 'platform, ref_key'],
  ['platform_driver_phones', 'ref_id, phone'],
  ['platform_driver_names', 'ref_id, name_key'],
] as const

/**
 * Begins a transaction that will be undone, in which whom files speak of can be settled as a load would
 * settle it. It does so in temporary tables, which stand before the real ones wherever a query names them:
 * nobody waits for a row of it, and it waits for nobody. Of statements the tables have none; what becomes of
 * their keys `movedKeys` tells.
 */
export async function beginAsIf(tx: Tx): Promise<void> {
  await beginNoting(tx)
  for (const [name, key] of COPIED) {
    const table = sql.raw(name)
    const before = name === 'platform_drivers' ? sql`, identity AS identity_before` : sql``
    await tx.execute(sql`CREATE TEMPORARY TABLE ${table} ON COMMIT DROP AS SELECT *${before} FROM ${table}`)
    await tx.execute(sql`CREATE UNIQUE INDEX ON ${table} (${sql.raw(key)})`)
    await tx.execute(sql`ANALYZE ${table}`)
  }
  await tx.execute(sql`
    CREATE TEMPORARY TABLE income_statements ON COMMIT DROP AS SELECT * FROM income_statements WITH NO DATA`)
}

/** A reference that would stand for another identity. */
export interface MovedIdentity {
  readonly id: string
  readonly identity: string
}

/** In a transaction of `beginAsIf`: references whose identity is another one by now. */
export async function movedIdentities(tx: Tx): Promise<MovedIdentity[]> {
  const { rows } = await tx.execute<MovedIdentity & Record<string, unknown>>(
    sql`SELECT id, identity FROM platform_drivers WHERE identity <> identity_before`,
  )
  return rows
}

/** What the keys of statements would be. */
export interface MovedKeys {
  /** By load and row. */
  readonly now: ReadonlyMap<string, string>
  /** Every key that statements would leave, by each that they would get. */
  readonly before: ReadonlyMap<string, readonly string[]>
}

export const NO_MOVED_KEYS: MovedKeys = { now: new Map(), before: new Map() }

export function placeInFiles({ loadNo, rowNo }: { loadNo: number; rowNo: number }): string {
  return `${loadNo}:${rowNo}`
}

/** The keys that statements of these references would get (as `rekey` gives them). */
export async function movedKeys(queries: Queries, moved: readonly MovedIdentity[]): Promise<MovedKeys> {
  if (moved.length === 0) return NO_MOVED_KEYS
  const incoming = rowsAsTable('incoming', moved, [
    { name: 'id', type: 'uuid', value: ({ id }) => id },
    { name: 'identity', type: 'uuid', value: ({ identity }) => identity },
  ])
  const ids = sql.param(moved.map(({ id }) => id))
  const { rows } = await queries.execute<{ loadNo: number; rowNo: number; was: string; now: string }>(sql`
    SELECT told.load_no AS "loadNo", told.row_no AS "rowNo", told.key AS was, ${keyInSql(sql`incoming.identity`)} AS now
    FROM ${incoming}
    JOIN income_statements AS told ON coalesce(told.own_ref_id, told.ref_id) = incoming.id
      AND (told.ref_id = ANY(${ids}::uuid[]) OR told.own_ref_id = ANY(${ids}::uuid[]))`)
  const changed = rows.filter(({ was, now }) => was !== now)
  const before = Map.groupBy(changed, ({ now }) => now)
  return {
    now: new Map(changed.map((row) => [placeInFiles(row), row.now])),
    before: new Map([...before].map(([now, from]) => [now, [...new Set(from.map(({ was }) => was))]])),
  }
}
