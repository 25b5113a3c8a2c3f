import type { ToldReason } from '#features/roster/domain/public.ts'

/**
 * Everybody and everything that an answer names, once, as columns; the rest of the answer tells them by their
 * numbers here.
 */
export interface PackedNames {
  driverIds: string[]
  fullNames: string[]
  phones: string[]
  carIds: string[]
  regs: string[]
  models: string[]
  /** What people wrote, papers, and names of authors; the first is the empty one. */
  texts: string[]
  /** Why somebody waits; the first is nothing. */
  reasons: (ToldReason | null)[]
}

/** One slot of a week. */
export interface PackedSlot {
  limit: number
  /** The driver in each car of the week, in the order of its cars; -1 in an empty one. */
  seats: number[]
  reserve: number[]
  onCall: number[]
  /** How each came there, a digit of `ORIGINS`: those in cars, on the reserve, on call. */
  origins: string
  /** Why each of the reserve, then each on call, has no car: numbers of the names' reasons. */
  reasons: number[]
  /** Whom of those a car could be given at once: the place in `reasons`, and the car. */
  free: number[][]
}

/** A week as the board shows it. Numbers are those of the names. */
export interface PackedWeek {
  /** Its rows, in the order of use. */
  cars: number[]
  /** 14 of them (D2). */
  slots: PackedSlot[]
  /**
   * Car, first and last slot, kind by `OFF_KINDS`, reason, whether it is hidden from the public calendars (0
   * or 1), renter.
   */
  off: number[][]
  /** Car, slot, minute of the day. */
  services: number[][]
  /** Driver, first and last slot, kind by `DRIVER_OFF_KINDS`, reason. */
  driversOff: number[][]
  /** Driver, own car. */
  ownCars: number[][]
}

/** Where somebody was or is: the slot, and the car, or -1 for the reserve, -2 for the on-call list. */
export type PackedSpot = number[]

/** A change since the week was generated (D21). */
export interface PackedChange {
  id: string
  driver: number
  /** By `CHANGE_KINDS`. */
  kind: number
  from: PackedSpot | null
  to: PackedSpot | null
  /** By `ORIGINS`; -1 for who was removed. */
  origin: number
  at: string
  by: number
}

export const ORIGINS = ['regular', 'reserve', 'on-call', 'office', 'free-shift'] as const
export const OFF_KINDS = ['grounding', 'rental', 'papers', 'deleted'] as const
export const DRIVER_OFF_KINDS = ['papers', 'inactive', 'deleted'] as const
export const CHANGE_KINDS = ['slot', 'car', 'removed', 'added'] as const
export const NOBODY = -1
export const ON_RESERVE = -1
export const ON_CALL = -2
