import { and, eq, inArray } from 'drizzle-orm'
import type { Payable } from '#features/settlement/domain/public.ts'
import {
  apartNumber,
  type BesideTransfers,
  balanceOf,
  besideTransfers,
  PURSES,
  type Purse,
  purseOf,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { beginLedger, holderLookup, ledgerOf } from './entries.ts'
import { openLedgers } from './open-ledgers.ts'
import { settlementExports, settlementOrders } from './tables.ts'

/** An order of a batch that has not come to an end yet. */
export interface OrderOnTheWay extends Payable {
  readonly driverId: string
  readonly batch: string
  /** The instant since when the batch holds it. */
  readonly since: string
}

/** Those of the batches whose files were handed out: only of these a bank may be paying. */
export type BatchesGone = (queries: Queries, numbers: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * An order that left in a file and came back before anybody had confirmed it: nothing of it was ever
 * booked.
 */
export interface ReturnedOrder {
  /** Its number, or that of its car rental. */
  readonly statement: string
  readonly driverId: string
  readonly batch: string
  readonly grosze: number
  /** Instants. */
  readonly since: string
  readonly sentAt: string
  readonly returnedAt: string
  readonly returnedBy: string
  /** In the words of whoever saw it; may be empty. */
  readonly reason: string
}

/** Those of these drivers, the oldest return first. */
export type ReturnedOrders = (
  queries: Queries,
  driverIds: readonly string[],
) => Promise<readonly ReturnedOrder[]>

/** Why a statement can't be held by a batch. */
export interface NotHeld {
  /** Another batch has it, or so much, in grosze, is left to pay under it. */
  readonly code: 'held-by-another' | 'nothing-to-pay'
  readonly statement: string
  readonly batch: string | null
  readonly left: number
}

export async function ordersOnTheWay(queries: Queries): Promise<OrderOnTheWay[]> {
  return queries
    .select({
      statement: settlementOrders.statement,
      driverId: settlementOrders.driverId,
      batch: settlementOrders.batch,
      grosze: settlementOrders.grosze,
      since: settlementOrders.since,
    })
    .from(settlementOrders)
    .orderBy(settlementOrders.statement)
}

/** By the driver who holds the ledger now. */
export async function onTheWayByHolder(
  queries: Queries,
  purse: Purse = 'week',
): Promise<Map<string, OrderOnTheWay[]>> {
  const holderOf = await holderLookup(queries)
  return byHolder(await ordersOnTheWay(queries), holderOf, purse)
}

/** Those of one purse, by the driver who holds the ledger now. */
export function byHolder(
  orders: readonly OrderOnTheWay[],
  holderOf: (driverId: string) => string,
  purse: Purse,
): Map<string, OrderOnTheWay[]> {
  const own = orders.filter(({ statement }) => purseOf(statement) === purse)
  return Map.groupBy(own, ({ driverId }) => holderOf(driverId))
}

/** Who owes whom beside the orders on their way, of whoever holds the driver's ledger. */
export async function owedBesideTransfers(
  queries: Queries,
  driverId: string,
  purse: Purse,
): Promise<BesideTransfers> {
  const holder = (await holderLookup(queries))(driverId)
  const away = (await onTheWayByHolder(queries, purse)).get(holder) ?? []
  return besideTransfers(balanceOf(await ledgerOf(queries, holder, purse), holder), away)
}

/** With which of these drivers anything is unsettled, in either purse, or on its way to them. */
export async function unsettledAmong(queries: Queries, driverIds: readonly string[]): Promise<Set<string>> {
  if (driverIds.length === 0) return new Set()
  const holderOf = await holderLookup(queries)
  const ledgers = await openLedgers(queries, { driverIds })
  const orders = await ordersOnTheWay(queries)
  const away = new Set(orders.map(({ driverId }) => holderOf(driverId)))
  const isUneven = (holder: string) =>
    away.has(holder) || PURSES.some((purse) => balanceOf(ledgers[purse].get(holder) ?? [], holder) !== 0)
  return new Set(driverIds.filter((id) => isUneven(holderOf(id))))
}

/**
 * A batch was prepared: from now on its statements have no second order, are not reopened, and no statement
 * opens with their money. All of it is held, or nothing is.
 * @param batch its number
 */
export async function holdOrders(
  tx: Tx,
  batch: string,
  orders: readonly (Payable & { readonly driverId: string })[],
  at: string,
): Promise<Result<true, NotHeld>> {
  await beginLedger(tx)
  const away = await ordersOnTheWay(tx)
  const ledgers = await openLedgers(tx, { driverIds: orders.map(({ driverId }) => driverId) })
  const holderOf = await holderLookup(tx)
  for (const { statement, driverId, grosze } of orders) {
    const other = away.find((order) => order.statement === statement)
    if (other) return fail({ code: 'held-by-another', statement, batch: other.batch, left: 0 })
    const holder = holderOf(driverId)
    const own = away.filter((order) => holderOf(order.driverId) === holder)
    const payable = unpaidOf(ledgers[purseOf(statement)].get(holder) ?? [], holder, own)
    const left = payable.find((one) => one.statement === statement)?.grosze ?? 0
    if (grosze > left || grosze <= 0) return fail({ code: 'nothing-to-pay', statement, batch: null, left })
    away.push({ statement, driverId, batch, grosze, since: at })
  }
  if (orders.length > 0)
    await tx
      .insert(settlementOrders)
      .values(
        orders.map(({ statement, driverId, grosze }) => ({ statement, driverId, batch, grosze, since: at })),
      )
  return ok(true)
}

/**
 * Orders that came back before they were confirmed, or whose batch was thrown away: payable again.
 * @param statements all of the batch where not told
 */
export async function releaseOrders(tx: Tx, batch: string, statements?: readonly string[]): Promise<void> {
  await beginLedger(tx)
  await tx
    .delete(settlementOrders)
    .where(
      and(
        eq(settlementOrders.batch, batch),
        statements ? inArray(settlementOrders.statement, [...statements]) : undefined,
      ),
    )
}

/** A batch's file left the house: none of its statements is opened again, be the order returned later. */
export async function markExported(tx: Tx, batch: string, at: string): Promise<void> {
  const left = await tx
    .select({ statement: settlementOrders.statement })
    .from(settlementOrders)
    .where(eq(settlementOrders.batch, batch))
  for (let from = 0; from < left.length; from += AT_ONCE)
    await tx
      .insert(settlementExports)
      .values(left.slice(from, from + AT_ONCE).map(({ statement }) => ({ statement, batch, at })))
      .onConflictDoNothing()
}

/**
 * The first batch in whose file the statement, or its car rental, left; null where neither ever did.
 * @param statement its number
 */
export async function exportedIn(queries: Queries, statement: string): Promise<string | null> {
  const [row] = await queries
    .select({ batch: settlementExports.batch })
    .from(settlementExports)
    .where(inArray(settlementExports.statement, [statement, apartNumber(statement)]))
  return row?.batch ?? null
}

const AT_ONCE = 500
