import { eq } from 'drizzle-orm'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { schemeGroups } from './tables.ts'

type GroupRow = typeof schemeGroups.$inferSelect

/** In Polish order. */
export async function allGroups(queries: Queries): Promise<GroupRow[]> {
  const rows = await queries.select().from(schemeGroups)
  return rows.toSorted((a, b) => (polishSortKey(a.name) < polishSortKey(b.name) ? -1 : 1))
}

export async function groupById(queries: Queries, id: string): Promise<GroupRow | undefined> {
  const [row] = await queries.select().from(schemeGroups).where(eq(schemeGroups.id, id))
  return row
}

export async function insertGroup(tx: Tx, row: typeof schemeGroups.$inferInsert): Promise<void> {
  await tx.insert(schemeGroups).values(row)
}

/** False where there is none. */
export async function renameGroup(tx: Tx, id: string, name: string): Promise<boolean> {
  const renamed = await tx
    .update(schemeGroups)
    .set({ name })
    .where(eq(schemeGroups.id, id))
    .returning({ id: schemeGroups.id })
  return renamed.length > 0
}
