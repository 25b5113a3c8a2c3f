import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { standingCharges } from './tables.ts'
import type { Written } from './written.ts'

export type StandingRow = typeof standingCharges.$inferSelect

export function allStanding(queries: Queries): Promise<StandingRow[]> {
  return queries
    .select()
    .from(standingCharges)
    .where(isNull(standingCharges.takenBackAt))
    .orderBy(standingCharges.from, standingCharges.id)
}

export async function standingForChange(tx: Tx, id: string): Promise<StandingRow | undefined> {
  const [row] = await tx
    .select()
    .from(standingCharges)
    .where(and(eq(standingCharges.id, id), isNull(standingCharges.takenBackAt)))
    .for('update')
  return row
}

/** Rents of the same driver, or of the same vehicle. */
export function rentsOfSame(
  queries: Queries,
  { driverId, vehicleId }: Pick<StandingRow, 'driverId' | 'vehicleId'>,
): Promise<StandingRow[]> {
  return queries
    .select()
    .from(standingCharges)
    .where(
      and(
        eq(standingCharges.kind, 'rent'),
        isNull(standingCharges.takenBackAt),
        driverId === null
          ? eq(standingCharges.vehicleId, vehicleId ?? '')
          : eq(standingCharges.driverId, driverId),
      ),
    )
}

/** Weekly amounts of the driver of that kind, and of the accountant's with that heading. */
export function weeklyOfSame(
  queries: Queries,
  { driverId, kind, detail }: Pick<StandingRow, 'driverId' | 'kind' | 'detail'>,
): Promise<StandingRow[]> {
  return queries
    .select()
    .from(standingCharges)
    .where(
      and(
        eq(standingCharges.kind, kind),
        eq(standingCharges.detail, detail),
        eq(standingCharges.driverId, driverId ?? ''),
        isNull(standingCharges.takenBackAt),
      ),
    )
}

export async function insertStanding(tx: Tx, row: typeof standingCharges.$inferInsert): Promise<void> {
  await tx.insert(standingCharges).values(row)
}

export async function endStanding(tx: Tx, id: string, to: CalendarDate): Promise<void> {
  await tx.update(standingCharges).set({ to }).where(eq(standingCharges.id, id))
}

export async function markStandingTakenBack(tx: Tx, id: string, at: string, by: string): Promise<void> {
  await tx.update(standingCharges).set({ takenBackAt: at, takenBackBy: by }).where(eq(standingCharges.id, id))
}

export async function notesOfStanding(
  queries: Queries,
  ids: readonly string[],
): Promise<[string, Written][]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select()
    .from(standingCharges)
    .where(inArray(standingCharges.id, [...new Set(ids)]))
  return rows.map((row) => [row.id, { ...row, date: row.from }])
}
