import { sumOf } from '../arithmetic/whole-grosze.ts'
import { entriesOf, foldedInto, type Ledger, ledgerHolder } from './entries.ts'
import { effectOf, type Payable } from './entry.ts'

/**
 * What a payout may be booked for: what the newest statement left, since it holds the rest of older ones,
 * never more than the balance; and orders of older ones that were on the way when it was closed, which a
 * bank may have paid whatever came since. Who was folded in keeps the own statement payable until one of
 * both withdraws it.
 */
export function payablesOf(ledger: Ledger, driver: string): Payable[] {
  return chainsFrom(ledger, ledgerHolder(ledger, driver)).flatMap((drivers) =>
    payablesOfChain(ledger.filter((entry) => drivers.has(entry.driver))),
  )
}

/**
 * Whose entries one statement speaks of. A folded driver's join at the holder's first statement after the
 * folding, and with them those of everyone who had been folded into that driver before.
 */
function chainsFrom(ledger: Ledger, driver: string): ReadonlySet<string>[] {
  const lastStatement = ledger.findLastIndex(
    (entry) => entry.kind === 'settlement' && entry.driver === driver,
  )
  const own = new Set([driver])
  const apart: ReadonlySet<string>[] = []
  for (const [index, entry] of ledger.entries()) {
    if (entry.kind !== 'link' || entry.driver !== driver) continue
    if (index < lastStatement) for (const member of foldedInto(ledger, entry.folded)) own.add(member)
    else apart.push(...chainsFrom(ledger, entry.folded))
  }
  return [own, ...apart]
}

function payablesOfChain(entries: Ledger): Payable[] {
  const at = entries.findLastIndex(({ kind }) => kind === 'settlement')
  const newest = entries[at]
  if (newest?.kind !== 'settlement') return []
  const later = entries.slice(at + 1)
  const onTheWay = newest.onTheWay.map(({ statement, grosze }) => ({
    statement,
    grosze: Math.max(0, grosze - paidOf(later, statement) + returnedOf(later, statement)),
  }))
  const opened = [
    ...entries.slice(0, at + 1).map(effectOf),
    ...newest.onTheWay.map(({ grosze }) => 0 - grosze),
  ]
  const unpaid = sumOf([...opened, 0 - paidOf(later, newest.statement), returnedOf(later, newest.statement)])
  const balance = sumOf([...entries.map(effectOf), ...onTheWay.map(({ grosze }) => 0 - grosze)])
  const left = Math.min(unpaid, balance)
  return [...onTheWay, { statement: newest.statement, grosze: left }].filter(({ grosze }) => grosze > 0)
}

function paidOf(entries: Ledger, statement: string): number {
  return sumOf(
    entries.map((entry) => (entry.kind === 'payout' && entry.statement === statement ? entry.grosze : 0)),
  )
}

function returnedOf(entries: Ledger, statement: string): number {
  const payouts = new Set(
    entries.flatMap((entry) => (entry.kind === 'payout' && entry.statement === statement ? [entry.id] : [])),
  )
  return sumOf(
    entries.map((entry) =>
      entry.kind === 'payout-returned' && payouts.has(entry.payout) ? entry.grosze : 0,
    ),
  )
}

/**
 * What may be exported, or paid in cash, now: what is payable and not on the way already, in the order of
 * its statements, never more than the balance that is left beside what is on the way.
 * @param onTheWay orders that were exported, and neither confirmed nor come back
 */
export function unpaidOf(ledger: Ledger, driver: string, onTheWay: readonly Payable[] = []): Payable[] {
  const awayOf = (statement: string) =>
    sumOf(onTheWay.map((order) => (order.statement === statement ? order.grosze : 0)))
  return chainsFrom(ledger, ledgerHolder(ledger, driver)).flatMap((drivers) => {
    const entries = ledger.filter((entry) => drivers.has(entry.driver))
    const away = entries.map((entry) => (entry.kind === 'settlement' ? awayOf(entry.statement) : 0))
    let left = sumOf([...entries.map(effectOf), 0 - sumOf(away)])
    return payablesOfChain(entries).flatMap(({ statement, grosze }) => {
      const unpaid = Math.min(grosze - awayOf(statement), left)
      if (unpaid <= 0) return []
      left -= unpaid
      return [{ statement, grosze: unpaid }]
    })
  })
}

export interface Opening {
  readonly grosze: number
  /**
   * What older statements left unpaid: it rolls into this opening, and may not be paid under them any
   * more.
   */
  readonly withdraws: readonly Payable[]
}

/**
 * With what the driver's next statement opens.
 * @param onTheWay orders that were exported and not confirmed: what a bank may be paying is no opening. One
 * that comes back is in the opening after.
 */
export function openingOf(ledger: Ledger, driver: string, onTheWay: readonly Payable[] = []): Opening {
  const exported = sumOf(onTheWay.map(({ grosze }) => 0 - grosze))
  return {
    grosze: sumOf([...entriesOf(ledger, driver).map(effectOf), exported]),
    withdraws: unpaidOf(ledger, driver, onTheWay),
  }
}
