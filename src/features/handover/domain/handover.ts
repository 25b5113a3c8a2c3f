/** A driver takes the car at the start of a shift, and returns it at the end. */
export const HANDOVER_KINDS = ['take', 'return'] as const
export type HandoverKind = (typeof HANDOVER_KINDS)[number]

/**
 * What a hand-over says `counts`; one of a car that the saved week did not give to this driver `waits` until
 * the office says whether it was so.
 */
export const STANDINGS = ['counts', 'waits', 'rejected'] as const

/** The four sides that are photographed. */
export const PHOTO_SIDES = ['front', 'back', 'left', 'right'] as const
export type PhotoSide = (typeof PHOTO_SIDES)[number]

export const DAMAGE_KINDS = ['scratch', 'dent', 'crack', 'broken', 'missing', 'other'] as const
export type DamageKind = (typeof DAMAGE_KINDS)[number]

/** The drawing of the car is as many parts wide and high; the front is at the left. */
export const DRAWING = { width: 1000, height: 440 } as const

/** Eighths of a tank: 0 is empty, 8 full. Drivers choose quarters. */
export const FULL_TANK = 8
export const FUEL_CHOICES = [0, 2, 4, 6, 8] as const

export const MOST_REMARK = 500
export const MOST_DAMAGE_REMARK = 120
/** New marks of one hand-over. */
export const MOST_NEW_DAMAGES = 12
/** Of one driver in a day: more are a fault of the phone, or worse. */
export const MOST_A_DAY = 20
/** A hand-over that waited on a phone is taken so many days later. */
export const MOST_DAYS_LATE = 14
/** One that the saved week knows nothing of is said within the days of its shift. */
export const MOST_DAYS_UNPLANNED = 2

/**
 * How much of a tank is missing, or there is more, against the hand-over before.
 * @param before eighths; null where nobody has said
 * @returns eighths, negative for less; 0 where nothing is known to differ
 */
export function fuelDifference(now: number, before: number | null): number {
  return before === null ? 0 : now - before
}

/**
 * How long ago it was done, whatever the phone's clock says: it may be wrong, but knows how much time has
 * gone by.
 * @param doneAt and `sentAt` instants of the phone's clock
 * @returns milliseconds, from 0 to `MOST_DAYS_LATE` days
 */
export function doneAgo(doneAt: string, sentAt: string): number {
  const ago = Date.parse(sentAt) - Date.parse(doneAt)
  return Math.max(0, Math.min(ago, MOST_DAYS_LATE * 24 * 3_600_000))
}
