import { asc, eq, isNull, sql } from 'drizzle-orm'
import { INCOME_KINDS, type IncomeKind } from '#features/income/facts/domain/public.ts'
import {
  handoverMileage,
  platformDriverNames,
  platformDriverPhones,
  platformDrivers,
  type ResultPlatform,
  shiftMileage,
  shiftResults,
} from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { StoredReference } from '../reference-store.ts'

export function referencesOfDriver(queries: Queries, driverId: string): Promise<StoredReference[]> {
  return queries
    .select()
    .from(platformDrivers)
    .where(eq(platformDrivers.driverId, driverId))
    .orderBy(asc(platformDrivers.platform), asc(platformDrivers.id))
}

/** Phones of references that are nobody's, with their references. */
export function phonesOfNobody(queries: Queries): Promise<{ refId: string; phone: Phone }[]> {
  return queries
    .select({ refId: platformDriverPhones.refId, phone: platformDriverPhones.phone })
    .from(platformDriverPhones)
    .innerJoin(platformDrivers, eq(platformDrivers.id, platformDriverPhones.refId))
    .where(isNull(platformDrivers.driverId))
}

export function resultsOfDriver(queries: Queries, driverId: string) {
  return queries
    .select()
    .from(shiftResults)
    .where(eq(shiftResults.driverId, driverId))
    .orderBy(asc(shiftResults.date), asc(shiftResults.shift))
}

interface Period extends Record<string, unknown> {
  readonly platform: string
  readonly from: string
  readonly to: string
  readonly gross: number | null
  readonly net: number | null
  readonly cash: number | null
  readonly rides: number | null
}

/** What counts of a kind in `told`. */
const amount = (kind: IncomeKind) => {
  const code = sql.raw(String(INCOME_KINDS[kind]))
  return sql`(CASE WHEN told.counts IS NULL OR ${code}::smallint = ANY(told.counts)
    THEN told.amounts[array_position(told.kinds, ${code}::smallint)] END)`
}

/** What apps say over days, payments without a ride included. */
export async function periodsOfDriver(queries: Queries, driverId: string): Promise<Period[]> {
  const { rows } = await queries.execute<Period>(sql`
    SELECT ref.platform, told.date AS "from", told.until AS "to", ${amount('gross')} AS gross, ${amount('net')} AS net,
      ${amount('cash')} AS cash, ${amount('rides')} AS rides
    FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
    WHERE ref.driver_id = ${driverId}
    ORDER BY told.date, ref.platform, told.load_no, told.row_no`)
  return rows
}

interface Ride extends Record<string, unknown> {
  readonly platform: string
  readonly startedAt: string
  readonly completed: boolean
  readonly plate: string | null
  readonly distanceM: number | null
  readonly gross: number | null
  readonly cash: number | null
  readonly tip: number | null
  readonly net: number | null
}

/** By time, each with what was paid for it. */
export async function ridesOfDriver(queries: Queries, driverId: string): Promise<Ride[]> {
  const { rows } = await queries.execute<Ride>(sql`
    WITH ride AS (
      SELECT ref.platform, told.key, max(told.started_at) AS started_at, max(${amount('rides')}) AS rides, max(told.plate) AS plate,
        max(${amount('distance')}) AS distance, max(${amount('gross')}) AS gross, max(${amount('cash')}) AS cash,
        max(${amount('tip')}) AS tip, max(${amount('net')}) AS net
      FROM platform_drivers AS ref
      JOIN income_statements AS told ON told.ref_id = ref.id AND told.holds AND told.app > 0 AND told.until IS NULL
        AND told.of_ride IS NULL
      WHERE ref.driver_id = ${driverId} GROUP BY ref.platform, told.key
    )
    SELECT ride.platform, to_char(ride.started_at, 'YYYY-MM-DD HH24:MI') AS "startedAt", ride.rides = 1 AS completed,
      ride.plate, ride.distance AS "distanceM", ride.gross, coalesce(ride.cash, paid.cash) AS cash, ride.tip,
      coalesce(ride.net, paid.net) AS net
    FROM ride LEFT JOIN LATERAL (
      SELECT sum(${amount('net')})::bigint AS net, sum(${amount('cash')})::bigint AS cash
      FROM income_statements AS told WHERE told.of_ride = ride.key AND told.holds
    ) AS paid ON true
    ORDER BY ride.started_at, ride.key`)
  return rows
}

/** Mileage that the office typed, by date. */
export function mileageOfDriver(queries: Queries, driverId: string) {
  return queries
    .select()
    .from(shiftMileage)
    .where(eq(shiftMileage.driverId, driverId))
    .orderBy(shiftMileage.date, shiftMileage.shift)
}

/** Slots of which both have results. */
export async function slotsOfBoth(queries: Queries, one: string, other: string): Promise<number> {
  const { rows } = await queries.execute<{ both: number }>(sql`
    SELECT count(*)::integer AS both FROM shift_results AS a
    JOIN shift_results AS b USING (date, shift) WHERE a.driver_id = ${one} AND b.driver_id = ${other}`)
  return rows[0]?.both ?? 0
}

/** Notes all slots and days of the first driver, for both of them. */
export async function touchResultsOf(tx: Tx, driverId: string, alsoFor: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO touched_slots (driver_id, date, shift, until)
    SELECT who.id, told.date, told.shift, told.until FROM (
      SELECT date, shift, NULL::date AS until FROM shift_results WHERE driver_id = ${driverId}
      UNION SELECT date, shift, NULL FROM shift_mileage WHERE driver_id = ${driverId}
      UNION SELECT date, shift, NULL FROM handover_mileage WHERE driver_id = ${driverId}
      UNION SELECT date, NULL, until FROM unsplit_results WHERE driver_id = ${driverId}
    ) AS told
    CROSS JOIN (VALUES (${driverId}::uuid), (${alsoFor}::uuid)) AS who (id)`)
}

/** @returns the references that were given away */
export async function reassignReferences(
  tx: Tx,
  fromId: string,
  toId: string,
): Promise<{ id: string; platform: ResultPlatform }[]> {
  return tx
    .update(platformDrivers)
    .set({ driverId: toId })
    .where(eq(platformDrivers.driverId, fromId))
    .returning({ id: platformDrivers.id, platform: platformDrivers.platform })
}

/** Leaves of a reference what counts; whom it is decided for stays. @param key what no file can have */
export async function anonymizeReference(tx: Tx, id: string, key: string, fullName: string): Promise<void> {
  await tx.delete(platformDriverPhones).where(eq(platformDriverPhones.refId, id))
  await tx.delete(platformDriverNames).where(eq(platformDriverNames.refId, id))
  await tx
    .update(platformDrivers)
    .set({
      refKey: key,
      externalId: null,
      name: fullName,
      nameKey: looseKey(fullName),
      matchedBy: 'person',
    })
    .where(eq(platformDrivers.id, id))
}

/** Of the same car in one slot what the staying record has stays; hand-overs tell it anew soon after. */
export async function mergeHandedMileage(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM handover_mileage AS loser USING handover_mileage AS winner
    WHERE loser.driver_id = ${fromId} AND winner.driver_id = ${toId}
      AND (loser.date, loser.shift, loser.vehicle_id) = (winner.date, winner.shift, winner.vehicle_id)`)
  await tx.update(handoverMileage).set({ driverId: toId }).where(eq(handoverMileage.driverId, fromId))
}

/** Of two mileages of one slot that stays which was typed last. @returns how many the folded record had */
export async function mergeMileage(tx: Tx, fromId: string, toId: string): Promise<number> {
  await tx.execute(sql`
    DELETE FROM shift_mileage AS loser USING shift_mileage AS winner
    WHERE loser.driver_id IN (${fromId}, ${toId}) AND winner.driver_id IN (${fromId}, ${toId})
      AND loser.driver_id <> winner.driver_id AND (loser.date, loser.shift) = (winner.date, winner.shift)
      AND (loser.entered_at, loser.driver_id = ${toId}) < (winner.entered_at, winner.driver_id = ${toId})`)
  const moved = await tx
    .update(shiftMileage)
    .set({ driverId: toId })
    .where(eq(shiftMileage.driverId, fromId))
    .returning({ date: shiftMileage.date })
  return moved.length
}
