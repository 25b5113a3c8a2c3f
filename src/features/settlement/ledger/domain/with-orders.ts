interface Booked {
  readonly kind: string
  readonly statement: string | null
  /** Instant. */
  readonly at: string
}

interface Order {
  readonly statement: string
  /** The instant since when a batch holds it. */
  readonly since: string
}

/**
 * A ledger to be read with the orders that batches hold among its entries, each where it was prepared and
 * never before the statement that it pays: so the balance after the last row is what is owed beside them,
 * with which the next statement opens.
 * @param entries in the order in which they were booked
 */
export function withOrders<Entry extends Booked, Held extends Order>(
  entries: readonly Entry[],
  orders: readonly Held[],
): (Entry | Held)[] {
  return orders.reduce<(Entry | Held)[]>((shown, order) => {
    const own = shown.findLastIndex(
      (row) => 'kind' in row && row.kind === 'settlement' && row.statement === order.statement,
    )
    const later = shown.findIndex((row, at) => at > own && instantOf(row) > Date.parse(order.since))
    return shown.toSpliced(later < 0 ? shown.length : later, 0, order)
  }, entries.slice())
}

function instantOf(row: Booked | Order): number {
  return Date.parse('at' in row ? row.at : row.since)
}
