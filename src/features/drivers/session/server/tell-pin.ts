import { postLetter, postSms } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn } from './letter-words.ts'

interface PinRecipient {
  readonly id: string
  readonly fullName: string
  readonly phone: Phone
  /** Empty for none. */
  readonly email: string
  readonly pin: string
  /** Which PIN of theirs it is; 1 for a driver whom the office has just added. */
  readonly revision: number
  /** Null: Polish. */
  readonly language: Language | null
}

/**
 * Tells a driver the PIN that the office has given (D11), in the transaction that gives it: by letter where
 * there is an address, by SMS where the fleet has switched that on.
 * @returns how
 */
export async function tellPin(
  tx: Tx,
  platform: Platform,
  driver: PinRecipient,
): Promise<('email' | 'sms')[]> {
  const { id, fullName, phone, email, pin, revision, language } = driver
  const { sendPinBySms } = await readSettings(tx, platform.clock)
  const isNew = revision === 1
  const eventKey = isNew ? `drivers:pin:${id}` : `drivers:pin:${id}:${revision}`
  const about = { kind: 'pin', id }
  const told: ('email' | 'sms')[] = []
  if (email !== '') {
    const calendarUrl = `${platform.configuration.publicUrl}/kalendarz-pracy`
    const { PIN_LETTER_SUBJECT: subject, pinLetterText } = letterWordsIn(language)
    const text = pinLetterText({ fullName, pin, calendarUrl, isNew })
    await postLetter(tx, platform, { eventKey, to: email, subject, text, about })
    told.push('email')
  }
  if (sendPinBySms) {
    await postSms(tx, platform, {
      eventKey: `${eventKey}:sms`,
      to: phone,
      template: 'pin',
      values: { fullName, pin },
      language,
      about,
    })
    told.push('sms')
  }
  return told
}
