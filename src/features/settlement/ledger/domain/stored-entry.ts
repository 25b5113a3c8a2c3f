import type { LedgerEntry, Payable } from '#features/settlement/domain/public.ts'
import type { LedgerKind } from './ledger-kinds.ts'
import { takenBackNow } from './taken-back.ts'

/** An entry as it is kept. `grosze` is its effect on the balance: positive is owed to the driver. */
export interface StoredEntry {
  readonly id: string
  readonly driverId: string
  readonly kind: LedgerKind
  readonly grosze: number
  readonly statement: string | null
  readonly ofEntry: string | null
  readonly corrections: readonly string[]
  readonly onTheWay: readonly Payable[]
  readonly foldedId: string | null
}

/**
 * The entries that the rules of the ledger know, in the order in which they were booked. A settlement that
 * was reopened and what took it back are nothing together, so both are left out: its corrections wait for
 * the next closing, and what it withdrew is payable as before. So are a return or a storno that was undone
 * and what undid it.
 */
export function standingEntries(stored: readonly StoredEntry[]): LedgerEntry[] {
  const reopened = new Set(
    stored.flatMap(({ kind, ofEntry }) => (kind === 'reopening' ? (ofEntry ?? []) : [])),
  )
  const { undone, standing } = takenBackNow(stored)
  const paymentOf = new Map([...standing].map(([payment, { id }]) => [id, payment]))
  return stored.flatMap((entry) => {
    if (reopened.has(entry.id) || undone.has(entry.id)) return []
    return ruleEntry({ ...entry, ofEntry: paymentOf.get(entry.id) ?? entry.ofEntry }) ?? []
  })
}

function ruleEntry(entry: StoredEntry): LedgerEntry | undefined {
  const { id, driverId: driver, grosze, statement, ofEntry, foldedId } = entry
  switch (entry.kind) {
    case 'settlement':
      if (statement === null) return undefined
      return {
        id,
        driver,
        kind: 'settlement',
        statement,
        grosze,
        corrections: entry.corrections,
        onTheWay: entry.onTheWay,
      }
    case 'correction':
      return { id, driver, kind: 'correction', correction: entry.corrections[0] ?? id, grosze }
    case 'pay-in':
      return { id, driver, kind: 'pay-in', grosze }
    case 'payout':
      return statement === null ? undefined : { id, driver, kind: 'payout', statement, grosze: 0 - grosze }
    case 'payout-returned':
      return ofEntry === null ? undefined : { id, driver, kind: 'payout-returned', payout: ofEntry, grosze }
    case 'storno':
      if (ofEntry === null) return undefined
      return grosze > 0
        ? { id, driver, kind: 'payout-returned', payout: ofEntry, grosze }
        : { id, driver, kind: 'pay-in-returned', payIn: ofEntry, grosze: 0 - grosze }
    case 'link':
      return foldedId === null ? undefined : { id, driver, kind: 'link', folded: foldedId }
    case 'reopening':
      return undefined
  }
}
