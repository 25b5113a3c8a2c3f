import type { Shift } from '#kernel/shift.ts'

/** What the office says of one shift of a date. */
export interface SlotLimit {
  /** From 0; 0 closes the shift. */
  readonly cars: number
  /** Drivers read it on the card of the day (D4). */
  readonly info: string
  /** Switched off it says nothing, and stays to be switched on again. */
  readonly active: boolean
}

/** A stored limit: of the day, the night, or both at once; null where it says nothing of that shift. */
export interface StoredLimit {
  readonly id: string
  readonly day: number | null
  readonly night: number | null
  readonly info: string
  readonly active: boolean
}

/** What the limits of one date say of a shift, on or off; undefined where the default limit holds. */
export function slotLimit(limits: readonly StoredLimit[], shift: Shift): SlotLimit | undefined {
  for (const { [shift]: cars, info, active } of limits) if (cars !== null) return { cars, info, active }
  return undefined
}

export function sameLimit(a: SlotLimit | undefined, b: SlotLimit | undefined): boolean {
  if (!a || !b) return a === b
  return a.cars === b.cars && a.info === b.info && a.active === b.active
}

/** The places of a shift (D4): the number of its limit where that is switched on, else the default. */
export function placesBy(limit: SlotLimit | undefined, defaultLimit: number): number {
  return limit?.active ? limit.cars : defaultLimit
}
