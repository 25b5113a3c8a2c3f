import { asc, eq, isNull, sql } from 'drizzle-orm'
import {
  platformDriverPhones,
  platformDrivers,
  resultPeriods,
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

export function periodsOfDriver(queries: Queries, driverId: string) {
  return queries
    .select({
      platform: resultPeriods.platform,
      from: resultPeriods.periodStart,
      to: resultPeriods.periodEnd,
      gross: resultPeriods.grossGrosze,
      net: resultPeriods.netGrosze,
      cash: resultPeriods.cashGrosze,
      rides: resultPeriods.rides,
    })
    .from(resultPeriods)
    .innerJoin(platformDrivers, eq(platformDrivers.id, resultPeriods.refId))
    .where(eq(platformDrivers.driverId, driverId))
    .orderBy(asc(resultPeriods.periodStart), asc(resultPeriods.platform))
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
    SELECT trip.platform, to_char(trip.started_at, 'YYYY-MM-DD HH24:MI') AS "startedAt", trip.completed = 1 AS completed,
      trip.plate, trip.distance_m AS "distanceM", trip.gross_grosze AS gross,
      coalesce(trip.cash_grosze, sum(paid.cash_grosze)::integer) AS cash, trip.tip_grosze AS tip,
      sum(paid.net_grosze)::integer AS net
    FROM platform_drivers AS ref
    JOIN result_trips AS trip ON trip.ref_id = ref.id
    LEFT JOIN result_orders AS paid ON trip.platform = 'uber' AND paid.trip_key = trip.trip_key
    WHERE ref.driver_id = ${driverId}
    GROUP BY trip.platform, trip.trip_key
    ORDER BY trip.started_at, trip.trip_key`)
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

/** Notes all slots of the first driver, for both of them. */
export async function touchResultsOf(tx: Tx, driverId: string, alsoFor: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO touched_slots (driver_id, date, shift)
    SELECT who.id, result.date, result.shift FROM shift_results AS result
    CROSS JOIN (VALUES (${driverId}::uuid), (${alsoFor}::uuid)) AS who (id)
    WHERE result.driver_id = ${driverId}
    UNION
    SELECT who.id, typed.date, typed.shift FROM shift_mileage AS typed
    CROSS JOIN (VALUES (${driverId}::uuid), (${alsoFor}::uuid)) AS who (id)
    WHERE typed.driver_id = ${driverId}`)
}

export async function reassignReferences(tx: Tx, fromId: string, toId: string): Promise<number> {
  const given = await tx
    .update(platformDrivers)
    .set({ driverId: toId })
    .where(eq(platformDrivers.driverId, fromId))
    .returning({ id: platformDrivers.id })
  return given.length
}

/** Leaves of a reference what counts; whom it is decided for stays. @param key what no file can have */
export async function anonymizeReference(tx: Tx, id: string, key: string, fullName: string): Promise<void> {
  await tx.delete(platformDriverPhones).where(eq(platformDriverPhones.refId, id))
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
