import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import type { Platform } from '#platform/server/platform.ts'
import { moneyRightsGiven, users } from './tables.ts'

/** So many days those who have the right are told that somebody else was given it. */
const DAYS_TOLD = 7

type How = (typeof moneyRightsGiven.$inferSelect)['how']

/**
 * Notes into whose hands the right to money came, which holds from the next call on, or from whom it was
 * taken.
 */
export async function noteMoneyRight(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { userId, how }: { readonly userId: string; readonly how: How },
  caller: Caller,
): Promise<void> {
  await tx.insert(moneyRightsGiven).values({
    id: randomUUID(),
    userId,
    byId: caller.user?.id ?? '',
    by: nameOfCaller(caller),
    at: instantNow(clock),
    how,
  })
}

/**
 * Into whose hands the right came in the last days, the newest first, as far as they have it still; nothing
 * of what the asking user was given or did.
 */
export async function moneyGivenLately(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  askingId: string,
): Promise<
  { id: string; name: string; by: string; how: Exclude<How, 'taken'>; toThemselves: boolean; at: string }[]
> {
  const rows = await queries
    .select({
      id: moneyRightsGiven.id,
      userId: users.id,
      name: users.name,
      byId: moneyRightsGiven.byId,
      by: moneyRightsGiven.by,
      how: moneyRightsGiven.how,
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
  return rows.flatMap(({ userId, byId, how, ...row }) =>
    how === 'taken' ? [] : [{ ...row, how, toThemselves: byId === userId }],
  )
}

/**
 * Whether the right came into this user's hands today, while somebody else has had it longer: such a one is
 * neither the first nor the second of two persons yet. In a fleet where all got it today somebody has to be.
 */
export async function isRightOfToday(
  queries: Queries,
  platform: Pick<Platform, 'clock'>,
  userId: string,
): Promise<boolean> {
  const own = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), cameToday(platform)))
  if (own.length === 0) return false
  return anyBut(queries, userId, or(and(holds, not(cameToday(platform))), lostToday(platform)))
}

/**
 * Whether anybody else who may log in has the right to money, or had it this morning: who takes it from all
 * others is not alone before tomorrow. @param userId who is left out
 */
export async function othersHaveMoney(
  queries: Queries,
  platform: Pick<Platform, 'clock'>,
  userId: string,
): Promise<boolean> {
  return anyBut(queries, userId, or(holds, lostToday(platform)))
}

const holds = and(users.active, users.money)

async function anyBut(queries: Queries, userId: string, which: SQL | undefined): Promise<boolean> {
  const found = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), which))
    .limit(1)
  return found.length > 0
}

function cameToday({ clock }: Pick<Platform, 'clock'>): SQL {
  return sql`EXISTS (SELECT FROM ${moneyRightsGiven} AS came
    WHERE came.user_id = ${users.id} AND came.how <> 'taken' AND came.at >= ${midnight(fleetTime(clock).date)})`
}

/** It was taken from who held it when the day began. */
function lostToday({ clock }: Pick<Platform, 'clock'>): SQL {
  const today = midnight(fleetTime(clock).date)
  return sql`EXISTS (SELECT FROM ${moneyRightsGiven} AS gone
    WHERE gone.user_id = ${users.id} AND gone.how = 'taken' AND gone.at >= ${today} AND NOT EXISTS (
      SELECT FROM ${moneyRightsGiven} AS came
      WHERE came.user_id = gone.user_id AND came.how = 'given' AND came.at >= ${today} AND came.at <= gone.at))`
}

/** When the date began in the fleet. */
function midnight(date: CalendarDate) {
  return sql`(${date}::timestamp AT TIME ZONE 'Europe/Warsaw')`
}
