import { eq, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { instalmentChanges, instalmentPlans } from './tables.ts'
import type { Written } from './written.ts'

export type PlanRow = typeof instalmentPlans.$inferSelect

export function allPlans(queries: Queries): Promise<PlanRow[]> {
  return queries.select().from(instalmentPlans).orderBy(instalmentPlans.createdAt, instalmentPlans.id)
}

export async function planForChange(tx: Tx, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(instalmentPlans).where(eq(instalmentPlans.id, id)).for('update')
  return row
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
