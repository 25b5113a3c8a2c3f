import { fail, ok, type Result } from '#kernel/result.ts'
import { sumsOfRows } from '../facts/sums-of-rows.ts'
import type { RowsInput } from './input.ts'
import { faultsOfRows, type InputFault } from './input-faults.ts'
import { type Reckoned, reckoned } from './reckoned.ts'

/**
 * What `settleSound` of the rows' facts comes to, for lists and for what stands against closing: the same
 * money, warnings and faults, while lines name no rows of files, those of nothing are not left out, and
 * nothing is hashed. Five times as fast, as no fact is looked at by itself.
 * @throws RangeError for sums beyond safe integers
 */
export function sumUp(input: RowsInput): Result<Reckoned, InputFault[]> {
  const faults = faultsOfRows(input)
  return faults.length > 0 ? fail(faults) : ok(reckoned(sumsOfRows(input.rows), input))
}
