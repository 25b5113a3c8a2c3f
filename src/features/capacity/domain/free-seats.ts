/** Places of one date, both shifts. */
export interface PerShift {
  readonly day: number
  readonly night: number
}

/** Free places: never below zero, also where a limit was lowered under what is taken already (D4). */
export function freeSeats(limit: PerShift, taken: PerShift): PerShift {
  return { day: Math.max(0, limit.day - taken.day), night: Math.max(0, limit.night - taken.night) }
}
