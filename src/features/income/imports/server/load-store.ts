import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import type { FileKind } from '#features/income/facts/domain/public.ts'
import { incomeLoads } from '#features/income/facts/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'

export type StoredLoad = typeof incomeLoads.$inferSelect

/**
 * Only within {@link import('#features/income/facts/server/public.ts').beginResults}, or two loads get one
 * number.
 */
export async function nextLoadNo(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(incomeLoads.no) }).from(incomeLoads)
  return (row?.last ?? 0) + 1
}

export async function loadOf(queries: Queries, id: string): Promise<StoredLoad | undefined> {
  const [row] = await queries.select().from(incomeLoads).where(eq(incomeLoads.id, id))
  return row
}

/** Loads of a kind that stand, oldest first. */
export function standingLoads(queries: Queries, kind: FileKind): Promise<StoredLoad[]> {
  return queries
    .select()
    .from(incomeLoads)
    .where(and(eq(incomeLoads.kind, kind), isNull(incomeLoads.takenBackAt)))
    .orderBy(incomeLoads.no)
}

/** Whether any load of whatever kind stands. */
export async function anyStanding(queries: Queries): Promise<boolean> {
  const rows = await queries
    .select({ no: incomeLoads.no })
    .from(incomeLoads)
    .where(isNull(incomeLoads.takenBackAt))
    .limit(1)
  return rows.length > 0
}

export async function loadsByNo(queries: Queries, nos: readonly number[]): Promise<Map<number, StoredLoad>> {
  if (nos.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(incomeLoads)
    .where(sql`${incomeLoads.no} = ANY(${sql.param([...nos])}::integer[])`)
  return new Map(rows.map((row) => [row.no, row]))
}

export async function putLoad(tx: Tx, load: StoredLoad): Promise<void> {
  await tx.insert(incomeLoads).values(load)
}

export async function markTakenBack(tx: Tx, no: number, by: { name: string; at: string }): Promise<void> {
  await tx
    .update(incomeLoads)
    .set({ takenBackAt: by.at, takenBackBy: by.name, holdingRows: 0 })
    .where(eq(incomeLoads.no, no))
}

/** Newest first, with their number. @param page from 1 */
export async function loadsOnPage(
  queries: Queries,
  page: number,
  size: number,
): Promise<{ total: number; loads: StoredLoad[] }> {
  const loads = await queries
    .select()
    .from(incomeLoads)
    .orderBy(desc(incomeLoads.no))
    .limit(size)
    .offset((page - 1) * size)
  return { total: await queries.$count(incomeLoads), loads }
}

/** Of these loads the rows that hold of people whom nobody knows yet, and how many people those are. */
export async function waitingOfLoads(
  queries: Queries,
  nos: readonly number[],
): Promise<Map<number, { waiting: number; waitingPeople: number }>> {
  const { rows } = await queries.execute<{ no: number; waiting: number; waitingPeople: number }>(sql`
    SELECT told.load_no AS no, count(*)::integer AS waiting, count(DISTINCT ref.id)::integer AS "waitingPeople"
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.state = 'waiting' AND told.holds AND told.load_no = ANY(${sql.param([...nos])}::integer[])
    GROUP BY told.load_no`)
  return new Map(rows.map(({ no, ...counts }) => [no, counts]))
}
