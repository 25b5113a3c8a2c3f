import type { entriesToRead } from '#features/settlement/ledger/server/public.ts'

type Entry = Awaited<ReturnType<typeof entriesToRead>>[number]

/** Money that went out under a statement. */
export interface Payment {
  /** Instants. */
  readonly at: string
  /** When the transfer came back, or the cash was taken back; null where it was not. */
  readonly returnedAt: string | null
  readonly grosze: number
  /** The batch of transfers; null where it was cash. */
  readonly batch: string | null
  /** Of cash: `KW/2026/0007`. */
  readonly receipt: string | null
}

/** By number, the oldest payment first. @param entries of one driver's ledgers, as they were booked */
export function paymentsByNumber(entries: readonly Entry[]): (number: string) => Payment[] {
  const returns = new Map(
    entries.flatMap(({ kind, ofEntry, bookedAt }) =>
      (kind === 'payout-returned' || kind === 'storno') && ofEntry ? [[ofEntry, bookedAt] as const] : [],
    ),
  )
  return (number) =>
    entries.flatMap(({ kind, statement, id, bookedAt, grosze, batch, receipt }) =>
      kind === 'payout' && statement === number
        ? [{ at: bookedAt, returnedAt: returns.get(id) ?? null, grosze: 0 - grosze, batch, receipt }]
        : [],
    )
}
