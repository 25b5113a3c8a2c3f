import { SLOTS } from './instance.ts'
import { freeBeside, has } from './rules.ts'

/** Every set of these slots that one driver may hold together, the empty one included. */
export function legalPatterns(slots: number, allowDayAndNight: boolean): number[] {
  let patterns = [0]
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!has(slots, slot)) continue
    const besides = freeBeside(1 << slot, allowDayAndNight)
    patterns = patterns.concat(
      patterns.filter((pattern) => (pattern & ~besides) === 0).map((pattern) => pattern | (1 << slot)),
    )
  }
  return patterns
}
