import { type SQL, sql } from 'drizzle-orm'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import type { Place } from '../../domain/what-holds.ts'

/**
 * Begins a change of what results are made of. Loads, assignments, mileage and merges come one after another,
 * so that none of them folds what another one is changing; whoever needs rows of other features takes them
 * before. What is touched is noted for the fold: slots, and days (without a shift) of sums.
 */
export async function beginResults(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('results')})`)
  await beginNoting(tx)
}

/** What is touched can be noted from now on. */
export async function beginNoting(tx: Tx): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE IF NOT EXISTS touched_slots (driver_id uuid, date date, shift text, until date) ON COMMIT DELETE ROWS`)
}

/** Notes the slots of a query of (driver_id, date, shift). */
export async function touch(tx: Tx, slots: SQL): Promise<void> {
  await tx.execute(sql`INSERT INTO touched_slots (driver_id, date, shift) ${slots}`)
}

/** Notes every slot and all days in which these references have facts, for the drivers whom they have now. */
export async function touchAllOf(tx: Tx, refIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO touched_slots (driver_id, date, shift, until)
    SELECT DISTINCT ref.driver_id, told.date, told.shift, told.until
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id AND told.holds
    WHERE ref.id = ANY(${sql.param([...refIds])}::uuid[]) AND ref.driver_id IS NOT NULL`)
}

/** Notes the places of `told`, rows of statements, for the drivers whom their references have now. */
export const touchTold = sql`
  INSERT INTO touched_slots (driver_id, date, shift, until)
  SELECT DISTINCT ref.driver_id, told.date, told.shift, told.until
  FROM told JOIN platform_drivers AS ref ON ref.id = told.ref_id WHERE ref.driver_id IS NOT NULL`

/** Notes places, for the drivers whom their references have now. */
export async function touchPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
  const distinct = new Map(
    places.map((place) => [`${place.refId}${place.date}${place.shift}${place.until}`, place]),
  )
  if (distinct.size === 0) return
  const incoming = rowsAsTable(
    'incoming',
    [...distinct.values()],
    [
      { name: 'ref_id', type: 'uuid', value: ({ refId }) => refId },
      { name: 'date', type: 'date', value: ({ date }) => date },
      { name: 'shift', type: 'text', value: ({ shift }) => shift },
      { name: 'until', type: 'date', value: ({ until }) => until },
    ],
  )
  await tx.execute(sql`
    INSERT INTO touched_slots (driver_id, date, shift, until)
    SELECT ref.driver_id, incoming.date, incoming.shift, incoming.until
    FROM ${incoming} JOIN platform_drivers AS ref ON ref.id = incoming.ref_id WHERE ref.driver_id IS NOT NULL`)
}
