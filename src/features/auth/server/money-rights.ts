import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, ne, notExists, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import type { Platform } from '#platform/server/platform.ts'
import { moneyRightsGiven, users } from './tables.ts'

/** So many days those who have the right are told that somebody else was given it. */
const DAYS_TOLD = 7

/** Notes that a user was given the right to money, which holds from the next call on. */
export async function noteMoneyGiven(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  userId: string,
  caller: Caller,
): Promise<void> {
  await tx.insert(moneyRightsGiven).values({
    id: randomUUID(),
    userId,
    byId: caller.user?.id ?? '',
    by: nameOfCaller(caller),
    at: instantNow(clock),
  })
}

/**
 * To whom the right was given in the last days, the newest first, as far as they have it still; nothing of
 * what the asking user was given or gave.
 */
export async function moneyGivenLately(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  askingId: string,
): Promise<{ id: string; name: string; by: string; toThemselves: boolean; at: string }[]> {
  const rows = await queries
    .select({
      id: moneyRightsGiven.id,
      userId: users.id,
      name: users.name,
      byId: moneyRightsGiven.byId,
      by: moneyRightsGiven.by,
      at: moneyRightsGiven.at,
    })
    .from(moneyRightsGiven)
    .innerJoin(users, eq(users.id, moneyRightsGiven.userId))
    .where(
      and(
        gte(moneyRightsGiven.at, midnight(addDays(fleetTime(clock).date, 0 - DAYS_TOLD))),
        users.money,
        users.active,
        ne(users.id, askingId),
        ne(moneyRightsGiven.byId, askingId),
      ),
    )
    .orderBy(desc(moneyRightsGiven.at), desc(moneyRightsGiven.id))
  return rows.map(({ userId, byId, ...row }) => ({ ...row, toThemselves: byId === userId }))
}

/**
 * Whether this user was given the right today, while somebody else has had it longer: such a one is no second
 * person yet. In a fleet where all got it today somebody has to be.
 */
export async function isRightOfToday(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  userId: string,
): Promise<boolean> {
  const givenToday = and(
    eq(moneyRightsGiven.userId, users.id),
    gte(moneyRightsGiven.at, midnight(fleetTime(clock).date)),
  )
  const [own] = await queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(moneyRightsGiven, givenToday)
    .where(eq(users.id, userId))
    .limit(1)
  if (!own) return false
  const [older] = await queries
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        users.active,
        users.money,
        ne(users.id, userId),
        notExists(queries.select({ one: sql`1` }).from(moneyRightsGiven).where(givenToday)),
      ),
    )
    .limit(1)
  return older !== undefined
}

/** When the date began in the fleet. */
function midnight(date: CalendarDate) {
  return sql`(${date}::timestamp AT TIME ZONE 'Europe/Warsaw')`
}
