import { driversByIds } from '#features/drivers/server/public.ts'
import { postSms } from '#features/messaging/server/public.ts'
import { driverOfCar } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetInstant, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hasPassed, slotOfVisit } from '../domain/visit.ts'
import { confirmationUrl, newKey } from './confirmation-key.ts'
import { changeService, type ServiceRow } from './store.ts'

/** The key that sealed the last one is lost, so there is a new one. */
async function renewedUrl(tx: Tx, platform: Platform, id: string): Promise<string> {
  const key = newKey(platform)
  await changeService(tx, id, key)
  return confirmationUrl(platform, key.sealedKey) ?? ''
}

/**
 * Puts the link into the outbox for the driver who has the car then (D27), under the phone that the list of
 * drivers has today. Call it with the service's row locked. `nobody`: no one has the car, or the driver has
 * left.
 * @param sending unique for each wish to send it, so that a repeated transaction sends it once
 */
export async function sendLink(
  tx: Tx,
  platform: Platform,
  service: ServiceRow,
  sending: string,
): Promise<Result<{ readonly driver: string }, 'nobody' | 'past'>> {
  const { id, carId, reg, serviceDate: date, serviceTime: time, place } = service
  if (hasPassed({ date, time }, fleetTime(platform.clock))) return fail('past')
  const seated = await driverOfCar(tx, carId, slotOfVisit(date, time))
  const driver = seated && (await driversByIds(tx, [seated.id])).get(seated.id)
  if (!driver) return fail('nobody')
  const url = confirmationUrl(platform, service.sealedKey) ?? (await renewedUrl(tx, platform, id))
  await postSms(tx, platform, {
    eventKey: `service:link:${id}:${sending}`,
    to: driver.phone,
    template: 'service-link',
    values: { fullName: driver.fullName, reg, date, time, place, link: url },
    language: driver.language,
    about: { kind: 'service-link', id },
    notAfter: fleetInstant(date, Number(time.slice(0, 2))),
  })
  await changeService(tx, id, { linkSentAt: instantNow(platform.clock) })
  return ok({ driver: driver.fullName })
}
