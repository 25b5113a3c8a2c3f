import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Contact } from '#features/drivers/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Change } from '../domain/changes.ts'
import { mergePlaces } from '../domain/merge-places.ts'
import { decodePlaces, encodePlaces } from '../domain/places-codec.ts'
import { changeRow, type StoredChange } from './history.ts'
import {
  scheduleCars,
  scheduleChanges,
  scheduleDrivers,
  schedulePlaces,
  scheduleVersions,
  scheduleWeeks,
} from './tables.ts'
import type { WeekRow } from './weeks.ts'

/**
 * Generated weeks that know this driver, in their order.
 * @param lock keeps others from changing them until the transaction ends
 */
export async function weeksOfDriver(
  queries: Queries,
  driverId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<WeekRow[]> {
  const known = queries
    .select({ weekId: scheduleDrivers.weekId })
    .from(scheduleDrivers)
    .where(eq(scheduleDrivers.driverId, driverId))
  const query = queries
    .select()
    .from(scheduleWeeks)
    .where(inArray(scheduleWeeks.id, known))
    .orderBy(asc(scheduleWeeks.year), asc(scheduleWeeks.week))
  return lock === 'lock' ? query.for('update') : query
}

/** @param which `published`: no drafts (D43) */
export async function generatedOf(
  queries: Queries,
  weeks: readonly Week[],
  which: 'generated' | 'published',
): Promise<Week[]> {
  if (weeks.length === 0) return []
  const { year, week, publishedAt } = scheduleWeeks
  const found = await queries
    .select({ year, week })
    .from(scheduleWeeks)
    .where(
      and(
        inArray(year, [...new Set(weeks.map((each) => each.year))]),
        which === 'published' ? isNotNull(publishedAt) : undefined,
      ),
    )
  return found.filter((row) => weeks.some((each) => each.year === row.year && each.week === row.week))
}

/** Where a driver stands in these weeks, cars by their registration of then. */
export async function placesOfDriver(queries: Queries, driverId: string, weekIds: readonly string[]) {
  if (weekIds.length === 0) return []
  return queries
    .select({
      weekId: schedulePlaces.weekId,
      slot: schedulePlaces.slot,
      carId: schedulePlaces.carId,
      onCall: schedulePlaces.onCall,
      reg: scheduleCars.reg,
    })
    .from(schedulePlaces)
    .leftJoin(
      scheduleCars,
      and(eq(scheduleCars.weekId, schedulePlaces.weekId), eq(scheduleCars.carId, schedulePlaces.carId)),
    )
    .where(and(eq(schedulePlaces.driverId, driverId), inArray(schedulePlaces.weekId, [...weekIds])))
    .orderBy(asc(schedulePlaces.slot))
}

/** Shifts from which a driver was taken in these weeks (D21). */
export async function removalsOfDriver(queries: Queries, driverId: string, weekIds: readonly string[]) {
  if (weekIds.length === 0) return []
  return queries
    .select({
      weekId: scheduleChanges.weekId,
      slot: scheduleChanges.fromSlot,
      at: scheduleChanges.at,
      by: scheduleChanges.by,
      reg: scheduleCars.reg,
    })
    .from(scheduleChanges)
    .leftJoin(
      scheduleCars,
      and(eq(scheduleCars.weekId, scheduleChanges.weekId), eq(scheduleCars.carId, scheduleChanges.fromCarId)),
    )
    .where(
      and(
        eq(scheduleChanges.driverId, driverId),
        eq(scheduleChanges.kind, 'removed'),
        inArray(scheduleChanges.weekId, [...weekIds]),
      ),
    )
    .orderBy(asc(scheduleChanges.fromSlot))
}

/** The names and addresses that generated weeks keep of a driver. */
export async function copiesOfDriver(queries: Queries, driverId: string) {
  const { fullName, phone, email } = scheduleDrivers
  return queries
    .selectDistinct({ fullName, phone, email })
    .from(scheduleDrivers)
    .where(eq(scheduleDrivers.driverId, driverId))
}

/** Rewrites name and addresses in these weeks. */
export async function renameInWeeks(
  tx: Tx,
  weekIds: readonly string[],
  driverId: string,
  told: { readonly fullName: string; readonly phone: string; readonly email: string },
): Promise<void> {
  if (weekIds.length === 0) return
  await tx
    .update(scheduleDrivers)
    .set(told)
    .where(and(eq(scheduleDrivers.driverId, driverId), inArray(scheduleDrivers.weekId, [...weekIds])))
}

/**
 * Makes each of these locked weeks a next version with the same places, so that nobody goes on with what was
 * read before.
 */
export async function nextVersions(
  tx: Tx,
  weekIds: readonly string[],
  { by, at }: { readonly by: { readonly id: string; readonly name: string }; readonly at: string },
): Promise<void> {
  for (const weekId of weekIds) {
    await tx.execute(sql`
      INSERT INTO schedule_versions (week_id, version, saved_at, saved_by, saved_by_id, places)
      SELECT w.id, w.version + 1, ${at}::timestamptz, ${by.name}, ${by.id}::uuid, v.places
      FROM schedule_weeks w JOIN schedule_versions v ON v.week_id = w.id AND v.version = w.version
      WHERE w.id = ${weekId}::uuid`)
    await tx
      .update(scheduleWeeks)
      .set({ version: sql`${scheduleWeeks.version} + 1`, savedAt: at, savedBy: by.name, savedTab: '' })
      .where(eq(scheduleWeeks.id, weekId))
  }
}

/**
 * Names the one who stays in all versions of a week, so that nothing refers to the folded record any more.
 */
export async function mergeInVersions(tx: Tx, weekId: string, staysId: string, foldedId: string) {
  const versions = await tx
    .select({ version: scheduleVersions.version, places: scheduleVersions.places })
    .from(scheduleVersions)
    .where(eq(scheduleVersions.weekId, weekId))
  for (const { version, places } of versions) {
    const merged = mergePlaces(decodePlaces(places), staysId, foldedId)
    await tx
      .update(scheduleVersions)
      .set({ places: encodePlaces(merged) })
      .where(and(eq(scheduleVersions.weekId, weekId), eq(scheduleVersions.version, version)))
  }
}

/**
 * Puts the one who stays among a week's drivers, and, once nothing names the folded one, takes that one out.
 */
export async function putDriver(tx: Tx, weekId: string, { id: driverId, ...told }: Contact): Promise<void> {
  await tx
    .insert(scheduleDrivers)
    .values({ weekId, driverId, ...told })
    .onConflictDoNothing()
}

export async function takeDriverOut(tx: Tx, weekId: string, driverId: string): Promise<void> {
  await tx
    .delete(scheduleDrivers)
    .where(and(eq(scheduleDrivers.weekId, weekId), eq(scheduleDrivers.driverId, driverId)))
}

/**
 * Exchanges the change records of two drivers for those of the one who stays; a record of the same original
 * place keeps its identity.
 */
export async function exchangeChanges(
  tx: Tx,
  weekId: string,
  driverIds: readonly string[],
  before: readonly StoredChange[],
  after: readonly Change[],
): Promise<void> {
  await tx
    .delete(scheduleChanges)
    .where(and(eq(scheduleChanges.weekId, weekId), inArray(scheduleChanges.driverId, [...driverIds])))
  if (after.length === 0) return
  const ids = new Map(before.map((change) => [originOf(change), change.id]))
  await tx
    .insert(scheduleChanges)
    .values(
      after.map((change) => changeRow(weekId, { ...change, id: ids.get(originOf(change)) ?? randomUUID() })),
    )
}

function originOf({ from, to }: Change): string {
  return from ? `from ${from.slot}` : `to ${to?.slot}`
}
