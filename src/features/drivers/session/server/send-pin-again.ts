import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { pinOf } from '#features/drivers/server/public-records.ts'
import { postLetter, postSms } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fleetTime, instantIn, instantNow } from '#platform/server/clock.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import { countFailure } from '#platform/server/throttle-store.ts'
import { freshContacts } from './fresh-contact.ts'
import { letterWordsIn } from './letter-words.ts'

const DAY = 24 * 3_600_000

/**
 * So many times a day: by network, which a station or a carrier shares, for each PIN, and in the whole fleet.
 */
const MOST = { network: 30, driver: 1, fleet: 100 } as const

/**
 * Sends a driver the PIN once more, by letter, or by SMS where there is no address and the fleet tells PINs
 * so; once a day, since anyone may cause it who knows the number. It goes to the driver alone, who is told
 * that somebody asked. Nothing goes to an address or number that the office has just changed: whoever changed
 * it could ask as well. An administrator gives such a driver a new PIN.
 */
export async function sendPin(platform: Platform, typed: string, address: string): Promise<void> {
  const { database, clock, secrets } = platform
  const { queries } = database
  if (!(await isWithin(platform, 'network', networkOf(address)))) return
  const phone = normalizePhone(typed)
  const driver = phone && (await findDriverByPhone(queries, phone))
  const kept = driver?.active ? await pinOf(queries, driver.id) : undefined
  const pin = kept && secrets.tryOpen(kept.sealed)
  if (!driver || !kept || pin === undefined) return
  if ((await freshContacts(queries, platform, [driver.id])).has(driver.id)) return
  const bySms = driver.email === '' && (await readSettings(queries, clock)).sendPinBySms
  if (driver.email === '' && !bySms) return
  // Only what is sent fills the fleet's budget: neither invented numbers nor one number asked for a hundred
  // times keep anybody from the own PIN.
  if (!(await isWithin(platform, 'driver', `${driver.id} ${kept.revision}`))) return
  if (!(await isWithin(platform, 'fleet', ''))) return
  const eventKey = `drivers:pin-again:${driver.id}:${kept.revision}:${fleetTime(clock).date}`
  const about = { kind: 'pin', id: driver.id }
  await database.transaction(async (tx) => {
    if (bySms)
      await postSms(tx, platform, {
        eventKey: `${eventKey}:sms`,
        to: driver.phone,
        template: 'pin',
        values: { fullName: driver.fullName, pin },
        language: driver.language,
        notAfter: instantIn(clock, DAY),
        about,
      })
    else
      await postLetter(tx, platform, {
        eventKey,
        to: driver.email,
        subject: letterWordsIn(driver.language).PIN_AGAIN_SUBJECT,
        text: letterWordsIn(driver.language).pinAgainLetterText({
          fullName: driver.fullName,
          pin,
          calendarUrl: `${platform.configuration.publicUrl}/kalendarz-pracy`,
        }),
        notAfter: instantIn(clock, DAY),
        about,
        strangerMayCause: true,
      })
  })
}

/** Counts the try. */
async function isWithin(
  { clock, database, secrets }: Platform,
  kind: keyof typeof MOST,
  of: string,
): Promise<boolean> {
  const bucket = secrets.fingerprint(`pin again\n${kind}\n${of}`)
  const until = instantIn(clock, DAY)
  const tries = await database.transaction((tx) => countFailure(tx, [{ bucket, until }], instantNow(clock)))
  return (tries.get(bucket) ?? 0) <= MOST[kind]
}
