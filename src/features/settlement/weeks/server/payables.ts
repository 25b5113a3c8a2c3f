import { and, inArray, isNull } from 'drizzle-orm'
import {
  apartNumber,
  PURSES,
  type Purse,
  statementOfNumber,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import {
  byHolder,
  holderLookup,
  type OrderOnTheWay,
  openLedgers,
  ordersOnTheWay,
} from '#features/settlement/ledger/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Payee } from './payees.ts'
import { settlementStatements } from './tables.ts'

/** What may be paid now under a closed statement. */
export interface PayableStatement {
  /** Its number, or that of its car rental. */
  readonly statement: string
  readonly purse: Purse
  readonly statementId: string
  /** Whose statement it is, be the driver folded or erased since. */
  readonly driverId: string
  readonly week: Week
  /** Over 0; less than the statement's `toPay` where part was paid, or the balance has fallen since. */
  readonly grosze: number
  /** As it was frozen at closing. */
  readonly payee: Omit<Payee, 'accountKey'>
}

/**
 * Everything that closed statements still owe, the weeks' balances and the rentals of own cars each by
 * itself, and no order is on its way for, by number.
 * @param onTheWay what batches hold, as read before this is asked; whoever lists it beside the answer hands
 * over the very same reading, or a batch that is prepared in between has a statement in both
 */
export async function payablesToTransfer(
  queries: Queries,
  onTheWay?: readonly OrderOnTheWay[],
): Promise<PayableStatement[]> {
  const left = new Map<string, number>()
  // Before the ledgers: what is paid in between is then still on its way, and never owed again.
  const orders = onTheWay ?? (await ordersOnTheWay(queries))
  const ledgers = await openLedgers(queries)
  const holderOf = await holderLookup(queries)
  for (const purse of PURSES) {
    const away = byHolder(orders, holderOf, purse)
    for (const [holder, ledger] of ledgers[purse])
      for (const { statement, grosze } of unpaidOf(ledger, holder, away.get(holder) ?? []))
        left.set(statement, grosze)
  }
  if (left.size === 0) return []
  const numbers = [...new Set([...left.keys()].map(statementOfNumber))]
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
      payeeTakesCash: settlementStatements.payeeTakesCash,
    })
    .from(settlementStatements)
    .where(and(inArray(settlementStatements.number, numbers), isNull(settlementStatements.reopenedAt)))
    .orderBy(settlementStatements.number)
  return rows.flatMap((row) => {
    const under = { week: row.number, 'own-car': apartNumber(row.number) }
    return PURSES.flatMap((purse) => {
      const grosze = left.get(under[purse])
      return grosze === undefined ? [] : [payableOf(row, { purse, statement: under[purse], grosze })]
    })
  })
}

interface StatementOfPayable extends Week {
  readonly id: string
  readonly driverId: string
  readonly payeeName: string
  readonly payeeAddress: readonly string[]
  readonly payeeAccount: string | null
  readonly payeeAccountMasked: string | null
  readonly payeeTakesCash: boolean
}

function payableOf(
  row: StatementOfPayable,
  told: Pick<PayableStatement, 'purse' | 'statement' | 'grosze'>,
): PayableStatement {
  return {
    ...told,
    statementId: row.id,
    driverId: row.driverId,
    week: { year: row.year, week: row.week },
    payee: {
      name: row.payeeName,
      address: row.payeeAddress,
      account: row.payeeAccount,
      masked: row.payeeAccountMasked,
      takesCash: row.payeeTakesCash,
    },
  }
}
