import { endSessionsOf } from '#features/auth/server/public.ts'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import {
  deleteDriver,
  recordsOf,
  rememberFormer,
  setActive,
} from '#features/drivers/server/public-records.ts'
import type { Tx } from '#platform/server/database/database.ts'

/**
 * Switches a driver on or off; off ends the driver's sessions.
 * @returns false where there is no such driver
 */
export async function switchDriver(tx: Tx, id: string, active: boolean): Promise<boolean> {
  if (!(await setActive(tx, id, active))) return false
  if (!active) await endSessionsOf(tx, 'driver', id)
  return true
}

/**
 * Takes a driver from the list and from all that is not yet generated; generated weeks stay as they are
 * (D26). Who it was is remembered, so that money under the id finds its person again.
 * @param at instant
 * @returns false where there is no such driver
 */
export async function removeDriver(
  tx: Tx,
  holders: readonly DriverDataHolder[],
  id: string,
  at: string,
): Promise<boolean> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return false
  for (const holder of holders) await holder.removed(tx, id)
  await endSessionsOf(tx, 'driver', id)
  await rememberFormer(tx, records, at)
  await deleteDriver(tx, id)
  return true
}
