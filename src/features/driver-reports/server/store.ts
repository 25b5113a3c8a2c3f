import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { forgetReportPhotos } from './report-photos.ts'
import { driverReports } from './tables.ts'

export type ReportRow = typeof driverReports.$inferSelect

const isOpen = and(isNull(driverReports.takenAt), isNull(driverReports.withdrawnAt))

/**
 * Takes the place of an open one of the same kind and shift, whose photos go.
 * @returns the id under which it stands
 */
export async function putReport(tx: Tx, row: ReportRow): Promise<string> {
  const { reg, minutes, drives, text, sentAt, photos } = row
  const { driverId, date, shift, kind } = driverReports
  const [stored] = await tx
    .insert(driverReports)
    .values(row)
    .onConflictDoUpdate({
      target: [driverId, date, shift, kind],
      targetWhere: sql`taken_at is null and withdrawn_at is null`,
      set: { reg, minutes, drives, text, sentAt, photos },
    })
    .returning({ id: driverReports.id })
  const id = stored?.id ?? row.id
  await forgetReportPhotos(tx, [id])
  return id
}

/** Held until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(driverReports).where(eq(driverReports.id, id)).for('update')
  return row
}

export async function changeReport(tx: Tx, id: string, change: Partial<ReportRow>): Promise<void> {
  await tx.update(driverReports).set(change).where(eq(driverReports.id, id))
}

/** Of one shift, those taken back left out, in the order of sending. */
export function reportsOfSlot(queries: Queries, driverId: string, slot: Slot): Promise<ReportRow[]> {
  return queries
    .select()
    .from(driverReports)
    .where(
      and(
        eq(driverReports.driverId, driverId),
        eq(driverReports.date, slot.date),
        eq(driverReports.shift, slot.shift),
        isNull(driverReports.withdrawnAt),
      ),
    )
    .orderBy(asc(driverReports.sentAt), asc(driverReports.id))
}

/** What stands of a driver's illness for one shift, held until the transaction ends. */
export function lockIllness(tx: Tx, driverId: string, slot: Slot): Promise<ReportRow[]> {
  const { kind, withdrawnAt, id, date, shift } = driverReports
  return tx
    .select()
    .from(driverReports)
    .where(
      and(
        eq(driverReports.driverId, driverId),
        eq(date, slot.date),
        eq(shift, slot.shift),
        eq(kind, 'ill'),
        isNull(withdrawnAt),
      ),
    )
    .orderBy(asc(id))
    .for('update')
}

/** That who is ill again was well before is nothing that the office has to read any more. */
export async function dropWell(tx: Tx, driverId: string, slot: Slot, at: string): Promise<void> {
  const { kind, date, shift } = driverReports
  await tx
    .update(driverReports)
    .set({ withdrawnAt: at, backSeenAt: at })
    .where(
      and(
        eq(driverReports.driverId, driverId),
        eq(date, slot.date),
        eq(shift, slot.shift),
        eq(kind, 'well'),
        isOpen,
      ),
    )
}

/** Of illness, those taken back left out, in the order of time. */
export async function illSlots(queries: Queries, driverIds: readonly string[]) {
  if (driverIds.length === 0) return []
  const { driverId, date, shift, kind, withdrawnAt } = driverReports
  return queries
    .select({ driverId, date, shift })
    .from(driverReports)
    .where(and(inArray(driverId, [...driverIds]), eq(kind, 'ill'), isNull(withdrawnAt)))
    .orderBy(asc(date), asc(shift))
}

/**
 * Open ones, the soonest shift first, then what was settled since, the latest first; with those accepted
 * illnesses whose shifts are not over, and those that were taken back unread.
 * @param since instant
 * @param from date of the first shifts that may not be over
 */
export async function reportsForOffice(
  queries: Queries,
  since: string,
  from: CalendarDate,
): Promise<ReportRow[]> {
  const open = await queries
    .select()
    .from(driverReports)
    .where(isOpen)
    .orderBy(asc(driverReports.date), asc(driverReports.shift), asc(driverReports.sentAt))
  const settled = await queries
    .select()
    .from(driverReports)
    .where(
      or(
        gte(driverReports.takenAt, since),
        gte(driverReports.withdrawnAt, since),
        and(
          or(isNotNull(driverReports.takenAt), isNull(driverReports.backSeenAt)),
          or(isNotNull(driverReports.takenAt), isNotNull(driverReports.withdrawnAt)),
          eq(driverReports.kind, 'ill'),
          gte(driverReports.date, from),
        ),
      ),
    )
    .orderBy(desc(sql`coalesce(${driverReports.takenAt}, ${driverReports.withdrawnAt})`))
  return [...open, ...settled]
}

export function reportsOf(queries: Queries, driverId: string): Promise<ReportRow[]> {
  return queries
    .select()
    .from(driverReports)
    .where(eq(driverReports.driverId, driverId))
    .orderBy(asc(driverReports.sentAt), asc(driverReports.id))
}

export async function removeReportsOf(tx: Tx, driverId: string): Promise<void> {
  await remove(tx, eq(driverReports.driverId, driverId))
}

/** Of two open ones of one kind and shift, that of the record that stays is the one that counts. */
export async function giveReports(tx: Tx, fromId: string, toId: string, at: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE driver_reports SET withdrawn_at = ${at}, back_seen_at = ${at}, photos = '[]'
    WHERE driver_id = ${fromId} AND taken_at IS NULL AND withdrawn_at IS NULL AND EXISTS (
      SELECT 1 FROM driver_reports AS stays
      WHERE stays.driver_id = ${toId} AND stays.date = driver_reports.date AND stays.shift = driver_reports.shift
        AND stays.kind = driver_reports.kind AND stays.taken_at IS NULL AND stays.withdrawn_at IS NULL)
    RETURNING id`)
  await forgetReportPhotos(
    tx,
    rows.map(({ id }) => id),
  )
  await tx.update(driverReports).set({ driverId: toId }).where(eq(driverReports.driverId, fromId))
}

/** @param date of the shift */
export async function forgetReportsBefore(tx: Tx, date: CalendarDate): Promise<void> {
  await remove(tx, lt(driverReports.date, date))
}

async function remove(tx: Tx, which: SQL): Promise<void> {
  const gone = await tx.delete(driverReports).where(which).returning({ id: driverReports.id })
  await forgetReportPhotos(
    tx,
    gone.map(({ id }) => id),
  )
}
