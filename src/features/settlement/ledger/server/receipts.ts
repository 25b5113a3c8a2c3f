import { eq, sql } from 'drizzle-orm'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { settlementReceiptNumbers, settlementReceipts } from './tables.ts'

export type Receipt = typeof settlementReceipts.$inferSelect

const LETTERS = { 'paid-out': 'KW', 'paid-in': 'KP' } as const

/**
 * Makes the next receipt of its kind and year: `KW/2026/0007` of cash paid out, `KP/2026/0003` of cash paid
 * in. The year's row stays locked until the transaction ends, so that no number is left out.
 * @param today of the fleet, whose year it is numbered in
 */
export async function makeReceipt(
  tx: Tx,
  today: CalendarDate,
  told: Omit<Receipt, 'number'>,
): Promise<string> {
  const { year } = dateParts(today)
  const [row] = await tx
    .insert(settlementReceiptNumbers)
    .values({ kind: told.kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [settlementReceiptNumbers.kind, settlementReceiptNumbers.year],
      set: { last: sql`${settlementReceiptNumbers.last} + 1` },
    })
    .returning({ last: settlementReceiptNumbers.last })
  const number = `${LETTERS[told.kind]}/${year}/${String(row?.last ?? 1).padStart(4, '0')}`
  await tx.insert(settlementReceipts).values({ ...told, number })
  return number
}

export async function receiptOf(queries: Queries, number: string): Promise<Receipt | undefined> {
  const [found] = await queries.select().from(settlementReceipts).where(eq(settlementReceipts.number, number))
  return found
}
