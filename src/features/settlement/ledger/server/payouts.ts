import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { book, type LedgerFault, type Payable, purseOf } from '#features/settlement/domain/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { standingEntries } from '../domain/stored-entry.ts'
import { takenBackNow } from '../domain/taken-back.ts'
import {
  appendEntries,
  beginLedger,
  entriesToRead,
  holderLookup,
  type LedgersByPurse,
  ledgersOf,
  type NewEntry,
} from './entries.ts'
import { openLedgers } from './open-ledgers.ts'
import { settlementLedger, settlementOrders } from './tables.ts'
import { undoEntry } from './undo-entry.ts'

/** Who books, and when. */
export interface Booking {
  /** Instant. */
  readonly at: string
  /** The name, as it is at that moment. */
  readonly by: string
}

/**
 * A person has seen at the bank that the orders of a batch went out: each is a payout in the ledger, and no
 * longer on its way. What went out is booked as it went, whatever was corrected since it left: nothing that
 * a bank has paid can be refused here.
 * @param statements all of the batch's orders that are still on the way where not told
 * @returns how many were booked
 */
export async function bookPayout(
  tx: Tx,
  batch: string,
  { at, by }: Booking,
  statements?: readonly string[],
): Promise<number> {
  await beginLedger(tx)
  const mine = and(
    eq(settlementOrders.batch, batch),
    statements ? inArray(settlementOrders.statement, [...statements]) : undefined,
  )
  const orders = await tx.select().from(settlementOrders).where(mine).orderBy(settlementOrders.statement)
  const ledgers = await openLedgers(tx, { driverIds: orders.map(({ driverId }) => driverId) })
  const holderOf = await holderLookup(tx)
  const entries: NewEntry[] = []
  for (const { driverId, statement, grosze } of orders) {
    const entry = payoutEntry({ driverId, statement, grosze, at, by, batch })
    const booked = bookOn(ledgers, holderOf(driverId), entry, orders)
    if (!booked.ok) throw new Error(`${statement} went out and can't be booked: ${booked.error.code}`)
    entries.push(entry)
  }
  await appendEntries(tx, entries)
  await tx.delete(settlementOrders).where(mine)
  return entries.length
}

/**
 * A transfer that had been confirmed came back: its money is the driver's again.
 * @param batch whose order it was
 */
export async function bookReturn(
  tx: Tx,
  { batch, statement, at, by, note }: Booking & { batch: string; statement: string; note: string },
): Promise<void> {
  await beginLedger(tx)
  const payout = await payoutOf(tx, batch, statement)
  if (!payout) throw new Error(`${statement} came back, and was never paid by ${batch}`)
  const entry: NewEntry = {
    id: randomUUID(),
    driverId: payout.driverId,
    kind: 'payout-returned',
    purse: payout.purse,
    grosze: 0 - payout.grosze,
    statement,
    ofEntry: payout.id,
    batch,
    bookedAt: at,
    bookedBy: by,
    note,
  }
  const holder = (await holderLookup(tx))(payout.driverId)
  const booked = bookOn(await ledgersOf(tx, holder), holder, entry)
  if (!booked.ok) throw new Error(`${statement} came back and can't be booked: ${booked.error.code}`)
  await appendEntries(tx, [entry])
}

async function payoutOf(tx: Tx, batch: string, statement: string) {
  const [payout] = await tx
    .select()
    .from(settlementLedger)
    .where(
      and(
        eq(settlementLedger.kind, 'payout'),
        eq(settlementLedger.batch, batch),
        eq(settlementLedger.statement, statement),
      ),
    )
  return payout
}

/**
 * That a confirmed transfer came back was a mistake: it went out, as it was booked. Null where it was never
 * booked, since it was said to be back before anybody confirmed it.
 */
export async function undoReturn(
  tx: Tx,
  { batch, statement, ...booking }: Booking & { batch: string; statement: string; note: string },
) {
  await beginLedger(tx)
  const payout = await payoutOf(tx, batch, statement)
  if (!payout) return ok(null)
  const { standing } = takenBackNow(await entriesToRead(tx, payout.driverId, payout.purse))
  const back = standing.get(payout.id)
  if (back === undefined) throw new Error(`${statement} of ${batch} is not back`)
  return undoEntry(tx, back, booking)
}

/** Of a transfer that was confirmed, or of cash that was handed over. `grosze` is over 0. */
export function payoutEntry(told: {
  readonly driverId: string
  readonly statement: string
  readonly grosze: number
  readonly at: string
  readonly by: string
  readonly batch?: string
  readonly receipt?: string
  readonly note?: string
}): NewEntry {
  const { driverId, statement, grosze, at, by, batch, receipt, note } = told
  return {
    id: randomUUID(),
    driverId,
    kind: 'payout',
    purse: purseOf(statement),
    grosze: 0 - grosze,
    statement,
    batch: batch ?? null,
    receipt: receipt ?? null,
    bookedAt: at,
    bookedBy: by,
    note: note ?? '',
  }
}

/**
 * Books the entry on what the holder has in its purse, by the ledger's rules, and keeps it for what is
 * booked after.
 * @param onTheWay of a payout the orders that it may be of
 */
export function bookOn(
  byPurse: LedgersByPurse,
  holder: string,
  entry: NewEntry,
  onTheWay: readonly Payable[] = [],
): Result<true, LedgerFault> {
  const [rule] = standingEntries([
    {
      ...entry,
      statement: entry.statement ?? null,
      ofEntry: entry.ofEntry ?? null,
      foldedId: entry.foldedId ?? null,
      corrections: entry.corrections ?? [],
      onTheWay: entry.onTheWay ?? [],
    },
  ])
  if (!rule) throw new Error(`No entry of the ledger: ${entry.kind}`)
  const ledgers = byPurse[entry.purse ?? 'week']
  const booked = book(ledgers.get(holder) ?? [], rule, onTheWay)
  if (!booked.ok) return booked
  ledgers.set(holder, booked.value)
  return ok(true)
}
