import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { scheduleChanges } from '#features/roster/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { ABSENCES } from '../domain/reasons.ts'
import { removedShifts } from './tables.ts'

export type RemovedShift = typeof removedShifts.$inferSelect

export interface RemovedFilter {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  readonly driverId?: string | undefined
}

/** Those that stand, newest day first. */
export async function removedIn(
  queries: Queries,
  { from, to, driverId }: RemovedFilter,
): Promise<RemovedShift[]> {
  const { day, driverId: ofDriver, shift, createdAt, id, withdrawnAt } = removedShifts
  return queries
    .select()
    .from(removedShifts)
    .where(
      and(
        isNull(withdrawnAt),
        from && gte(day, from),
        to && lte(day, to),
        driverId === undefined ? undefined : eq(ofDriver, driverId),
      ),
    )
    .orderBy(desc(day), desc(shift), desc(createdAt), id)
}

/** Shifts of these days, both included, that were taken from drivers and are not saved without them yet. */
export async function unsavedRemovals(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<RemovedShift, 'driverId' | 'day' | 'shift'>[]> {
  return (await removedIn(queries, { from, to })).filter(({ savedAt }) => savedAt === null)
}

/**
 * Shifts of these days, both included, that these drivers were last taken off, as saved, for not being there.
 */
export async function absencesRemoved(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Removal[]> {
  const last = await lastRemovals(queries, driverIds, from, to)
  return last.filter(({ reason }) => ABSENCES.includes(reason))
}

export interface Removal extends Slot {
  readonly driverId: string
  readonly reason: RemovedShift['reason']
  /** Instant. */
  readonly at: string
}

/** Of each shift of these days, both included, how these drivers were last taken off it, as saved. */
export async function lastRemovals(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Removal[]> {
  const rows = (await removedIn(queries, { from, to })).filter(({ savedAt }) => savedAt !== null)
  const wanted = new Set(driverIds)
  // The latest comes first: an earlier absence says nothing where the driver has had the shift again.
  const latest = new Map<string, RemovedShift>()
  for (const row of rows) {
    const key = `${row.driverId} ${row.day} ${row.shift}`
    if (wanted.has(row.driverId) && !latest.has(key)) latest.set(key, row)
  }
  return [...latest.values()].map(({ driverId, day, shift, reason, createdAt }) => ({
    ...{ driverId, date: day, shift, reason, at: createdAt },
  }))
}

export async function insertRemoved(tx: Tx, row: RemovedShift): Promise<void> {
  await tx.insert(removedShifts).values(row)
}

export async function lockRemoved(tx: Tx, id: string): Promise<RemovedShift | undefined> {
  const [row] = await tx.select().from(removedShifts).where(eq(removedShifts.id, id)).for('update')
  return row
}

export async function setWithdrawn(tx: Tx, id: string, at: string | null): Promise<void> {
  await tx.update(removedShifts).set({ withdrawnAt: at }).where(eq(removedShifts.id, id))
}

/** These removals never were, saved or not: what they belonged to is taken back whole. @param at instant */
export async function takeBackRemovals(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(removedShifts)
    .set({ withdrawnAt: at })
    .where(inArray(removedShifts.id, [...ids]))
}

/** Whether a saved week has this driver's removal from the slot among its changes (D21). @param slot 0-13 */
export async function isRecordedAsRemoved(
  queries: Queries,
  weekId: string,
  driverId: string,
  slot: number,
): Promise<boolean> {
  const { weekId: ofWeek, driverId: ofDriver, fromSlot, kind } = scheduleChanges
  const rows = await queries
    .select({ id: scheduleChanges.id })
    .from(scheduleChanges)
    .where(and(eq(ofWeek, weekId), eq(ofDriver, driverId), eq(fromSlot, slot), eq(kind, 'removed')))
    .limit(1)
  return rows.length > 0
}

/**
 * A week has been saved: what was removed from it, and has no place there any more, is so in the schedule too
 * (D22). Only what the author of the saving has removed: of a shift that is gone by somebody else's act, be
 * it a swap of drivers meanwhile, the record never took effect and stays unsaved. Of several records of one
 * place it is the latest that was saved, so that one shift is not counted twice.
 */
export async function markRemovalsSaved(
  tx: Tx,
  weekId: string,
  monday: CalendarDate,
  at: string,
  author: { readonly id: string | null; readonly name: string },
): Promise<void> {
  if (author.id === null) return
  await tx.execute(sql`
    UPDATE removed_shifts r SET saved_at = ${at}::timestamptz
    WHERE r.saved_at IS NULL AND r.withdrawn_at IS NULL AND r.created_by_id = ${author.id}::uuid
      AND r.day BETWEEN ${monday}::date AND ${monday}::date + 6
      AND NOT EXISTS (
        SELECT 1 FROM removed_shifts later
        WHERE later.driver_id = r.driver_id AND later.day = r.day AND later.shift = r.shift
          AND later.withdrawn_at IS NULL AND (later.created_at, later.id) > (r.created_at, r.id))
      AND NOT EXISTS (
        SELECT 1 FROM schedule_places p
        WHERE p.week_id = ${weekId}::uuid AND p.driver_id = r.driver_id
          AND p.slot = (r.day - ${monday}::date) * 2 + CASE r.shift WHEN 'night' THEN 1 ELSE 0 END)
      AND NOT EXISTS (
        SELECT 1 FROM schedule_changes c
        WHERE c.week_id = ${weekId}::uuid AND c.driver_id = r.driver_id
          AND c.from_slot = (r.day - ${monday}::date) * 2 + CASE r.shift WHEN 'night' THEN 1 ELSE 0 END
          AND c.by <> ${author.name} AND c.at >= r.created_at)`)
}

/** Forgets what is older than these instants: what stands, and what was taken back. */
export async function forgetRemoved(
  queries: Queries,
  { before, withdrawnBefore }: { readonly before: string; readonly withdrawnBefore: string },
): Promise<void> {
  const { createdAt, withdrawnAt } = removedShifts
  await queries
    .delete(removedShifts)
    .where(or(lt(createdAt, before), and(isNotNull(withdrawnAt), lt(withdrawnAt, withdrawnBefore))))
}

/** All of a driver's, whether they stand or not; locked for a change. */
export async function removedOfDriver(
  queries: Queries,
  driverId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<RemovedShift[]> {
  const query = queries
    .select()
    .from(removedShifts)
    .where(eq(removedShifts.driverId, driverId))
    .orderBy(removedShifts.day, removedShifts.id)
  return lock === 'lock' ? query.for('update') : query
}

export async function changeRemovedOf(
  tx: Tx,
  driverId: string,
  set: Partial<Pick<RemovedShift, 'driverId' | 'fullName' | 'reasonText'>>,
): Promise<void> {
  await tx.update(removedShifts).set(set).where(eq(removedShifts.driverId, driverId))
}
