import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Membership } from '#features/settlement/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { schemeMembers } from './tables.ts'

type MemberRow = typeof schemeMembers.$inferSelect

/** In which groups drivers were, are and will be, by driver; who never was in one is missing. */
export async function membershipsOf(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, Membership[]>> {
  if (driverIds.length === 0) return new Map()
  return spans(
    await queries
      .select()
      .from(schemeMembers)
      .where(sql`${schemeMembers.driverId} = ANY(${sql.param([...driverIds])}::uuid[])`)
      .orderBy(asc(schemeMembers.fromMonday)),
  )
}

/** The group of every driver who is in one in the week of this Monday, by driver. */
export async function groupsInWeek(queries: Queries, monday: CalendarDate): Promise<Map<string, string>> {
  const rows = await queries.select().from(schemeMembers).orderBy(asc(schemeMembers.fromMonday))
  const found = new Map<string, string>()
  for (const [driver, memberships] of spans(rows)) {
    const group = memberships.find(({ from, to }) => from <= monday && (to === null || monday <= to))?.group
    if (group !== undefined) found.set(driver, group)
  }
  return found
}

/** Rows in the order of time, each up to the day before the next one of its driver. */
function spans(rows: readonly MemberRow[]): Map<string, Membership[]> {
  const memberships = new Map<string, Membership[]>()
  for (const [driver, own] of Map.groupBy(rows, ({ driverId }) => driverId)) {
    const list = own.flatMap(({ groupId, fromMonday }, index) => {
      const next = own[index + 1]
      return groupId === null
        ? []
        : [{ group: groupId, from: fromMonday, to: next ? addDays(next.fromMonday, -1) : null }]
    })
    memberships.set(driver, list)
  }
  return memberships
}

/** From this week on the drivers are in the group, or in none; what was planned for later weeks goes. */
export async function putMembers(
  tx: Tx,
  driverIds: readonly string[],
  entry: Omit<MemberRow, 'driverId'>,
): Promise<void> {
  if (driverIds.length === 0) return
  await tx
    .delete(schemeMembers)
    .where(
      and(
        inArray(schemeMembers.driverId, [...driverIds]),
        sql`${schemeMembers.fromMonday} >= ${entry.fromMonday}`,
      ),
    )
  await tx.insert(schemeMembers).values(driverIds.map((driverId) => ({ driverId, ...entry })))
}

/** Gives the rows of a folded record to the one that stays, where that one has none of its own. */
export async function mergeMembers(tx: Tx, fromId: string, toId: string): Promise<void> {
  const [own] = await tx.select().from(schemeMembers).where(eq(schemeMembers.driverId, toId)).limit(1)
  if (own) await tx.delete(schemeMembers).where(eq(schemeMembers.driverId, fromId))
  else await tx.update(schemeMembers).set({ driverId: toId }).where(eq(schemeMembers.driverId, fromId))
}
