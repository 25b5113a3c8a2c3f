import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { driverByPhone, driversByName, driversOf, type StoredDriver } from './store.ts'

export { pinSmsText } from '../texts-letter.ts'
export { ensureDriver } from './ensure-driver.ts'
export { driverPinHash } from './pin-hashes.ts'
export { driverIdOf, inactiveDriverIds } from './store.ts'

export type Driver = StoredDriver

export function findDriverByPhone(queries: Queries, phone: Phone): Promise<Driver | undefined> {
  return driverByPhone(queries, phone)
}

/** Those of the ids that are still on the list. */
export async function driversByIds(queries: Queries, ids: readonly string[]): Promise<Map<string, Driver>> {
  if (ids.length === 0) return new Map()
  const found = await driversOf(queries, ids)
  return new Map(found.map((driver) => [driver.id, driver]))
}

/** In Polish alphabetical order (D38). */
export function allDrivers(queries: Queries): Promise<Driver[]> {
  return driversByName(queries)
}
