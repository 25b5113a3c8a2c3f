import { and, inArray, isNull } from 'drizzle-orm'
import {
  apartNumber,
  PURSES,
  type Purse,
  statementOfNumber,
  unpaidOf,
  waitsForNext,
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
  return (await owedToTransfer(queries, onTheWay)).payables
}

/** Owed to a driver, and payable under no statement until the next one is closed. */
export interface WaitsForNext {
  /** Who holds the ledger. */
  readonly driverId: string
  readonly purse: Purse
  readonly grosze: number
}

/** The same, with what is owed and waits for the next statement of its driver. */
export async function owedToTransfer(
  queries: Queries,
  onTheWay?: readonly OrderOnTheWay[],
): Promise<{ readonly payables: PayableStatement[]; readonly waiting: readonly WaitsForNext[] }> {
  const waiting: WaitsForNext[] = []
  const left = new Map<string, number>()
  // Before the ledgers: what is paid in between is then still on its way, and never owed again.
  const orders = onTheWay ?? (await ordersOnTheWay(queries))
  const ledgers = await openLedgers(queries)
  const holderOf = await holderLookup(queries)
  for (const purse of PURSES) {
    const away = byHolder(orders, holderOf, purse)
    for (const [holder, ledger] of ledgers[purse]) {
      const own = away.get(holder) ?? []
      for (const { statement, grosze } of unpaidOf(ledger, holder, own)) left.set(statement, grosze)
      const grosze = waitsForNext(ledger, holder, own)
      if (grosze > 0) waiting.push({ driverId: holder, purse, grosze })
    }
  }
  if (left.size === 0) return { payables: [], waiting }
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
  const payables = rows.flatMap((row) => {
    const under = { week: row.number, 'own-car': apartNumber(row.number) }
    return PURSES.flatMap((purse) => {
      const grosze = left.get(under[purse])
      return grosze === undefined ? [] : [payableOf(row, { purse, statement: under[purse], grosze })]
    })
  })
  return { payables, waiting }
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
