import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FactOf, FactTable } from './fact-tables.ts'

/** The file that the facts stand in. */
export interface FactFile {
  readonly id: string
  readonly asOf: CalendarDate
  readonly sha256: string
}

/**
 * How many rows were stored as new or in the place of a differing one, were there already, or had to give way
 * to a later file's.
 */
export interface Stored {
  readonly fresh: number
  readonly replaced: number
  readonly unchanged: number
  readonly older: number
}

/**
 * Stores facts in one statement, each key once, and notes the slots that change. Of two rows of one key that
 * of the greater (as_of, sha256) holds, so that files may come in any order; the same file read anew replaces
 * what it said before. References must have their drivers by now. Since one load comes after another, what is
 * not there can simply be inserted.
 * @param facts at most one of a key
 */
export async function storeFacts(
  tx: Tx,
  fact: FactTable,
  facts: readonly FactOf[],
  file: FactFile,
): Promise<Stored> {
  const { keys, values } = fact
  const all = [...keys, ...values]
  const told = values.filter(({ name }) => name !== 'row_no')
  const table = sql.raw(fact.table)
  const sameKey = sql`(${names(keys, 'held.')}) = (${names(keys, 'incoming.')})`
  const yields =
    fact.holds === 'last-loaded'
      ? sql`true`
      : sql`(held.file_id = ${file.id} OR (teller.as_of, teller.sha256 COLLATE "C") < (${file.asOf}::date, ${file.sha256}))`
  const result = await tx.execute<Stored & Record<string, unknown>>(sql`
    WITH judged AS MATERIALIZED (
      SELECT ${names(all, 'incoming.')}, held.file_id IS NOT NULL AS was,
        CASE WHEN held.file_id IS NOT NULL
          THEN (${names(told, 'held.')}) IS NOT DISTINCT FROM (${names(told, 'incoming.')}) END AS same,
        held.file_id = ${file.id} AND held.row_no = incoming.row_no AS same_place, ${yields} AS yields
        ${formerSlot(fact)}
      FROM ${rowsAsTable('incoming', facts, all)}
      LEFT JOIN ${table} AS held ON ${sameKey}
      LEFT JOIN result_files AS teller ON teller.id = held.file_id
    ), stored AS (
      INSERT INTO ${table} (${names(all)}, file_id)
      SELECT ${names(all)}, ${file.id}::uuid FROM judged WHERE NOT was
    ), renewed AS (
      UPDATE ${table} AS held SET file_id = ${file.id}::uuid, ${renewed(values)}
      FROM judged AS incoming
      WHERE ${sameKey} AND incoming.was AND incoming.yields AND NOT (incoming.same AND incoming.same_place)
    ) ${changedSlots(fact)}
    SELECT count(*) FILTER (WHERE NOT was)::integer AS fresh,
      count(*) FILTER (WHERE was AND same)::integer AS unchanged,
      count(*) FILTER (WHERE was AND NOT same AND yields)::integer AS replaced,
      count(*) FILTER (WHERE was AND NOT same AND NOT yields)::integer AS older
    FROM judged`)
  const { fresh = 0, replaced = 0, unchanged = 0, older = 0 } = result.rows[0] ?? {}
  return { fresh, replaced, unchanged, older }
}

/**
 * Takes away what the file said when it was loaded before and does not say any more.
 * @returns how many rows
 */
export async function dropVanished(
  tx: Tx,
  fact: FactTable,
  facts: readonly FactOf[],
  fileId: string,
): Promise<number> {
  const { keys } = fact
  const table = sql.raw(fact.table)
  const slots = {
    own: sql`SELECT ref_id, date, shift FROM gone`,
    'of-ride': sql`
      SELECT ride.ref_id, ride.date, ride.shift FROM gone
      JOIN result_trips AS ride ON ride.platform = 'uber' AND ride.trip_key = gone.trip_key`,
    none: undefined,
  }[fact.slot]
  const result = await tx.execute<{ gone: number }>(sql`
    WITH gone AS (
      DELETE FROM ${table} AS held WHERE held.file_id = ${fileId} AND NOT EXISTS (
        SELECT FROM ${rowsAsTable('incoming', facts, keys)} WHERE (${names(keys, 'held.')}) = (${names(keys, 'incoming.')}))
      RETURNING *
    ) ${slots ? sql`, ${noted(slots)}` : sql``}
    SELECT count(*)::integer AS gone FROM gone`)
  return result.rows[0]?.gone ?? 0
}

function renewed(values: FactTable['values']): SQL {
  return sql.raw(values.map(({ name }) => `${name} = incoming.${name}`).join(', '))
}

function formerSlot({ slot }: FactTable): SQL {
  if (slot === 'own')
    return sql`, held.ref_id AS former_ref, held.date AS former_date, held.shift AS former_shift`
  return slot === 'of-ride' ? sql`, held.trip_key AS former_trip` : sql``
}

/** Where rows change a figure: their slots as they were and as they are. */
function changedSlots({ slot, keys }: FactTable): SQL {
  const changes = sql`NOT was OR (yields AND NOT same)`
  if (slot === 'none') return sql``
  const staysInSlot = keys.some(({ name }) => name === 'date')
  if (staysInSlot) return sql`, ${noted(sql`SELECT ref_id, date, shift FROM judged WHERE ${changes}`)}`
  if (slot === 'own')
    return sql`, ${noted(sql`
      SELECT ref_id, date, shift FROM judged WHERE ${changes}
      UNION ALL SELECT former_ref, former_date, former_shift FROM judged WHERE was AND ${changes}`)}`
  return sql`, ${noted(sql`
    SELECT ride.ref_id, ride.date, ride.shift
    FROM (
      SELECT trip_key FROM judged WHERE ${changes}
      UNION SELECT former_trip FROM judged WHERE was AND ${changes}
    ) AS paid
    JOIN result_trips AS ride ON ride.platform = 'uber' AND ride.trip_key = paid.trip_key`)}`
}

/** @param slots of (ref_id, date, shift) */
function noted(slots: SQL): SQL {
  return sql`noted AS (
    INSERT INTO touched_slots (driver_id, date, shift)
    SELECT ref.driver_id, slot.date, slot.shift
    FROM (${slots}) AS slot (ref_id, date, shift)
    JOIN platform_drivers AS ref ON ref.id = slot.ref_id
    WHERE ref.driver_id IS NOT NULL)`
}
