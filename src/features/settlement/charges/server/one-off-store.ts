import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { driverCharges } from './tables.ts'

export type ChargeRow = typeof driverCharges.$inferSelect

/** All of that week, taken back or not, in the order in which they were entered. */
export function chargesEntered(queries: Queries, monday: CalendarDate): Promise<ChargeRow[]> {
  return queries
    .select()
    .from(driverCharges)
    .where(eq(driverCharges.monday, monday))
    .orderBy(driverCharges.createdAt, driverCharges.id)
}

export async function chargeForChange(tx: Tx, id: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(driverCharges)
    .where(and(eq(driverCharges.id, id), isNull(driverCharges.takenBackAt)))
    .for('update')
  return row
}

export async function insertCharges(
  tx: Tx,
  rows: readonly (typeof driverCharges.$inferInsert)[],
): Promise<void> {
  await tx.insert(driverCharges).values([...rows])
}

export async function markTakenBack(tx: Tx, id: string, at: string, by: string): Promise<void> {
  await tx.update(driverCharges).set({ takenBackAt: at, takenBackBy: by }).where(eq(driverCharges.id, id))
}

/** Those of the entries that a counter-charge takes back. */
export async function counteredAmong(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .select({ of: driverCharges.counterOf })
    .from(driverCharges)
    .where(and(inArray(driverCharges.counterOf, [...ids]), isNull(driverCharges.takenBackAt)))
  return new Set(rows.flatMap(({ of }) => (of === null ? [] : [of])))
}

/** Drivers who have an entry of that kind and date, with the amount, that nobody took back. */
export async function alikeEntered(
  queries: Queries,
  kind: ChargeRow['kind'],
  date: CalendarDate,
  entries: readonly { readonly driverId: string; readonly grosze: number }[],
): Promise<string[]> {
  const rows = await queries
    .select({ driverId: driverCharges.driverId, grosze: driverCharges.grosze })
    .from(driverCharges)
    .where(
      and(
        eq(driverCharges.kind, kind),
        eq(driverCharges.date, date),
        isNull(driverCharges.takenBackAt),
        inArray(
          driverCharges.driverId,
          entries.map(({ driverId }) => driverId),
        ),
      ),
    )
  const there = new Set(rows.map(({ driverId, grosze }) => `${driverId} ${grosze}`))
  const twice = entries.filter(({ driverId, grosze }) => {
    const key = `${driverId} ${grosze}`
    const known = there.has(key)
    there.add(key)
    return known
  })
  return [...new Set(twice.map(({ driverId }) => driverId))]
}
