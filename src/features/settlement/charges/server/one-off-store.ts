import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm'
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

/** The standing counter-charges of these entries, by the entry that each takes back. */
export async function countersOf(queries: Queries, ids: readonly string[]): Promise<Map<string, ChargeRow>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(driverCharges)
    .where(and(inArray(driverCharges.counterOf, [...ids]), isNull(driverCharges.takenBackAt)))
  return new Map(rows.flatMap((row) => (row.counterOf === null ? [] : [[row.counterOf, row] as const])))
}

/** Entries by their ids, taken back or not. */
export async function chargesByIds(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, ChargeRow>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(driverCharges)
    .where(inArray(driverCharges.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Drivers to whom an entry of a later week, that is no reversal, gives back the very amount that is about to
 * be taken back: perhaps the same money, given back by hand while its own week was closed.
 * @param taken by driver, in grosze as the week takes it
 * @param kind of such an entry; any where null
 */
export async function givenBackSince(
  queries: Queries,
  { monday, kind }: { readonly monday: CalendarDate; readonly kind: ChargeRow['kind'] | null },
  taken: ReadonlyMap<string, number>,
): Promise<{ readonly driverId: string; readonly monday: CalendarDate; readonly grosze: number }[]> {
  if (taken.size === 0) return []
  const rows = await queries
    .select()
    .from(driverCharges)
    .where(
      and(
        inArray(driverCharges.driverId, [...taken.keys()]),
        gt(driverCharges.monday, monday),
        isNull(driverCharges.takenBackAt),
        isNull(driverCharges.counterOf),
        kind === null ? notInArray(driverCharges.kind, ['bonus', 'own-car']) : eq(driverCharges.kind, kind),
      ),
    )
    .orderBy(driverCharges.monday, driverCharges.id)
  return rows.filter(({ driverId, grosze }) => grosze !== 0 && grosze === 0 - (taken.get(driverId) ?? 0))
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
