import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
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

/**
 * Rates of that kind of the same driver, or of the same vehicle; of weekly amounts those with the same
 * heading or plate.
 */
export function standingOfSame(
  queries: Queries,
  { driverId, vehicleId, kind, detail }: Pick<StandingRow, 'driverId' | 'vehicleId' | 'kind' | 'detail'>,
): Promise<StandingRow[]> {
  return queries
    .select()
    .from(standingCharges)
    .where(
      and(
        eq(standingCharges.kind, kind),
        isNull(standingCharges.takenBackAt),
        kind === 'rent' ? undefined : eq(standingCharges.detail, detail),
        driverId === null
          ? eq(standingCharges.vehicleId, vehicleId ?? '')
          : eq(standingCharges.driverId, driverId),
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

/**
 * A driver is on the list no more: rates that go on end with this day, and those that begin later are taken
 * back.
 */
export async function endStandingOf(
  tx: Tx,
  driverId: string,
  last: CalendarDate,
  at: string,
  by: string,
): Promise<void> {
  const own = and(eq(standingCharges.driverId, driverId), isNull(standingCharges.takenBackAt))
  await tx
    .update(standingCharges)
    .set({ takenBackAt: at, takenBackBy: by })
    .where(and(own, gt(standingCharges.from, last)))
  await tx
    .update(standingCharges)
    .set({ to: last })
    .where(
      and(own, lte(standingCharges.from, last), or(isNull(standingCharges.to), gt(standingCharges.to, last))),
    )
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
