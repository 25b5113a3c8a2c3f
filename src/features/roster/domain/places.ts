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

/** What must differ for two places of one driver and slot to be different places. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.driverId === b.driverId && a.slot === b.slot && a.carId === b.carId && a.onCall === b.onCall
}

/** A key of one driver in one slot. */
export function seatKey(place: { readonly driverId: string; readonly slot: number }): string {
  return keyInSlot(place.slot, place.driverId)
}
