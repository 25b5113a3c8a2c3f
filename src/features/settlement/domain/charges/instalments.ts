import { splitEvenly } from '../arithmetic/largest-remainder.ts'
import type { Instalment } from './charge.ts'

export interface PlannedInstalment {
  readonly grosze: number
  readonly instalment: Instalment
}

/**
 * A debt in equal instalments, the first ones a grosz greater where it does not come out even.
 * @param grosze at least 0
 * @param count at least 1
 */
export function planInstalments(grosze: number, count: number): PlannedInstalment[] {
  let left = grosze
  return splitEvenly(grosze, count).map((part, index) => {
    left -= part
    return { grosze: part, instalment: { number: index + 1, of: count, left } }
  })
}
