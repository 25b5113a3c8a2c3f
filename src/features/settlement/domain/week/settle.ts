import { fail, ok, type Result } from '#kernel/result.ts'
import { byId, idsOf } from '../arithmetic/in-order.ts'
import { appSums } from '../facts/app-sums.ts'
import type { SettlementInput } from './input.ts'
import { type InputFault, inputFaults } from './input-faults.ts'
import { inputsHash } from './inputs-hash.ts'
import { type Reckoned, reckoned } from './reckoned.ts'
import { worthTelling } from './worth-telling.ts'

/** A driver's week in money. All amounts are whole grosze; a positive one is owed to the driver. */
export interface Settlement extends Reckoned {
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
  const { facts, shifts, charges } = input
  const week = reckoned(appSums(facts), input)
  return {
    ...week,
    lines: worthTelling(week.lines, input),
    paidApart: worthTelling(week.paidApart, input),
    rowIds: idsOf([...facts, ...shifts, ...charges]),
    inputsHash: inputsHash(input),
  }
}
