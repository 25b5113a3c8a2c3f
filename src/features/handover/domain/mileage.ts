/** Kilometres of an odometer. */
export const MOST_KM = 2_000_000
/** More since the last reading is asked about: a shift is seldom longer than some hundred. */
const USUAL_KM_SINCE = 1500

/** A first reading above it has mostly a digit too many. */
const USUAL_FIRST_KM = 600_000

export type MileageDoubt = 'low' | 'high'

/**
 * What is odd about a mileage against the last one that is known; such a one is taken once the driver has
 * said that it is right.
 * @param last kilometres; null where none is known
 */
export function doubtOf(km: number, last: number | null): MileageDoubt | undefined {
  if (last === null) return undefined
  if (km < last) return 'low'
  return km > last + USUAL_KM_SINCE ? 'high' : undefined
}

/**
 * The same for what the office reads, which also types the first one of a car.
 * @param last kilometres; null where none is known
 */
export function officeDoubtOf(km: number, last: number | null): MileageDoubt | 'first' | undefined {
  if (last === null) return km > USUAL_FIRST_KM ? 'first' : undefined
  return doubtOf(km, last)
}

/** Service is due: over, or within so many kilometres. */
const SERVICE_WITHIN_KM = 1000

/**
 * How far a car is from its next service.
 * @param newest the newest reading; null where there is none
 * @returns kilometres left, negative when over; undefined where it is not due yet, or nothing is known
 */
export function serviceDue(nextKm: number, newest: number | null): number | undefined {
  if (newest === null) return undefined
  const left = nextKm - newest
  return left <= SERVICE_WITHIN_KM ? left : undefined
}
