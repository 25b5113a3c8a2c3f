import { book, type Ledger, type Payable, unpaidOf } from '#features/settlement/domain/public.ts'

export type WhyNotUndone =
  /** A statement opened with that money since. */
  | { readonly code: 'settled_since'; readonly statement: string }
  /** It was paid out again, or a batch holds it: null where it was cash, or another transfer. */
  | { readonly code: 'paid_since'; readonly statement: string; readonly batch: string | null }

/**
 * Why a return, or a storno, can't be undone: something stands on the money that it gave back. Without it the
 * ledger must be one in which everything that was booked since could have been booked as well, and what
 * batches hold is payable.
 * @param id of the return or storno
 * @param held orders of batches on their way
 */
export function whyNotUndone(
  ledger: Ledger,
  holder: string,
  id: string,
  held: readonly (Payable & { readonly batch: string })[],
): WhyNotUndone | undefined {
  const at = ledger.findIndex((entry) => entry.id === id)
  const since = ledger.slice(at + 1)
  const settled = since.find((entry) => entry.kind === 'settlement')
  if (settled?.kind === 'settlement') return { code: 'settled_since', statement: settled.statement }
  let without: Ledger = ledger.slice(0, at)
  for (const entry of since) {
    if (entry.kind === 'payout' && !book(without, entry).ok)
      return { code: 'paid_since', statement: entry.statement, batch: null }
    without = [...without, entry]
  }
  const payable = unpaidOf(without, holder)
  const short = held.find(
    ({ statement, grosze }) =>
      grosze > (payable.find((one) => one.statement === statement)?.grosze ?? 0) &&
      ledger.some((entry) => entry.kind === 'settlement' && entry.statement === statement),
  )
  return short && { code: 'paid_since', statement: short.statement, batch: short.batch }
}
