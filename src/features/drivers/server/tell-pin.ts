import { postLetter, postSms } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { PIN_LETTER_SUBJECT, pinLetterText, pinSmsText } from '../texts-letter.ts'

interface AddedDriver {
  readonly id: string
  readonly fullName: string
  readonly phone: Phone
  /** Empty for none. */
  readonly email: string
  readonly pin: string
}

/**
 * Tells a driver whom the office added the PIN (D11), in the transaction that adds the driver: by letter where there is
 * an address, by SMS where the fleet has switched that on. No screen shows it.
 */
export async function tellPin(tx: Tx, platform: Platform, driver: AddedDriver): Promise<void> {
  const { id, fullName, phone, email, pin } = driver
  const { sendPinBySms } = await readSettings(tx, platform.clock)
  const eventKey = `drivers:pin:${id}`
  if (sendPinBySms)
    await postSms(tx, platform, { eventKey: `${eventKey}:sms`, to: phone, text: pinSmsText(pin) })
  if (email === '') return
  const calendarUrl = `${platform.configuration.publicUrl}/kalendarz-pracy`
  const text = pinLetterText({ fullName, pin, calendarUrl })
  await postLetter(tx, platform, { eventKey, to: email, subject: PIN_LETTER_SUBJECT, text })
}
