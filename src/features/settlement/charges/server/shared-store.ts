import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { sharedCosts } from './tables.ts'
import type { Written } from './written.ts'

type SharedRow = typeof sharedCosts.$inferSelect

export async function insertShared(tx: Tx, row: typeof sharedCosts.$inferInsert): Promise<void> {
  await tx.insert(sharedCosts).values(row)
}

/** Whether any of the drivers bears a cost of that week, amount and date. */
export async function hasSharedLike(
  queries: Queries,
  { monday, grosze, date, shifts }: Pick<SharedRow, 'monday' | 'grosze' | 'date' | 'shifts'>,
): Promise<boolean> {
  const rows = await queries
    .select({ shifts: sharedCosts.shifts })
    .from(sharedCosts)
    .where(
      and(
        eq(sharedCosts.monday, monday),
        eq(sharedCosts.grosze, grosze),
        eq(sharedCosts.date, date),
        isNull(sharedCosts.takenBackAt),
      ),
    )
  const drivers = new Set(shifts.map(({ driver }) => driver))
  return rows.some((row) => row.shifts.some(({ driver }) => drivers.has(driver)))
}

export async function sharedForChange(tx: Tx, id: string): Promise<SharedRow | undefined> {
  const [row] = await tx
    .select()
    .from(sharedCosts)
    .where(and(eq(sharedCosts.id, id), isNull(sharedCosts.takenBackAt)))
    .for('update')
  return row
}

export async function markSharedTakenBack(tx: Tx, id: string, at: string, by: string): Promise<void> {
  await tx.update(sharedCosts).set({ takenBackAt: at, takenBackBy: by }).where(eq(sharedCosts.id, id))
}

export async function notesOfShared(queries: Queries, ids: readonly string[]): Promise<[string, Written][]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select()
    .from(sharedCosts)
    .where(inArray(sharedCosts.id, [...new Set(ids)]))
  return rows.map((row) => [row.id, row])
}
