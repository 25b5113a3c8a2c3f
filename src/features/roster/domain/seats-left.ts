/** What of a slot decides whether it wants drivers. */
export interface SlotFilling {
  /** Drivers in cars. */
  readonly seated: number
  readonly freeCars: number
  /** Cars that may drive (D4). */
  readonly limit: number
}

/**
 * How many more may drive in a slot of a generated week: as many as there are free cars, within the limit,
 * counted by who drives (D46).
 */
export function seatsLeft({ seated, freeCars, limit }: SlotFilling): number {
  return Math.max(0, Math.min(freeCars, limit - seated))
}
