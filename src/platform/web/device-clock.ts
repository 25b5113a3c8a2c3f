/**
 * Milliseconds since 1970 by this device's clock: for the age of what the device itself keeps, and for the
 * date where there is no network to ask.
 */
export function deviceNow(): number {
  return Date.now()
}

/** The same as an instant, ISO 8601 in UTC. */
export function deviceInstant(): string {
  return new Date(deviceNow()).toISOString()
}
