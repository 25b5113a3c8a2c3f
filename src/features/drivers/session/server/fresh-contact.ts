import { contactsChangedSince } from '#features/drivers/server/public-records.ts'
import { postLetter, postSms, sendsSmsInPolish } from '#features/messaging/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { FRESH_CONTACT_DAYS } from '../domain/fresh-contact.ts'
import { letterWordsIn } from './letter-words.ts'

const WAIT = FRESH_CONTACT_DAYS * 24 * 3_600_000

/**
 * Whose e-mail or phone the office has changed in the last days: neither the PIN that they have nor a link
 * that lets in goes to an address that the driver may know nothing of. A new PIN ends it.
 */
export function freshContacts(
  queries: Queries,
  { clock }: Pick<Platform, 'clock'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return contactsChangedSince(queries, ids, instantIn(clock, 0 - WAIT))
}

interface Former {
  readonly id: string
  readonly fullName: string
  /** As they were before; empty for no e-mail. */
  readonly email: string
  readonly phone: Phone
  readonly language: Language | null
}

/**
 * Tells a driver, where the fleet knew them until now, that e-mail or phone are others: by letter, and by SMS
 * where the fleet sends any or there was no address.
 * @param at instant of the change
 */
export async function tellFormerContact(
  tx: Tx,
  platform: Platform,
  { id, fullName, email, phone, language }: Former,
  at: string,
): Promise<void> {
  const { officePhone } = await readSettings(tx, platform.clock)
  const words = letterWordsIn(language)
  const told = {
    eventKey: `drivers:contact:${id}:${at}`,
    notAfter: instantIn(platform.clock, WAIT),
    about: { kind: 'contact-changed', id },
  }
  if (email !== '')
    await postLetter(tx, platform, {
      ...told,
      to: email,
      subject: words.CONTACT_LETTER_SUBJECT,
      text: words.contactLetterText({ fullName, officePhone, days: FRESH_CONTACT_DAYS }),
    })
  if (email === '' || gatewaysOf(platform).sms !== undefined)
    await postSms(tx, platform, {
      ...told,
      eventKey: `${told.eventKey}:sms`,
      to: phone,
      text: ((await sendsSmsInPolish(tx)) ? letterWordsIn(null) : words).contactSmsText({ officePhone }),
    })
}
