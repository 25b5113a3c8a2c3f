import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { moneyRightsGiven, users } from './tables.ts'

/** So many days those who have the right are told of what has happened to it. */
export const DAYS_TOLD = 7

/**
 * Whether the right came into this user's hands today, or somebody else opened the login today, while anybody
 * else had the right when the day began: such a one is neither the first nor the second of two persons yet.
 * What has become of the others since does not matter: neither a new password, nor being switched off, nor
 * the loss of the right makes them not there before tomorrow. Where nobody else had it, somebody has to be.
 */
export async function isRightOfToday(
  queries: Queries,
  platform: Pick<Platform, 'clock'>,
  userId: string,
): Promise<boolean> {
  const own = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), openedToday(platform)))
  if (own.length === 0) return false
  return anyBut(queries, userId, heldThisMorning(platform))
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
  return anyBut(queries, userId, or(holdsMoney, heldThisMorning(platform)))
}

/** Has the right and may log in. */
export const holdsMoney = and(users.active, users.money)

async function anyBut(queries: Queries, userId: string, which: SQL | undefined): Promise<boolean> {
  const found = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), which))
    .limit(1)
  return found.length > 0
}

function openedToday({ clock }: Pick<Platform, 'clock'>): SQL {
  return sql`EXISTS (SELECT FROM ${moneyRightsGiven} AS came
    WHERE came.user_id = ${users.id} AND came.how IN ('given', 'password', 'factor')
      AND came.at >= ${midnight(fleetTime(clock).date)})`
}

/**
 * Had the right when the day began. Each time that it was given or taken turns it round, so that an even
 * number of turns leads back to what is now, in whatever order they came.
 */
function heldThisMorning({ clock }: Pick<Platform, 'clock'>): SQL {
  return sql`(${holdsMoney}) = ((SELECT count(*) FROM ${moneyRightsGiven} AS turn
    WHERE turn.user_id = ${users.id} AND turn.how IN ('given', 'taken')
      AND turn.at >= ${midnight(fleetTime(clock).date)}) % 2 = 0)`
}

/** When the date began in the fleet. */
export function midnight(date: CalendarDate): SQL {
  return sql`(${date}::timestamp AT TIME ZONE 'Europe/Warsaw')`
}
