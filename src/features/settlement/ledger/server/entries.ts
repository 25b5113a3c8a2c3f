import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { balanceOf, type Ledger, type Purse } from '#features/settlement/domain/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { standingEntries } from '../domain/stored-entry.ts'
import { settlementLedger } from './tables.ts'

export type LedgerRow = typeof settlementLedger.$inferSelect
/** What an entry tells beside its number, which the ledger counts itself. */
export type NewEntry = Omit<typeof settlementLedger.$inferInsert, 'no'>

/**
 * Begins an act that books: whoever closes, pays, takes back or folds comes after whoever began before, so
 * that nothing is booked on a balance that another act is changing. Taken after the rows of other features,
 * and after `beginResults`.
 */
export async function beginLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('settlement ledger')})`)
}

export const RULE_COLUMNS = {
  id: settlementLedger.id,
  driverId: settlementLedger.driverId,
  kind: settlementLedger.kind,
  grosze: settlementLedger.grosze,
  statement: settlementLedger.statement,
  ofEntry: settlementLedger.ofEntry,
  corrections: settlementLedger.corrections,
  onTheWay: settlementLedger.onTheWay,
  foldedId: settlementLedger.foldedId,
}

/** Both ledgers of a driver know who was folded into whom. */
function entriesOfPurse(purse: Purse) {
  return or(eq(settlementLedger.purse, purse), eq(settlementLedger.kind, 'link'))
}

/** Of the driver and everyone whose entries are this driver's too, whoever of them is named. */
export async function ledgerOf(queries: Queries, driverId: string, purse: Purse = 'week'): Promise<Ledger> {
  const members = await membersOf(queries, driverId)
  const rows = await queries
    .select(RULE_COLUMNS)
    .from(settlementLedger)
    .where(and(inArray(settlementLedger.driverId, members), entriesOfPurse(purse)))
    .orderBy(asc(settlementLedger.no))
  return standingEntries(rows)
}

export type LedgersByPurse = Readonly<Record<Purse, Map<string, Ledger>>>

/** Both ledgers of one driver, entry by entry, for acts on numbers of either. @param holder of the ledger */
export async function ledgersOf(queries: Queries, holder: string): Promise<LedgersByPurse> {
  return {
    week: new Map([[holder, await ledgerOf(queries, holder)]]),
    'own-car': new Map([[holder, await ledgerOf(queries, holder, 'own-car')]]),
  }
}

/** Those of the drivers of whom anything was ever booked, under their own id. */
export async function bookedDrivers(queries: Queries, driverIds: readonly string[]): Promise<Set<string>> {
  if (driverIds.length === 0) return new Set()
  const rows = await queries
    .selectDistinct({ driverId: settlementLedger.driverId })
    .from(settlementLedger)
    .where(inArray(settlementLedger.driverId, [...driverIds]))
  return new Set(rows.map(({ driverId }) => driverId))
}

/** In grosze, of whoever holds the driver's ledger: over 0 is owed to the driver. */
export async function balanceOfDriver(
  queries: Queries,
  driverId: string,
  purse: Purse = 'week',
): Promise<number> {
  return balanceOf(await ledgerOf(queries, driverId, purse), driverId)
}

/**
 * Every entry of the driver and of who was folded in, as it was booked, for a person to read.
 * @param purse with the links; both ledgers where left out
 */
export async function entriesToRead(queries: Queries, driverId: string, purse?: Purse): Promise<LedgerRow[]> {
  const members = await membersOf(queries, driverId)
  return queries
    .select()
    .from(settlementLedger)
    .where(and(inArray(settlementLedger.driverId, members), purse && entriesOfPurse(purse)))
    .orderBy(asc(settlementLedger.no))
}

/** In one statement, so that others have their turn after it. */
const AT_ONCE = 100

/** Adds the entries at the end, in their order. Only under `beginLedger`. */
export async function appendEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const [last] = await tx.select({ no: sql<number>`coalesce(max(no), 0)` }).from(settlementLedger)
  const from = Number(last?.no ?? 0) + 1
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await tx
      .insert(settlementLedger)
      .values(entries.slice(at, at + AT_ONCE).map((entry, index) => ({ ...entry, no: from + at + index })))
}

/** The holder of every driver who was folded into another one, and everybody else's own id. */
export async function holderLookup(queries: Queries): Promise<(driverId: string) => string> {
  return holders(await linksOf(queries))
}

export function linksOf(queries: Queries) {
  return queries
    .select({
      driverId: settlementLedger.driverId,
      kind: settlementLedger.kind,
      foldedId: settlementLedger.foldedId,
    })
    .from(settlementLedger)
    .where(eq(settlementLedger.kind, 'link'))
}

export type Link = Pick<LedgerRow, 'driverId' | 'kind' | 'foldedId'>

export function holders(rows: readonly Link[]): (driverId: string) => string {
  const into = new Map(
    rows.flatMap(({ kind, driverId, foldedId }) =>
      kind === 'link' && foldedId ? [[foldedId, driverId] as const] : [],
    ),
  )
  const holderOf = (driverId: string): string => {
    const next = into.get(driverId)
    return next === undefined ? driverId : holderOf(next)
  }
  return holderOf
}

/** The driver, whoever holds the ledger now, and everyone folded into that one. */
export async function membersOf(queries: Queries, driverId: string): Promise<string[]> {
  return membersOfAll(await linksOf(queries), [driverId])
}

/** The same of several drivers, each once. */
export function membersOfAll(links: readonly Link[], driverIds: readonly string[]): string[] {
  const holderOf = holders(links)
  const wanted = new Set(driverIds.map(holderOf))
  const folded = links.flatMap(({ foldedId }) => foldedId ?? [])
  return [...new Set([...driverIds, ...wanted, ...folded.filter((id) => wanted.has(holderOf(id)))])]
}
