import { desc, eq } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { mileageAllowances, mileageDecisions } from './tables.ts'

type DecisionRow = typeof mileageDecisions.$inferSelect

export async function decisionRows(
  queries: Queries,
  monday: CalendarDate,
): Promise<Map<string, DecisionRow>> {
  const rows = await queries.select().from(mileageDecisions).where(eq(mileageDecisions.monday, monday))
  return new Map(rows.map((row) => [row.driverId, row]))
}

/** In the place of what was decided of that week before. */
export async function putDecision(tx: Tx, row: DecisionRow): Promise<void> {
  const { driverId: _driver, monday: _monday, ...decided } = row
  await tx
    .insert(mileageDecisions)
    .values(row)
    .onConflictDoUpdate({ target: [mileageDecisions.driverId, mileageDecisions.monday], set: decided })
}

/** Whoever adds one holds the charges, so that the numbers count up. */
export async function addAllowance(
  tx: Tx,
  row: Omit<typeof mileageAllowances.$inferInsert, 'no'>,
): Promise<void> {
  const [last] = await tx
    .select({ no: mileageAllowances.no })
    .from(mileageAllowances)
    .orderBy(desc(mileageAllowances.no))
    .limit(1)
  await tx.insert(mileageAllowances).values({ no: (last?.no ?? 0) + 1, ...row })
}
