import { type Ledger, openingOf, sumOf } from '#features/settlement/domain/public.ts'

/** What of a statement is paid under it no more, in grosze, by where it went. */
export interface MovedOn {
  /** The newer statement that opened with what was left of it. */
  readonly statement: string
  readonly grosze: number
  /** What came back under it since: the next statement pays that, whose number is null while none has. */
  readonly since: { readonly grosze: number; readonly statement: string | null } | null
}

/**
 * Null where no newer statement holds anything of it.
 * @param ledger of whoever holds it now, in the order in which it was booked
 * @param moved all that is neither paid, held nor left to pay under the number
 */
export function movedOn(
  ledger: Ledger,
  { number, driver, holder }: { readonly number: string; readonly driver: string; readonly holder: string },
  moved: number,
): MovedOn | null {
  if (moved <= 0) return null
  const at = ledger.findIndex((entry) => entry.kind === 'settlement' && entry.statement === number)
  const isNewer = (entry: Ledger[number], index: number) =>
    index > at && entry.kind === 'settlement' && (entry.driver === driver || entry.driver === holder)
  const next = ledger.findIndex(isNewer)
  const follower = ledger[next]
  if (follower?.kind !== 'settlement') return null
  const taken = openingOf(ledger.slice(0, next), follower.driver, follower.onTheWay).withdraws
  const grosze = taken.find(({ statement }) => statement === number)?.grosze ?? 0
  const rest = Math.max(0, sumOf([moved, 0 - grosze]))
  const payouts = new Set(
    ledger.flatMap((entry) => (entry.kind === 'payout' && entry.statement === number ? [entry.id] : [])),
  )
  const back = ledger.findLastIndex(
    (entry, index) => index > next && entry.kind === 'payout-returned' && payouts.has(entry.payout),
  )
  // What a debt ate is no money that came back.
  if (rest === 0 || back < 0) return { statement: follower.statement, grosze, since: null }
  const pays = ledger.find((entry, index) => index > back && isNewer(entry, index))
  const statement = pays?.kind === 'settlement' ? pays.statement : null
  return { statement: follower.statement, grosze, since: { grosze: rest, statement } }
}
