/**
 * Milliseconds since 1970 by this device's clock: for the age of what the device itself keeps, and for the
 * date where there is no network to ask.
 */
export function deviceNow(): number {
  return Date.now()
}
