import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { gatheredLookup, type Lookup } from '#platform/server/gathered-lookup.ts'
import { marketOffers } from '../tables.ts'

export type Offer = typeof marketOffers.$inferSelect

const ALIVE = ['open', 'asked'] as const
const isAlive = inArray(marketOffers.state, [...ALIVE])
const inOrder = [asc(marketOffers.date), asc(marketOffers.shift), asc(marketOffers.offeredAt)] as const

/** False where the giver offers this shift already. */
export async function insertOffer(tx: Tx, offer: Offer): Promise<boolean> {
  const added = await tx.insert(marketOffers).values(offer).onConflictDoNothing().returning()
  return added.length > 0
}

/** How many a driver has made since an instant, and how many of them to one colleague alone. */
export async function countOffersSince(
  queries: Queries,
  giver: string,
  since: string,
  to: string | undefined,
): Promise<{ readonly all: number; readonly toOne: number }> {
  const { giverId, offeredAt, toDriverId } = marketOffers
  const own = and(eq(giverId, giver), gte(offeredAt, since))
  const all = await queries.$count(marketOffers, own)
  const toOne = to === undefined ? 0 : await queries.$count(marketOffers, and(own, eq(toDriverId, to)))
  return { all, toOne }
}

export async function offerById(queries: Queries, id: string): Promise<Offer | undefined> {
  const [row] = await queries.select().from(marketOffers).where(eq(marketOffers.id, id))
  return row
}

/** Their states, for many who ask at once; of those that are no more none. */
export function offerStates(queries: Queries): Lookup<string, Offer['state']> {
  return gatheredLookup(async (ids) => {
    const { id, state } = marketOffers
    const rows = await queries
      .select({ id, state })
      .from(marketOffers)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.state]))
  })
}

/** Held until the transaction ends; after drivers and weeks. */
export async function lockOffer(tx: Tx, id: string): Promise<Offer | undefined> {
  const [row] = await tx.select().from(marketOffers).where(eq(marketOffers.id, id)).for('update')
  return row
}

export async function changeOffer(tx: Tx, id: string, change: Partial<Offer>): Promise<void> {
  await tx.update(marketOffers).set(change).where(eq(marketOffers.id, id))
}

/** Those that have not ended. @param ofState either of the two unless told */
export function aliveOffers(queries: Queries, ofState?: (typeof ALIVE)[number]): Promise<Offer[]> {
  const wanted = ofState ? eq(marketOffers.state, ofState) : isAlive
  return queries
    .select()
    .from(marketOffers)
    .where(wanted)
    .orderBy(...inOrder)
}

/** Of which the office has been asked by this driver, and has said nothing yet. */
export function requestsOfTaker(queries: Queries, taker: string): Promise<Offer[]> {
  const { state, takerId } = marketOffers
  return queries
    .select()
    .from(marketOffers)
    .where(and(eq(state, 'asked'), eq(takerId, taker)))
    .orderBy(...inOrder)
}

/** That a driver gave, wanted or was asked for. */
export function offersOfDriver(queries: Queries, driverId: string): Promise<Offer[]> {
  const { giverId, takerId, toDriverId } = marketOffers
  return queries
    .select()
    .from(marketOffers)
    .where(or(eq(giverId, driverId), eq(takerId, driverId), eq(toDriverId, driverId)))
    .orderBy(...inOrder)
}

/** That ended since an instant, of which the office was asked. @param driverId gave or wanted it */
export function decidedSince(queries: Queries, since: string, driverId?: string): Promise<Offer[]> {
  const { giverId, takerId } = marketOffers
  return queries
    .select()
    .from(marketOffers)
    .where(
      and(
        gte(marketOffers.endedAt, since),
        sql`${marketOffers.takerId} is not null`,
        inArray(marketOffers.state, ['done', 'refused', 'expired']),
        driverId === undefined ? undefined : or(eq(giverId, driverId), eq(takerId, driverId)),
      ),
    )
    .orderBy(sql`${marketOffers.endedAt} desc`)
}

export async function forgetOffersBefore(queries: Queries, day: CalendarDate): Promise<void> {
  await queries.delete(marketOffers).where(lt(marketOffers.date, day))
}

/** All that names this driver goes, also from the lists of who was asked. */
export async function forgetOffersOf(tx: Tx, driverId: string): Promise<void> {
  const { giverId, takerId, toDriverId } = marketOffers
  await tx
    .delete(marketOffers)
    .where(or(eq(giverId, driverId), eq(takerId, driverId), eq(toDriverId, driverId)))
  await tx.execute(sql`
    update market_offers set first_asked = array_remove(first_asked, ${driverId}::uuid),
      declined = array_remove(declined, ${driverId}::uuid)
    where ${driverId}::uuid = any (first_asked) or ${driverId}::uuid = any (declined)`)
}

/** A folded record's go to the one that stays; what both had alive of one shift ends. */
export async function giveOffers(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    delete from market_offers gone where gone.giver_id = ${from}::uuid and gone.state in ('open', 'asked') and exists (
      select from market_offers stays where stays.giver_id = ${to}::uuid and stays.date = gone.date
        and stays.shift = gone.shift and stays.state in ('open', 'asked'))`)
  await tx.execute(sql`
    update market_offers set
      giver_id = case when giver_id = ${from}::uuid then ${to}::uuid else giver_id end,
      taker_id = case when taker_id = ${from}::uuid then ${to}::uuid else taker_id end,
      to_driver_id = case when to_driver_id = ${from}::uuid then ${to}::uuid else to_driver_id end,
      first_asked = array_replace(first_asked, ${from}::uuid, ${to}::uuid),
      declined = array_replace(declined, ${from}::uuid, ${to}::uuid)
    where ${from}::uuid in (giver_id, taker_id, to_driver_id)
      or ${from}::uuid = any (first_asked) or ${from}::uuid = any (declined)`)
  // Nobody gives to himself.
  await tx.execute(sql`
    delete from market_offers where giver_id = ${to}::uuid and (taker_id = giver_id or to_driver_id = giver_id)`)
}
