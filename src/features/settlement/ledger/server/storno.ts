import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { balanceOf } from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { fleetTime, fleetTimeOfInstant, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { takenBackNow } from '../domain/taken-back.ts'
import {
  appendEntries,
  beginLedger,
  entriesToRead,
  holderLookup,
  type LedgerRow,
  ledgersOf,
  type NewEntry,
} from './entries.ts'
import { bookOn } from './payouts.ts'
import { settlementLedger } from './tables.ts'
import { undoEntry } from './undo-entry.ts'

/** A pay-in, or cash that was handed over; what a bank moved is told in its batch. */
export function isCash({ kind, batch }: Pick<LedgerRow, 'kind' | 'batch'>): boolean {
  return kind === 'pay-in' || (kind === 'payout' && batch === null)
}

/**
 * Takes back what was booked wrong, whole, by a counter entry: nothing of a ledger is changed. Money that a
 * next statement opened with becomes a debt there, or is owed again.
 */
export async function takeBack(
  tx: Tx,
  { clock }: Platform,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: string },
) {
  await beginLedger(tx)
  const [entry] = await tx.select().from(settlementLedger).where(eq(settlementLedger.id, id))
  if (!entry) return fail({ code: 'no_such_entry' as const })
  if (!isCash(entry)) return fail({ code: 'not_cash' as const })
  const { driverId, purse, grosze, statement } = entry
  const { standing, last } = takenBackNow(await entriesToRead(tx, driverId, purse))
  if (standing.has(id)) return fail({ code: 'taken_back' as const })
  const counter: NewEntry = {
    ...{ id: randomUUID(), driverId, kind: 'storno', purse, grosze: 0 - grosze, statement },
    // After one that was undone it names what undid it: an entry is taken back once.
    ofEntry: last.get(id)?.id ?? id,
    ...{ bookedAt: instantNow(clock), bookedBy: by, note: reason },
  }
  const holder = (await holderLookup(tx))(driverId)
  const ledgers = await ledgersOf(tx, holder)
  const booked = bookOn(ledgers, holder, { ...counter, ofEntry: id })
  if (!booked.ok) throw new Error(`The entry ${id} can't be taken back: ${booked.error.code}`)
  await appendEntries(tx, [counter])
  return ok({
    driverId,
    grosze,
    balanceGrosze: balanceOf(ledgers[purse].get(holder) ?? [], holder),
  })
}

/**
 * Undoes a storno that was a mistake: the cash stands as it was booked, and its receipt holds again. Not
 * where anything was paid, prepared or settled on the strength of the storno.
 */
export async function undoStorno(
  tx: Tx,
  { clock }: Platform,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: string },
) {
  await beginLedger(tx)
  const [entry] = await tx.select().from(settlementLedger).where(eq(settlementLedger.id, id))
  if (!entry) return fail({ code: 'no_such_entry' as const })
  const { undone, standing } = takenBackNow(await entriesToRead(tx, entry.driverId, entry.purse))
  if (undone.has(id)) return fail({ code: 'undone' as const })
  if (entry.kind !== 'storno' || ![...standing.values()].some((row) => row.id === id))
    return fail({ code: 'no_such_entry' as const })
  return undoEntry(tx, entry, { at: instantNow(clock), by, note: reason })
}

/** What took back the cash of a receipt. @param receipt its number */
export async function stornoOfReceipt(queries: Queries, receipt: string): Promise<LedgerRow | undefined> {
  const [entry] = await queries
    .select({ id: settlementLedger.id, driverId: settlementLedger.driverId })
    .from(settlementLedger)
    .where(eq(settlementLedger.receipt, receipt))
  return entry && takenBackNow(await entriesToRead(queries, entry.driverId)).standing.get(entry.id)
}

/**
 * The same amount of the same driver that was booked today, and not taken back: perhaps it is said twice.
 * @param told its effect on the balance: positive of a pay-in
 */
export async function sameToday(
  tx: Tx,
  { clock }: Platform,
  told: Pick<LedgerRow, 'driverId' | 'kind' | 'purse' | 'grosze'>,
): Promise<LedgerRow | undefined> {
  const today = fleetTime(clock).date
  const entries = await entriesToRead(tx, told.driverId, told.purse)
  const takenBack = takenBackNow(entries).standing
  return entries.find(
    (entry) =>
      entry.kind === told.kind &&
      entry.grosze === told.grosze &&
      isCash(entry) &&
      !takenBack.has(entry.id) &&
      fleetTimeOfInstant(entry.bookedAt).date === today,
  )
}
