import { asc, eq, inArray } from 'drizzle-orm'
import { changeOfRow, changeRow, type StoredChange } from '#features/roster/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Return } from '../../domain/notices.ts'
import { scheduleReturns } from '../tables.ts'

/** With the identity that the change had. */
export interface StoredReturn extends Return {
  readonly change: StoredChange
}

/** In the order in which they came to nothing. */
export async function readReturns(queries: Queries, weekId: string): Promise<StoredReturn[]> {
  const rows = await queries
    .select()
    .from(scheduleReturns)
    .where(eq(scheduleReturns.weekId, weekId))
    .orderBy(asc(scheduleReturns.at), asc(scheduleReturns.driverId), asc(scheduleReturns.fromSlot))
  return rows.map(({ stands, ...row }) => ({ change: changeOfRow(row), stands }))
}

/** Exchanges the returns of these identities for those given. */
export async function exchangeReturns(
  tx: Tx,
  weekId: string,
  goneIds: readonly string[],
  fresh: readonly StoredReturn[],
): Promise<void> {
  if (goneIds.length > 0) await tx.delete(scheduleReturns).where(inArray(scheduleReturns.id, [...goneIds]))
  for (let start = 0; start < fresh.length; start += 1000)
    await tx
      .insert(scheduleReturns)
      .values(
        fresh
          .slice(start, start + 1000)
          .map(({ change, stands }) => ({ ...changeRow(weekId, change), stands })),
      )
}

export async function giveReturns(tx: Tx, fromDriverId: string, toDriverId: string): Promise<void> {
  await tx
    .update(scheduleReturns)
    .set({ driverId: toDriverId })
    .where(eq(scheduleReturns.driverId, fromDriverId))
}
