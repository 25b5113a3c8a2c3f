import type { LedgerKind } from './ledger-kinds.ts'

interface Row {
  readonly id: string
  readonly kind: LedgerKind
  readonly ofEntry: string | null
}

export interface TakenBack<R extends Row> {
  /** By pay-in or payout what takes it back now: a storno, or the return of a transfer. */
  readonly standing: ReadonlyMap<string, R>
  /** Returns and stornos that were undone, with what undid each: the two are nothing together. */
  readonly undone: ReadonlySet<string>
  /** Of those, what undid the others. */
  readonly undoing: ReadonlySet<string>
  /** By pay-in or payout the last storno or undoing of it, which the next one names. */
  readonly last: ReadonlyMap<string, R>
}

/**
 * What was taken back, and what of that was taken back in turn: a storno or a return that was booked by
 * mistake is undone by a storno of its own, and may come again after it.
 * @param rows in the order in which they were booked
 */
export function takenBackNow<R extends Row>(rows: readonly R[]): TakenBack<R> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const standing = new Map<string, R>()
  const last = new Map<string, R>()
  const undone = new Set<string>()
  const undoing = new Set<string>()
  for (const row of rows) {
    if (!takesBack(row) || row.ofEntry === null) continue
    const payment = paymentOf(row, byId)
    const before = byId.get(row.ofEntry)
    const isUndoing = before !== undefined && takesBack(before) && !undoing.has(before.id)
    last.set(payment, row)
    if (!isUndoing) {
      standing.set(payment, row)
      continue
    }
    standing.delete(payment)
    undoing.add(row.id)
    undone.add(row.id).add(before.id)
  }
  return { standing, undone, undoing, last }
}

/** The pay-in or payout at the beginning of what took back one another. */
function paymentOf(row: Row, byId: ReadonlyMap<string, Row>): string {
  const of = row.ofEntry ?? row.id
  const before = byId.get(of)
  return before && takesBack(before) ? paymentOf(before, byId) : of
}

function takesBack({ kind }: Row): boolean {
  return kind === 'storno' || kind === 'payout-returned'
}
