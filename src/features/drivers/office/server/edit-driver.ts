import { endSessionsOf } from '#features/auth/server/public.ts'
import type { Act, DriverDataHolder } from '#features/drivers/server/public.ts'
import {
  type DriverRecords,
  raisePinRevision,
  recordsOf,
  setContact,
  setLanguage,
  setPhone,
} from '#features/drivers/server/public-records.ts'
import { endLink, tellFormerContact } from '#features/drivers/session/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { editDriver as editDriverCall } from '../contract.ts'
import { readPerson } from './read-person.ts'

/** As the office types it; what is left out stays. */
type Typed = Omit<ParsedOf<typeof editDriverCall>, 'id'>

/** For the audit log: what is another one by now, without saying what it is. */
interface WhatChanged {
  readonly nameChanged?: true
  readonly phoneChanged?: true
  readonly emailChanged?: true
  readonly languageChanged?: true
}

/**
 * Changes a driver's name, phone, e-mail and language, also in the copies of what is still to come. Another
 * phone ends the driver's sessions and the address of the calendar; another phone or e-mail is told where the
 * driver was known before. A further number of the driver's own may be made the main one, and the main one
 * becomes the further number.
 */
export async function editDriver(
  tx: Tx,
  platform: Platform,
  holders: readonly DriverDataHolder[],
  id: string,
  typed: Typed,
  act: Act,
): Promise<Result<WhatChanged, Failed<'no_such_driver' | 'phone_taken' | 'incomplete'>>> {
  const records = await recordsOf(tx, id, 'lock')
  if (!records || records.driver.erasedNumber !== null) return fail({ code: 'no_such_driver' })
  const { fullName, phone: former, email } = records.driver
  const read = readPerson({
    fullName: typed.fullName ?? fullName,
    phone: typed.phone ?? former,
    email: typed.email ?? email,
  })
  if (!read.ok) return read
  const person = read.value
  const isElsewhere = person.phone !== former || person.email !== email
  const further = records.folded.find(({ phone }) => phone === person.phone)
  if (further) await exchangePhones(tx, records, further.id, person.phone)
  try {
    await setContact(tx, id, person, isElsewhere ? act.at : undefined)
  } catch (error) {
    if (violatedConstraint(error) === 'drivers_phone') return fail({ code: 'phone_taken' })
    throw error
  }
  const spokenOtherwise = typed.language !== undefined && (await setLanguage(tx, id, typed.language))
  for (const { changed } of holders) await changed?.(tx, { id, ...person }, former, act)
  if (isElsewhere) await tellFormerContact(tx, platform, records.driver, act.at)
  if (former !== person.phone) {
    await endLink(tx, id)
    await raisePinRevision(tx, id)
    await endSessionsOf(tx, 'driver', id)
  }
  return ok({
    ...(person.fullName === fullName ? {} : { nameChanged: true }),
    ...(person.phone === former ? {} : { phoneChanged: true }),
    ...(person.email === email ? {} : { emailChanged: true }),
    ...(spokenOtherwise ? { languageChanged: true } : {}),
  })
}

async function exchangePhones(tx: Tx, { driver }: DriverRecords, furtherId: string, wanted: Phone) {
  await setPhone(tx, furtherId, `wymiana-${furtherId}` as Phone)
  await setPhone(tx, driver.id, wanted)
  await setPhone(tx, furtherId, driver.phone)
}
