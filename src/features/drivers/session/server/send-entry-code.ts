import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { postLetter, postSms, sendsSmsInPolish } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'
import { fleetTimeOfInstant } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { driverDoorsByIds } from './driver-pins.ts'
import { letterWordsIn } from './letter-words.ts'

/**
 * Sends the driver with this phone the entry code, by letter, or by SMS where there is no address and the
 * fleet tells PINs so. Each code goes out once, however often it is asked for: one a day for each PIN, and
 * the next one where wrong tries have used it up. Strangers may cause it, so that the letter counts among
 * those that they cause to a mailbox (Q23).
 */
export async function sendCode(
  platform: Platform,
  throttle: Throttle,
  typed: string,
  address: string,
): Promise<void> {
  const { queries } = platform.database
  const phone = normalizePhone(typed)
  const driver = phone && (await driverAtDoor(queries, phone))
  if (!driver?.active || !(await throttle.isClosedTo('driver-pin', { address, ...driver.door }))) return
  const { code, until } = await throttle.codeFor('driver-pin', driver.door)
  const told = {
    fullName: driver.fullName,
    code,
    until: endOf(until, driver.language),
    calendarUrl: `${platform.configuration.publicUrl}/kalendarz-pracy`,
  }
  const words = letterWordsIn(driver.language)
  const inPolish = await sendsSmsInPolish(queries)
  const eventKey = `auth:entry-code:${driver.id}:${platform.secrets.fingerprint(`entry code letter\n${code}`)}`
  const about = { kind: 'entry-code', id: driver.id }
  const bySms = driver.email === '' && (await readSettings(queries, platform.clock)).sendPinBySms
  await platform.database.transaction(async (tx) => {
    if (driver.email !== '')
      await postLetter(tx, platform, {
        eventKey,
        to: driver.email,
        subject: words.CODE_LETTER_SUBJECT,
        text: words.codeLetterText(told),
        notAfter: until,
        about,
        strangerMayCause: true,
      })
    else if (bySms)
      await postSms(tx, platform, {
        eventKey: `${eventKey}:sms`,
        to: driver.phone,
        text: (inPolish ? letterWordsIn(null) : words).codeSmsText(told),
        notAfter: until,
        about,
      })
  })
}

/** The driver with this number, be it a further one, with the PIN as a door. */
async function driverAtDoor(queries: Queries, phone: Phone) {
  const driver = await findDriverByPhone(queries, phone)
  return driver && (await driverDoorsByIds(queries, [driver.id]))[0]
}

/** `13.03, godz. 01:00`, in fleet time. */
function endOf(instant: string, language: Language | null): string {
  const { date, hour, minute } = fleetTimeOfInstant(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  const [, month, day] = date.split('-')
  return `${day}.${month}, ${letterWordsIn(language).AT_HOUR}${two(hour)}:${two(minute)}`
}
