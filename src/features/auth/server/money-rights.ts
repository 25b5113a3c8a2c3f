import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MoneyDeed } from '../domain/money-deeds.ts'
import { DAYS_TOLD, holdsMoney, midnight } from './money-of-today.ts'
import { moneyRightsGiven, users } from './tables.ts'
import { tellHolders } from './tell-holders.ts'

/**
 * Notes into whose hands the right to money came, which holds from the next call on, or from whom it was
 * taken, and writes to those who have it.
 */
export async function noteMoneyRight(
  tx: Tx,
  platform: Platform,
  { userId, how }: { readonly userId: string; readonly how: MoneyDeed },
  caller: Caller,
): Promise<void> {
  const note = {
    id: randomUUID(),
    userId,
    byId: caller.user?.id ?? '',
    by: nameOfCaller(caller),
    at: instantNow(platform.clock),
    how,
  }
  await tx.insert(moneyRightsGiven).values(note)
  await tellHolders(tx, platform, note, await holdersBut(tx, platform, note))
}

/** The same of the amount over which two persons are needed. */
export async function noteTwoPersonsAmount(tx: Tx, platform: Platform, caller: Caller): Promise<void> {
  if (caller.user) await noteMoneyRight(tx, platform, { userId: caller.user.id, how: 'limit' }, caller)
}

/**
 * What has happened to the right to money in the last days, the newest first, for who has it, or had it in
 * these days; also where it has been taken back since. Nothing of what the asking user did or was given.
 */
export async function moneyGivenLately(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  askingId: string,
): Promise<
  {
    id: string
    name: string
    by: string
    how: MoneyDeed
    own: boolean
    toThemselves: boolean
    at: string
  }[]
> {
  const asking = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, askingId), holdsOrHeld({ clock })))
  if (asking.length === 0) return []
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
        gte(moneyRightsGiven.at, sinceTold({ clock })),
        not(and(eq(users.id, askingId), eq(moneyRightsGiven.how, 'given')) as SQL),
        ne(moneyRightsGiven.byId, askingId),
      ),
    )
    .orderBy(desc(moneyRightsGiven.at), desc(moneyRightsGiven.id))
  return rows.map(({ userId, byId, ...row }) => ({
    ...row,
    own: userId === askingId,
    toThemselves: byId === userId,
  }))
}

/** Who has the right, or had it in the last days; neither who did it nor who was given it. */
function holdersBut(
  tx: Tx,
  platform: Platform,
  { userId, byId, how }: { readonly userId: string; readonly byId: string; readonly how: MoneyDeed },
) {
  return tx
    .select({ id: users.id, login: users.login })
    .from(users)
    .where(
      and(
        holdsOrHeld(platform),
        sql`${users.id}::text <> ${byId}`,
        how === 'given' ? ne(users.id, userId) : undefined,
      ),
    )
    .orderBy(users.id)
}

function holdsOrHeld(platform: Pick<Platform, 'clock'>): SQL | undefined {
  return or(
    holdsMoney,
    sql`EXISTS (SELECT FROM ${moneyRightsGiven} AS gone
      WHERE gone.user_id = ${users.id} AND gone.how = 'taken' AND gone.at >= ${sinceTold(platform)})`,
  )
}

function sinceTold({ clock }: Pick<Platform, 'clock'>): SQL {
  return midnight(addDays(fleetTime(clock).date, 0 - DAYS_TOLD))
}
