import {
  type entriesToRead,
  type ReturnedOrder,
  takenBackNow,
} from '#features/settlement/ledger/server/public.ts'

type Entry = Awaited<ReturnType<typeof entriesToRead>>[number]

/** Money that went out under a statement. */
export interface Payment {
  /** Instants. */
  readonly at: string
  /** When the transfer came back, or the cash was taken back; null where it was not. */
  readonly returnedAt: string | null
  readonly grosze: number
  /** Why it came back, or was taken back; null where it was not. */
  readonly reason: string | null
  /** Of a transfer: a person saw at the bank that it went out. One that was not came back. */
  readonly confirmed: boolean
  /** The batch of transfers; null where it was cash. */
  readonly batch: string | null
  /** Of cash: `KW/2026/0007`. */
  readonly receipt: string | null
}

/**
 * By number, the oldest payment first.
 * @param entries of one driver's ledgers, as they were booked
 * @param returned orders that came back before anybody confirmed them: no entry tells of these
 */
export function paymentsByNumber(
  entries: readonly Entry[],
  returned: readonly ReturnedOrder[] = [],
): (number: string) => Payment[] {
  const returns = new Map(
    [...takenBackNow(entries).standing].map(([payment, { bookedAt, note }]) => [
      payment,
      { at: bookedAt, reason: note },
    ]),
  )
  const booked = (number: string): Payment[] =>
    entries.flatMap(({ kind, statement, id, bookedAt, grosze, batch, receipt }) =>
      kind === 'payout' && statement === number
        ? [
            {
              ...{ at: bookedAt, grosze: 0 - grosze, batch, receipt, confirmed: true },
              ...{ returnedAt: returns.get(id)?.at ?? null, reason: returns.get(id)?.reason ?? null },
            },
          ]
        : [],
    )
  return (number) =>
    [
      ...booked(number),
      ...returned.filter(({ statement }) => statement === number).map(unconfirmed),
    ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function unconfirmed({ sentAt, returnedAt, reason, grosze, batch }: ReturnedOrder): Payment {
  return { at: sentAt, returnedAt, reason, grosze, batch, receipt: null, confirmed: false }
}
