import { sumOf } from '../arithmetic/whole-grosze.ts'
import type { AppSums } from '../facts/app-sums.ts'
import { deductionLines, linesPaidApart } from './deductions.ts'
import { earningLines } from './earnings.ts'
import type { SettlementInput } from './input.ts'
import type { Line } from './line.ts'
import { cashLines, passedOnLines } from './passed-on.ts'
import { vatLines } from './vat.ts'
import { type SettlementWarning, warningsOf } from './warnings.ts'
import { type NetOfApp, whereNetWent } from './where-net-went.ts'

/** What a week comes to. All amounts are whole grosze; a positive one is owed to the driver. */
export interface Reckoned {
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
}

/**
 * The arithmetic of a week by the sums of its apps. All lines are there, also those that tell nothing; they
 * name the rows that the sums name.
 */
export function reckoned(apps: readonly AppSums[], input: Omit<SettlementInput, 'facts'>): Reckoned {
  const { scheme, shifts, charges, openingBalance } = input
  const earnings = earningLines(apps, shifts, scheme)
  const passedOn = passedOnLines(apps, scheme)
  const vat = vatLines(apps, charges, scheme)
  const lines: readonly Line[] = [
    ...earnings.lines,
    ...passedOn,
    ...vat,
    ...cashLines(apps, scheme),
    ...deductionLines(
      charges,
      scheme,
      apps.some(({ hadRides }) => hadRides),
    ),
  ]
  const result = sumOf(lines.map(({ amount }) => amount))
  return {
    lines,
    result,
    ...balanced(openingBalance, result),
    paidApart: linesPaidApart(charges),
    whereNetWent: whereNetWent(apps, earnings, passedOn, vat, scheme),
    warnings: warningsOf(apps, input),
  }
}

/** Either something is to be paid or something is owed, never both. */
function balanced(opening: number, result: number): Pick<Reckoned, 'balance' | 'toPay' | 'carry'> {
  const balance = sumOf([opening, result])
  return { balance, toPay: Math.max(0, balance), carry: Math.min(0, balance) }
}
