import { unpaidOf } from '#features/settlement/domain/public.ts'
import {
  entriesToRead,
  holderLookup,
  ledgerOf,
  membersOf,
  onTheWayByHolder,
  type ReturnedOrders,
} from '#features/settlement/ledger/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { whatBecameOf } from '../domain/aftermath.ts'
import { type DebtBecame, debtBecame } from '../domain/debt-became.ts'
import { type ApartOfStatement, apartOfStatement } from './apart-of-statement.ts'
import { type CorrectionRow, correctionsOf } from './correction-store.ts'
import { type Payment, paymentsByNumber } from './payments.ts'
import { type ListedStatement, newestVersions } from './statement-store.ts'

/** A statement of a person, with all that became of it. */
export interface StatementOfPerson {
  /** The newest version; where that one was reopened, there is none in force. */
  readonly row: ListedStatement
  readonly payments: readonly Payment[]
  /** Grosze that a batch holds and a bank may be paying. */
  readonly onTheWay: number
  /** The batch that holds them. */
  readonly heldBy: string | null
  /** Grosze that may still be paid under it. */
  readonly left: number
  /** A newer statement opened with its balance. */
  readonly followed: boolean
  /** What became of the debt with which it was closed; null where it was none. */
  readonly debt: DebtBecame | null
  /** What is paid apart, with its own payments; null where nothing is. */
  readonly apart: (ApartOfStatement & { readonly payments: readonly Payment[] }) | null
  /** Accepted ones, oldest first. */
  readonly corrections: readonly CorrectionRow[]
  /** By correction the number of the statement that has it as a line. */
  readonly settledIn: ReadonlyMap<string, string>
}

/**
 * A driver's statements, with those of everyone who was folded into the driver: the newest week first.
 * @param number of that one alone: nothing where it is nobody's of them
 * @param returnedOrders told by whoever keeps the batches; without it those that came back unconfirmed lack
 */
export async function statementsOfPerson(
  queries: Queries,
  driverId: string,
  number?: string,
  returnedOrders?: ReturnedOrders,
): Promise<StatementOfPerson[]> {
  const rows = await newestVersions(queries, await membersOf(queries, driverId), number)
  if (rows.length === 0) return []
  const holder = (await holderLookup(queries))(driverId)
  const ledger = await ledgerOf(queries, holder)
  const entries = await entriesToRead(queries, holder)
  const away = (await onTheWayByHolder(queries)).get(holder) ?? []
  const holderOf = await holderLookup(queries)
  const apartSources = {
    holderOf,
    apart: {
      ledgers: new Map([[holder, await ledgerOf(queries, holder, 'own-car')]]),
      onTheWay: await onTheWayByHolder(queries, 'own-car'),
    },
  }
  const left = new Map(
    unpaidOf(ledger, holder, away).map(({ statement, grosze }) => [statement, grosze] as const),
  )
  const corrections = await correctionsOf(
    queries,
    rows.map(({ id }) => id),
  )
  const settledIn = new Map(
    ledger.flatMap((entry) =>
      entry.kind === 'settlement' ? entry.corrections.map((id) => [id, entry.statement] as const) : [],
    ),
  )
  const held = new Map(away.map((order) => [order.statement, order] as const))
  const members = await membersOf(queries, holder)
  const paymentsOf = paymentsByNumber(entries, await returnedOrders?.(queries, members))
  const apartOf = (row: ListedStatement) => {
    const apart = row.reopenedAt === null ? apartOfStatement(apartSources, row) : null
    return apart && { ...apart, payments: paymentsOf(apart.number) }
  }
  return rows.map((row) => ({
    row,
    payments: paymentsOf(row.number),
    apart: apartOf(row),
    onTheWay: held.get(row.number)?.grosze ?? 0,
    heldBy: held.get(row.number)?.batch ?? null,
    left: row.reopenedAt === null ? (left.get(row.number) ?? 0) : 0,
    followed: whatBecameOf(ledger, { number: row.number, driver: row.driverId, toPay: row.toPayGrosze }, null)
      .followed,
    debt:
      row.reopenedAt === null
        ? debtBecame(
            ledger,
            { number: row.number, driver: row.driverId, holder, carry: row.carryGrosze },
            away,
          )
        : null,
    corrections: (corrections.get(row.id) ?? []).filter(({ state }) => state === 'accepted'),
    settledIn,
  }))
}
