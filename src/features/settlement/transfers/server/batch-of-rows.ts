import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import { dateOfInstant } from '#platform/server/clock.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { Unreadable } from '#platform/server/secrets.ts'
import type { PreparedBatch } from '../domain/batch.ts'
import type { ApprovalRow, BatchRow, OrderRow } from './batch-store.ts'
import { orderOf } from './sealed-order.ts'

/**
 * A batch as it was prepared, for the rules to write its files.
 * @throws Unreadable where one of its orders was sealed with a key that is lost
 */
export function preparedOf(
  secrets: Secrets,
  row: BatchRow,
  orders: readonly OrderRow[],
  approvals: readonly ApprovalRow[],
): PreparedBatch {
  return {
    number: row.number,
    orders: orders.map((order) => {
      const opened = orderOf(secrets, order)
      if (!opened) throw new Unreadable('It was sealed with another key.')
      return opened
    }),
    tally: { count: row.orders, total: row.total as Grosze },
    payer: {
      name: row.payerName,
      address: row.payerAddress,
      account: row.payerAccount as AccountNumber,
    },
    date: row.date,
    format: row.format,
    profile: row.profile,
    // The database spells instants otherwise than the file's format has them.
    prepared: { by: row.preparedById, at: isoSeconds(row.preparedAt) },
    approvals: approvals.map(({ userId, at }) => ({ by: userId, at })),
  }
}

/** `2026-11-23T09:15:00Z` */
function isoSeconds(instant: string): string {
  return `${dateOfInstant(instant).toISOString().slice(0, 19)}Z`
}
