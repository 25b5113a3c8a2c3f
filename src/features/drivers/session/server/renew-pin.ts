import { endSessionsOf } from '#features/auth/server/public.ts'
import { recordsOf, setPin } from '#features/drivers/server/public-records.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newPin } from '#platform/server/secrets.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { driverDoor } from './driver-pins.ts'
import { endEntryLinks } from './entry-links.ts'
import { endLink } from './personal-link.ts'
import { tellPin } from './tell-pin.ts'

/**
 * Gives a driver a new PIN: open calendars ask for it, what opened without it opens no more, failed tries
 * against the old one are forgiven, and the driver is told.
 * @param link `stays` where nobody can have had the old PIN
 * @returns how the driver is told; undefined where there is no such driver
 */
export async function renewPin(
  tx: Tx,
  platform: Platform,
  throttle: Throttle,
  id: string,
  link: 'ends' | 'stays' = 'ends',
): Promise<('email' | 'sms')[] | undefined> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return undefined
  if (link === 'ends') await endLink(tx, id)
  await endEntryLinks(tx, id)
  const { fullName, phone, email, language } = records.driver
  const pin = newPin()
  const revision = await setPin(tx, id, platform.secrets.seal(pin))
  await endSessionsOf(tx, 'driver', id)
  await throttle.renewed(tx, 'driver-pin', driverDoor({ id, revision }))
  return tellPin(tx, platform, { id, fullName, phone, email, pin, revision, language })
}
