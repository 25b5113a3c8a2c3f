import { type Ledger, sumOf, unpaidOf } from '#features/settlement/domain/public.ts'

/** What has become of a closed statement since. */
export interface WhatBecame {
  /** The batch that has an order for it, prepared or handed out. */
  readonly onTheWay: string | null
  /** In full; never where nothing was to be paid. */
  readonly paid: boolean
  /** Anything was paid under it and did not come back, be it part. */
  readonly paidAnything: boolean
  /** A newer statement opened with its balance. */
  readonly followed: boolean
  /** And holds what was left unpaid of it. */
  readonly rolledOver: boolean
}

/** Why a closed statement is not opened again: what left the house is changed by corrections alone. */
export type WhyNotReopened =
  | 'in_batch'
  | 'already_exported'
  | 'already_paid'
  | 'already_corrected'
  | 'already_followed'

/**
 * Undefined where it may be reopened. Source: settlement.md, States.
 * @param exported the batch in whose file it ever left, also where its order came back
 * @param corrections accepted ones
 */
export function whyNotReopened(
  { onTheWay, paidAnything, followed }: WhatBecame,
  { exported, corrections }: { readonly exported: string | null; readonly corrections: number },
): WhyNotReopened | undefined {
  if (exported !== null) return 'already_exported'
  if (onTheWay !== null) return 'in_batch'
  if (paidAnything) return 'already_paid'
  if (corrections > 0) return 'already_corrected'
  return followed ? 'already_followed' : undefined
}

/** Of the week's money and what is paid apart together: what happened to either happened to the statement. */
export function eitherOf(week: WhatBecame, apart: WhatBecame): WhatBecame {
  return {
    onTheWay: week.onTheWay ?? apart.onTheWay,
    paid: week.paid && apart.paid,
    paidAnything: week.paidAnything || apart.paidAnything,
    followed: week.followed || apart.followed,
    rolledOver: week.rolledOver && apart.rolledOver,
  }
}

/** @param ledger of whoever holds it now, in the order in which it was booked */
export function whatBecameOf(
  ledger: Ledger,
  { number, driver, toPay }: { readonly number: string; readonly driver: string; readonly toPay: number },
  onTheWay: string | null,
): WhatBecame {
  const at = ledger.findIndex((entry) => entry.kind === 'settlement' && entry.statement === number)
  const paid = paidUnder(ledger, number)
  const heldFrom = holdersOf(ledger, driver)
  const followed = ledger.some((entry, index) => {
    const from = heldFrom.get(entry.driver)
    return entry.kind === 'settlement' && index > at && from !== undefined && index > from
  })
  const isPaid = toPay > 0 && paid >= toPay
  const isDue = () => unpaidOf(ledger, driver).some(({ statement }) => statement === number)
  const rolledOver = followed && !isPaid && toPay > 0 && onTheWay === null && !isDue()
  return { onTheWay, paid: isPaid, paidAnything: paid > 0, followed, rolledOver }
}

/** In grosze, less what came back. @param number of a statement, or of its car rental */
export function paidUnder(ledger: Ledger, number: string): number {
  const payouts = new Set(
    ledger.flatMap((entry) => (entry.kind === 'payout' && entry.statement === number ? [entry.id] : [])),
  )
  return sumOf(
    ledger.map((entry) => {
      if (entry.kind === 'payout' && entry.statement === number) return entry.grosze
      return entry.kind === 'payout-returned' && payouts.has(entry.payout) ? 0 - entry.grosze : 0
    }),
  )
}

/**
 * The driver and everyone into whom the driver was folded, one after another, with the place of the
 * folding.
 */
function holdersOf(ledger: Ledger, driver: string): ReadonlyMap<string, number> {
  const held = new Map([[driver, -1]])
  let last = driver
  for (const [index, entry] of ledger.entries()) {
    if (entry.kind !== 'link' || entry.folded !== last) continue
    last = entry.driver
    held.set(last, index)
  }
  return held
}
