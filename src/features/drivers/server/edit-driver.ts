import { endSessionsOf } from '#features/auth/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { NewDriver } from '../domain/new-driver.ts'
import type { Act, DriverHolder } from './driver-holder.ts'
import { type DriverRecords, raisePinRevision, recordsOf, setContact, setPhone } from './record-store.ts'

/**
 * Changes a driver's name, phone and e-mail, also in the copies of what is still to come. Another phone ends the driver's sessions; a further
 * number of the driver's own may be made the main one, and the main one becomes the further number.
 */
export async function editDriver(
  tx: Tx,
  holders: readonly DriverHolder[],
  id: string,
  typed: NewDriver,
  act: Act,
): Promise<Result<void, { readonly code: 'no_such_driver' | 'phone_taken' }>> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return fail({ code: 'no_such_driver' })
  const { phone: former } = records.driver
  const further = records.folded.find(({ phone }) => phone === typed.phone)
  if (further) await exchangePhones(tx, records, further.id, typed.phone)
  try {
    await setContact(tx, id, typed)
  } catch (error) {
    if (violatedConstraint(error) === 'drivers_phone') return fail({ code: 'phone_taken' })
    throw error
  }
  for (const { changed } of holders) await changed?.(tx, { id, ...typed }, former, act)
  if (former !== typed.phone) {
    await raisePinRevision(tx, id)
    await endSessionsOf(tx, 'driver', id)
  }
  return ok(undefined)
}

async function exchangePhones(tx: Tx, { driver }: DriverRecords, furtherId: string, wanted: Phone) {
  await setPhone(tx, furtherId, `wymiana-${furtherId}` as Phone)
  await setPhone(tx, driver.id, wanted)
  await setPhone(tx, furtherId, driver.phone)
}
