import type { UnavailableKind } from './builder/instance.ts'

/** Slots of a week in which a car can't be driven; both ends included (D17, D18). */
export interface UnavailableCar {
  readonly carId: string
  /** 0-13 */
  readonly from: number
  /** 0-13 */
  readonly to: number
  readonly kind: UnavailableKind
  /** What the office wrote; empty without. */
  readonly reason: string
  /** Hidden from the public calendars (D14). */
  readonly notOnStation: boolean
  /** The renter's name where rented; empty without. */
  readonly renter: string
}

/** Why a car can't be driven in a slot; undefined where it can. A rental is told before a grounding. */
export function unavailability(
  unavailable: readonly UnavailableCar[],
  carId: string,
  slot: number,
): UnavailableCar | undefined {
  const found = unavailable.filter((entry) => entry.carId === carId && entry.from <= slot && slot <= entry.to)
  return found.find((entry) => entry.kind === 'rental') ?? found[0]
}
