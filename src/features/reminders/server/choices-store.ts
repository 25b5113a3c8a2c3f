import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { NOT_CHOSEN, type OwnChoice } from '../domain/reminders.ts'
import { driverReminders } from './tables.ts'

type Row = typeof driverReminders.$inferSelect

export async function rowOf(queries: Queries, driverId: string): Promise<Row | undefined> {
  const [row] = await queries.select().from(driverReminders).where(eq(driverReminders.driverId, driverId))
  return row
}

/** Who has not chosen has what stands for that. */
export async function choiceOf(queries: Queries, driverId: string): Promise<OwnChoice> {
  const row = await rowOf(queries, driverId)
  return row ? choiceIn(row) : NOT_CHOSEN
}

/** Who has not chosen is missing. */
export async function choicesOf(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, OwnChoice>> {
  if (driverIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(driverReminders)
    .where(inArray(driverReminders.driverId, [...driverIds]))
  return new Map(rows.map((row) => [row.driverId, choiceIn(row)]))
}

export async function storeChoice(
  tx: Tx,
  driverId: string,
  { evening, otherwise }: OwnChoice,
  changedAt: string,
): Promise<void> {
  const chosen = {
    eveningOff: evening === 'off',
    eveningHour: typeof evening === 'number' ? evening : null,
    otherwise,
    changedAt,
  }
  await tx
    .insert(driverReminders)
    .values({ driverId, ...chosen })
    .onConflictDoUpdate({ target: driverReminders.driverId, set: chosen })
}

export async function forgetChoice(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(driverReminders).where(eq(driverReminders.driverId, driverId))
}

/** Another one whenever some driver has chosen anew. */
export async function markOfChoices(queries: Queries): Promise<string> {
  const { changedAt } = driverReminders
  const [row] = await queries
    .select({ mark: sql<string>`count(*)::text || ' ' || coalesce(max(${changedAt})::text, '')` })
    .from(driverReminders)
  return row?.mark ?? ''
}

function choiceIn({ eveningOff, eveningHour, otherwise }: Row): OwnChoice {
  return { evening: eveningOff ? 'off' : (eveningHour ?? 'fleet'), otherwise }
}
