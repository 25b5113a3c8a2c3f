import { and, inArray, isNull } from 'drizzle-orm'
import { unpaidOf } from '#features/settlement/domain/public.ts'
import { ledgersByHolder, onTheWayByHolder } from '#features/settlement/ledger/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Payee } from './payees.ts'
import { settlementStatements } from './tables.ts'

/** What may be paid now under a closed statement. */
export interface PayableStatement {
  /** Its number. */
  readonly statement: string
  readonly statementId: string
  /** Whose statement it is, be the driver folded or erased since. */
  readonly driverId: string
  readonly week: Week
  /** Over 0; less than the statement's `toPay` where part was paid, or the balance has fallen since. */
  readonly grosze: number
  /** As it was frozen at closing. */
  readonly payee: Payee
}

/**
 * Everything that closed statements still owe and no order is on its way for, by number. Add
 * `ordersOnTheWay` for what batches hold.
 */
export async function payablesToTransfer(queries: Queries): Promise<PayableStatement[]> {
  const ledgers = await ledgersByHolder(queries)
  const away = await onTheWayByHolder(queries)
  const left = new Map(
    [...ledgers].flatMap(([holder, ledger]) =>
      unpaidOf(ledger, holder, away.get(holder) ?? []).map(
        ({ statement, grosze }) => [statement, grosze] as const,
      ),
    ),
  )
  if (left.size === 0) return []
  const rows = await queries
    .select({
      number: settlementStatements.number,
      id: settlementStatements.id,
      driverId: settlementStatements.driverId,
      year: settlementStatements.year,
      week: settlementStatements.week,
      payeeName: settlementStatements.payeeName,
      payeeAddress: settlementStatements.payeeAddress,
      payeeAccount: settlementStatements.payeeAccount,
      payeeAccountMasked: settlementStatements.payeeAccountMasked,
    })
    .from(settlementStatements)
    .where(
      and(inArray(settlementStatements.number, [...left.keys()]), isNull(settlementStatements.reopenedAt)),
    )
    .orderBy(settlementStatements.number)
  return rows.map((row) => ({
    statement: row.number,
    statementId: row.id,
    driverId: row.driverId,
    week: { year: row.year, week: row.week },
    grosze: left.get(row.number) ?? 0,
    payee: {
      name: row.payeeName,
      address: row.payeeAddress,
      account: row.payeeAccount,
      masked: row.payeeAccountMasked,
    },
  }))
}
