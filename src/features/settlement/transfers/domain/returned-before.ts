import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'

/** An order of a driver that left in a file. */
export interface SentOrder {
  readonly driver: string
  /** Undefined where nobody can read it any more: it may be any account. */
  readonly account: AccountNumber | undefined
  /** Instants. */
  readonly leftAt: string
  readonly returned: ReturnOfOrder | undefined
}

/** That the bank refused an order or sent it back. */
export interface ReturnOfOrder {
  /** Instant. */
  readonly at: string
  /** Of whoever noted it; it may be empty. */
  readonly reason: string
}

/**
 * The return that a person is asked about before money goes to that account of the driver again: the last
 * one, whatever account was used meanwhile. Undefined where none came back, and where an order has left to
 * the account since: somebody was asked about that one.
 */
export function returnBefore(
  sent: readonly SentOrder[],
  driver: string,
  account: AccountNumber,
): ReturnOfOrder | undefined {
  const own = sent.filter((order) => order.driver === driver)
  const last = own
    .filter((order) => order.account === undefined || order.account === account)
    .flatMap(({ returned }) => returned ?? [])
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1)
  const since = own.some(
    (order) =>
      order.returned === undefined &&
      order.account === account &&
      last !== undefined &&
      Date.parse(order.leftAt) > Date.parse(last.at),
  )
  return since ? undefined : last
}

/** What a person said of one order: it may go to the account from which this return came. */
export interface SentAgain {
  readonly statement: string
  /** The return that was seen, by its instant: one that came later is another question. */
  readonly returnedAt: string
}

/** Orders to accounts from which money came back, of which nobody has said that it may go there again. */
export function unaskedReturns<Order extends { readonly statement: string }>(
  orders: readonly Order[],
  returnOf: (order: Order) => ReturnOfOrder | undefined,
  again: readonly SentAgain[],
): string[] {
  return orders.flatMap((order) => {
    const found = returnOf(order)
    const isSaid = again.some(
      ({ statement, returnedAt }) =>
        statement === order.statement && Date.parse(returnedAt) === Date.parse(found?.at ?? ''),
    )
    return found && !isSaid ? [order.statement] : []
  })
}
