import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'

/**
 * Begins a change of what results are made of. Loads, assignments, mileage and merges come one after another,
 * so that none of them folds what another one is changing; whoever needs rows of other features takes them
 * before. What is touched is noted for the fold.
 */
export async function beginResults(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('results')})`)
  await tx.execute(sql`
    CREATE TEMPORARY TABLE IF NOT EXISTS touched_slots (driver_id uuid, date date, shift text) ON COMMIT DELETE ROWS`)
}

/** Notes the slots of a query of (driver_id, date, shift). */
export async function touch(tx: Tx, slots: SQL): Promise<void> {
  await tx.execute(sql`INSERT INTO touched_slots (driver_id, date, shift) ${slots}`)
}

/** Notes every slot in which these references have facts, for the drivers whom they have at this moment. */
export async function touchAllOf(tx: Tx, refIds: readonly string[]): Promise<void> {
  const ids = sql.param([...refIds])
  await touch(
    tx,
    sql`
    SELECT ref.driver_id, fact.date, fact.shift
    FROM platform_drivers AS ref
    JOIN (
      SELECT ref_id, date, shift FROM result_trips WHERE ref_id = ANY(${ids}::uuid[])
      UNION SELECT ref_id, date, shift FROM result_settlements WHERE ref_id = ANY(${ids}::uuid[])
    ) AS fact ON fact.ref_id = ref.id
    WHERE ref.driver_id IS NOT NULL`,
  )
}
