import { and, eq, inArray, like } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { instalmentChanges, instalmentPlans, settledCharges } from './tables.ts'
import type { Written } from './written.ts'

export type PlanRow = typeof instalmentPlans.$inferSelect

export function allPlans(queries: Queries): Promise<PlanRow[]> {
  return queries.select().from(instalmentPlans).orderBy(instalmentPlans.createdAt, instalmentPlans.id)
}

export async function planForChange(tx: Tx, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(instalmentPlans).where(eq(instalmentPlans.id, id)).for('update')
  return row
}

/** Whether the driver has a plan of the same kind, amount and date. */
export async function hasPlanLike(
  queries: Queries,
  { driverId, kind, grosze, date }: Pick<PlanRow, 'driverId' | 'kind' | 'grosze' | 'date'>,
): Promise<boolean> {
  const rows = await queries
    .select({ id: instalmentPlans.id })
    .from(instalmentPlans)
    .where(
      and(
        eq(instalmentPlans.driverId, driverId),
        eq(instalmentPlans.kind, kind),
        eq(instalmentPlans.grosze, grosze),
        eq(instalmentPlans.date, date),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** By plan the numbers of its instalments that closed weeks have taken, whoever had the plan then. */
export async function takenOfPlans(queries: Queries): Promise<Map<string, Set<number>>> {
  const rows = await queries
    .select({ chargeId: settledCharges.chargeId })
    .from(settledCharges)
    .where(like(settledCharges.chargeId, 'plan:%'))
  const taken = new Map<string, Set<number>>()
  for (const { chargeId } of rows) {
    const [, plan = '', number] = chargeId.split(':')
    taken.set(plan, (taken.get(plan) ?? new Set()).add(Number(number)))
  }
  return taken
}

export async function insertPlan(tx: Tx, row: typeof instalmentPlans.$inferInsert): Promise<void> {
  await tx.insert(instalmentPlans).values(row)
}

export async function insertChange(tx: Tx, row: typeof instalmentChanges.$inferInsert): Promise<void> {
  await tx.insert(instalmentChanges).values(row)
}

export async function notesOfPlans(queries: Queries, ids: readonly string[]): Promise<[string, Written][]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select()
    .from(instalmentPlans)
    .where(inArray(instalmentPlans.id, [...new Set(ids)]))
  return rows.map((row) => [row.id, row])
}
