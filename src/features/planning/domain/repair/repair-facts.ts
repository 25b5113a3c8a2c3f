import type { PlaceOrigin, PlanFacts, SeatFacts } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Policy } from '../builder/instance.ts'

/** What has happened; slots 0-13, both ends included (D2). */
export type Disruption =
  | { readonly kind: 'driver-out'; readonly driverId: string; readonly from: number; readonly to: number }
  | { readonly kind: 'car-out'; readonly carId: string; readonly from: number; readonly to: number }
  /** A car that was off is there again. */
  | { readonly kind: 'car-back'; readonly carId: string; readonly from: number; readonly to: number }

/** How the fleet fills seats (D16), as far as a repair chooses between people. */
export interface Planning {
  readonly policy: Policy
  /** False: whoever chose a shift as reserve is asked last. */
  readonly fromReserve: boolean
}

/**
 * Who chose a slot and came too late for the week as it was generated, in the order of the base calendar;
 * asked for only where somebody is out.
 */
export interface LateDrivers {
  readonly reserve: readonly string[]
  readonly onCall: readonly string[]
}

/** What a repair needs to know of the week around its board. */
export interface RepairFacts
  extends SeatFacts,
    Pick<PlanFacts, 'limits' | 'driversOff' | 'nightBefore' | 'ownCars' | 'begun'> {
  /** Drivers whom the office lets drive day and night of one date. */
  readonly bothShifts: ReadonlySet<string>
  readonly planning: Planning
  /** They wait behind the lists of the board; who stands on it in that slot is to be left out. */
  late(slot: number): LateDrivers
  /**
   * By `slot driverId` the pinned car, or null for who is kept off: nobody else is taken out or brought in
   * against a pin.
   */
  readonly pins: ReadonlyMap<string, string | null>
  /** By what choice the driver is in the slot; undefined where nothing is known. */
  origin(driverId: string, slot: number): PlaceOrigin | undefined
}

/**
 * A place that was promised: the driver chose the shift, or the office gave it; who was on a reserve or
 * on-call choice was promised nothing.
 */
export function isPromise(origin: PlaceOrigin | undefined): boolean {
  return origin !== 'reserve' && origin !== 'on-call'
}

export function slotsBetween({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** Pinned to a car in that slot: not moved for anybody else's sake. */
export function isPinned({ pins }: Pick<RepairFacts, 'pins'>, driverId: string, slot: number): boolean {
  return (pins.get(keyInSlot(slot, driverId)) ?? null) !== null
}

/** Pinned to the reserve: brought in for nobody. */
export function isKeptOff({ pins }: Pick<RepairFacts, 'pins'>, driverId: string, slot: number): boolean {
  return pins.get(keyInSlot(slot, driverId)) === null
}
