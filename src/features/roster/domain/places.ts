import { keyInSlot } from '#kernel/slot.ts'
import type { WaitReason } from './wait-reason.ts'

/** Where one driver is in one slot of a week. */
export interface Place {
  readonly driverId: string
  /** 0-13 (D2) */
  readonly slot: number
  /** Null: on the reserve list, or on the on-call list where `onCall`. */
  readonly carId: string | null
  readonly onCall: boolean
}

/** A place without its driver: a car, the reserve list, or the on-call list of a slot. */
export type Spot = Omit<Place, 'driverId'>

/** How a driver came to a place: by an own choice, by the office, or by picking a free shift (D15). */
export type PlaceOrigin = 'regular' | 'reserve' | 'on-call' | 'office' | 'free-shift'

/** A place with what is kept of it. */
export interface SettledPlace extends Place {
  /** Order within the reserve or on-call list, from 1; 0 in a car. */
  readonly rank: number
  readonly origin: PlaceOrigin
  /** Why there is no car (D16); null in a car. */
  readonly reason: WaitReason | null
}

export interface WeekCar {
  readonly id: string
  readonly reg: string
  readonly make: string
  readonly model: string
  /** 0-10, high first */
  readonly priority: number
  /** 1-9999, low first */
  readonly order: number
}

export interface WeekDriver {
  readonly id: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
}

/** All that is kept of a week: its cars in their order, its drivers, and who is where. */
export interface WeekContents {
  readonly cars: readonly WeekCar[]
  readonly drivers: readonly WeekDriver[]
  readonly places: readonly SettledPlace[]
}

/** Seated from a reserve choice: 'z rezerwy' (D16). */
export function isFromReserve(place: SettledPlace): boolean {
  return place.carId !== null && place.origin === 'reserve'
}

/** Whether both are the same car or the same list of a slot. */
export function isSpot(a: Spot, b: Spot): boolean {
  return a.slot === b.slot && a.carId === b.carId && (a.carId !== null || a.onCall === b.onCall)
}

/** Whether both are one driver at the same spot. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.driverId === b.driverId && isSpot(a, b)
}

/** A seat before the reserve list, and that before being on call: which of two places is worth more. */
export function compareWorth(a: Spot, b: Spot): number {
  return worthOf(a) - worthOf(b)
}

function worthOf({ carId, onCall }: Spot): number {
  return carId !== null ? 0 : onCall ? 2 : 1
}

/** A key of one driver in one slot. */
export function seatKey(place: { readonly driverId: string; readonly slot: number }): string {
  return keyInSlot(place.slot, place.driverId)
}
