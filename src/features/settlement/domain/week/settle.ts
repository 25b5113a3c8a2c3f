import { fail, ok, type Result } from '#kernel/result.ts'
import { byId, idsOf } from '../arithmetic/in-order.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { appSums } from '../facts/app-sums.ts'
import type { IncomeFact } from '../facts/income-fact.ts'
import { deductionLines, linesPaidApart } from './deductions.ts'
import { earningLines } from './earnings.ts'
import type { SettlementInput } from './input.ts'
import { type InputFault, inputFaults } from './input-faults.ts'
import { inputsHash } from './inputs-hash.ts'
import type { Line } from './line.ts'
import { cashLines, passedOnLines } from './passed-on.ts'
import { vatLines } from './vat.ts'
import { type SettlementWarning, warningsOf } from './warnings.ts'
import { type NetOfApp, whereNetWent } from './where-net-went.ts'
import { worthTelling } from './worth-telling.ts'

/** A driver's week in money. All amounts are whole grosze; a positive one is owed to the driver. */
export interface Settlement {
  readonly lines: readonly Line[]
  /** The sum of the lines. */
  readonly result: number
  /** The opening balance and the result. */
  readonly balance: number
  /** The balance where it is positive, else 0. */
  readonly toPay: number
  /** The balance where it is negative, else 0: the next week opens with it. */
  readonly carry: number
  /** Outside of result and balance: each is a transfer of its own. */
  readonly paidApart: readonly Line[]
  readonly whereNetWent: readonly NetOfApp[]
  readonly warnings: readonly SettlementWarning[]
  /** Every fact, shift and charge that was settled, also those that moved no money, in order of ids. */
  readonly rowIds: readonly string[]
  readonly inputsHash: string
}

/**
 * Settles a driver's week. Lines stand in the order of `LINE_CODES`, an app's own ones together; each
 * that is reckoned is rounded once, half away from zero, and totals only add lines. No clock, no
 * settings: the same rows, in any order, give the same bytes.
 * @throws RangeError for an input with faults (`settleSound` tells them), or sums beyond safe integers
 */
export function settle(input: SettlementInput): Settlement {
  const settled = settleSound(input)
  if (settled.ok) return settled.value
  throw new RangeError(`Not to be settled: ${JSON.stringify(settled.error[0])}`)
}

/**
 * As `settle`, of an input that may have faults: all of them are told, and nothing is settled.
 * @throws RangeError for sums beyond safe integers
 */
export function settleSound(input: SettlementInput): Result<Settlement, InputFault[]> {
  const faults = inputFaults(input)
  return faults.length > 0 ? fail(faults) : ok(settled(input))
}

function settled(told: SettlementInput): Settlement {
  // In order once, as they are put in order by ids wherever they are listed: what is in order costs nothing.
  const input = { ...told, facts: byId(told.facts) }
  const { facts, scheme, shifts, charges, openingBalance } = input
  const apps = appSums(facts)
  const earnings = earningLines(apps, shifts, scheme)
  const passedOn = passedOnLines(apps, scheme)
  const vat = vatLines(apps, charges, scheme)
  const all = [
    ...earnings.lines,
    ...passedOn,
    ...vat,
    ...cashLines(apps, scheme),
    ...deductionLines(charges, scheme, hadRides(facts)),
  ]
  const lines = worthTelling(all, input)
  const result = sumOf(lines.map(({ amount }) => amount))
  return {
    lines,
    result,
    ...balanced(openingBalance, result),
    paidApart: worthTelling(linesPaidApart(charges), input),
    whereNetWent: whereNetWent(apps, earnings, passedOn, vat, scheme),
    warnings: warningsOf(apps, input),
    rowIds: idsOf([...facts, ...shifts, ...charges]),
    inputsHash: inputsHash(input),
  }
}

function hadRides(facts: readonly IncomeFact[]): boolean {
  return facts.some(({ kind, grosze }) => (kind === 'gross' || kind === 'net') && grosze !== 0)
}

/** Either something is to be paid or something is owed, never both. */
function balanced(opening: number, result: number): Pick<Settlement, 'balance' | 'toPay' | 'carry'> {
  const balance = sumOf([opening, result])
  return { balance, toPay: Math.max(0, balance), carry: Math.min(0, balance) }
}
