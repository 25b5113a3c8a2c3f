import { sumOf } from '../arithmetic/whole-grosze.ts'
import { entriesOf, type Ledger, ledgerHolder } from './entries.ts'
import { effectOf, type Payable } from './entry.ts'
import { unpaidOf } from './payables.ts'

/**
 * What is owed to the driver and payable under no statement yet, in grosze: a payout of an older statement
 * that came back since a newer one was closed, or more paid in than was owed. The next statement opens with
 * it, and pays it.
 * @param onTheWay orders that batches hold
 */
export function waitsForNext(ledger: Ledger, driver: string, onTheWay: readonly Payable[] = []): number {
  const balance = sumOf(entriesOf(ledger, ledgerHolder(ledger, driver)).map(effectOf))
  const held = onTheWay.map(({ grosze }) => 0 - grosze)
  const payable = unpaidOf(ledger, driver, onTheWay).map(({ grosze }) => 0 - grosze)
  return Math.max(0, sumOf([balance, ...held, ...payable]))
}
