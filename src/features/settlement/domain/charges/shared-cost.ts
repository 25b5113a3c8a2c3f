import { compareText } from '../arithmetic/in-order.ts'
import { splitByWeights } from '../arithmetic/largest-remainder.ts'

export interface ShiftsOfDriver {
  readonly driver: string
  readonly shifts: number
}

/**
 * Each driver's part of a cost that is shared by shifts, by largest remainder: the parts are the whole.
 * Equal remainders go by the drivers' ids, so that everyone's statement splits it alike.
 */
export function splitByShifts(grosze: number, shifts: readonly ShiftsOfDriver[]): Map<string, number> {
  const inOrder = shifts.toSorted((a, b) => compareText(a.driver, b.driver))
  const parts = splitByWeights(
    grosze,
    inOrder.map((one) => one.shifts),
  )
  return new Map(inOrder.map(({ driver }, index) => [driver, parts[index] ?? 0]))
}
