import type { BroughtForward, LedgerEntry } from './entry.ts'

/**
 * The fleet's entries in the order in which they were booked; nothing is ever changed or taken out. What was
 * before a driver's standing statement may be one sum: balances, openings and what may be paid are the same.
 */
export type Ledger = readonly (LedgerEntry | BroughtForward)[]

/** The driver into whom this one was folded, at last; the driver's own id where nobody was. */
export function ledgerHolder(ledger: Ledger, driver: string): string {
  const into = ledger.find((entry) => entry.kind === 'link' && entry.folded === driver)?.driver
  return into === undefined ? driver : ledgerHolder(ledger, into)
}

/** The driver's entries and those of everyone folded into the driver, as they were booked. */
export function entriesOf(ledger: Ledger, driver: string): (LedgerEntry | BroughtForward)[] {
  const members = foldedInto(ledger, ledgerHolder(ledger, driver))
  return ledger.filter((entry) => members.has(entry.driver))
}

/** The driver and everyone folded into the driver, by however many steps. */
export function foldedInto(ledger: Ledger, holder: string): ReadonlySet<string> {
  const members = new Set([holder])
  // A set goes on to what is added while it is gone through.
  for (const member of members)
    for (const entry of ledger)
      if (entry.kind === 'link' && entry.driver === member) members.add(entry.folded)
  return members
}
