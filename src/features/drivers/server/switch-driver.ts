import { endSessionsOf } from '#features/auth/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newPin } from '#platform/server/secrets.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import type { DriverHolder } from './driver-holder.ts'
import { driverDoor } from './pin-hashes.ts'
import { deleteDriver, recordsOf, setActive, setPin } from './record-store.ts'
import { tellPin } from './tell-pin.ts'

/** Switches a driver on or off; off ends the driver's sessions. @returns false where there is no such driver */
export async function switchDriver(tx: Tx, id: string, active: boolean): Promise<boolean> {
  if (!(await setActive(tx, id, active))) return false
  if (!active) await endSessionsOf(tx, 'driver', id)
  return true
}

/**
 * Takes a driver from the list and from all that is not yet generated; generated weeks stay as they are (D26).
 * @returns false where there is no such driver
 */
export async function removeDriver(tx: Tx, holders: readonly DriverHolder[], id: string): Promise<boolean> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return false
  for (const holder of holders) await holder.removed(tx, id)
  await endSessionsOf(tx, 'driver', id)
  await deleteDriver(tx, id)
  return true
}

/**
 * Gives a driver a new PIN: open calendars ask for it, what opened without it opens no more, failed tries against the old one are forgiven,
 * and the driver is told.
 * @returns how the driver is told; undefined where there is no such driver
 */
export async function renewPin(
  tx: Tx,
  platform: Platform,
  { throttle, holders }: { readonly throttle: Throttle; readonly holders: readonly DriverHolder[] },
  id: string,
): Promise<('email' | 'sms')[] | undefined> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return undefined
  for (const holder of holders) await holder.pinRenewed?.(tx, id)
  const { fullName, phone, email } = records.driver
  const pin = newPin()
  const revision = await setPin(tx, id, platform.secrets.seal(pin))
  await endSessionsOf(tx, 'driver', id)
  await throttle.renewed(tx, 'driver-pin', driverDoor({ id, revision }))
  return tellPin(tx, platform, { id, fullName, phone, email, pin, revision })
}
