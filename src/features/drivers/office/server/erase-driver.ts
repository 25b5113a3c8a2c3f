import { forgetInAudit, forgetReasonsAbout } from '#features/audit/server/public.ts'
import { endSessionsOf } from '#features/auth/server/public.ts'
import type { Act, DriverDataHolder, Traces } from '#features/drivers/server/public.ts'
import {
  addressesOfOthers,
  type DriverRecords,
  eraseRecord,
  forgetClaims,
  forgetFormerPhones,
  formerOfPerson,
  nextErasedNumber,
  recordsOf,
} from '#features/drivers/server/public-records.ts'
import { forgetMessagesTo, recipientsAbout } from '#features/messaging/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { forgetAnswersWith } from '#platform/server/http/idempotency.ts'
import type { Platform } from '#platform/server/platform.ts'
import { driverTexts } from '../texts.ts'
import { tracesOf } from './data-of-holders.ts'
import { mergeDrivers } from './merge-drivers.ts'

/**
 * Erases a driver's personal data everywhere (D28): name, number and address go from every record and copy,
 * messages lose their text, papers go, sessions and subscriptions end. What was counted stays counted, under
 * 'Usunięty kierowca' and a number.
 */
export async function eraseDriver(
  tx: Tx,
  platform: Platform,
  holders: readonly DriverDataHolder[],
  id: string,
  act: Act,
): Promise<Result<void, { readonly code: 'no_such_driver' | 'still_planned' }>> {
  const found = await recordsOf(tx, id, 'lock')
  if (!found || found.driver.erasedNumber !== null) return fail({ code: 'no_such_driver' })
  // Of whom the list knows no more than that they are the same person: their data go as well.
  for (const foldedId of await formerOfPerson(tx, found))
    await mergeDrivers(tx, holders, { staysId: id, foldedId }, act)
  const records = (await recordsOf(tx, id, 'lock')) ?? found
  for (const { planned } of holders) {
    if (await planned?.(tx, id)) return fail({ code: 'still_planned' })
  }
  const traces = await tracesOf(holders, tx, records)
  const number = await nextErasedNumber(tx)
  const fullName = driverTexts.erased(number)
  const phone = `usuniety-${number}` as Phone
  const foldedIds = records.folded.map((record) => record.id)
  for (const holder of holders) await holder.erased(tx, { id, foldedIds, fullName, phone }, act)
  await forgetMessages(tx, platform, records, traces)
  const words = wordsOf(traces)
  await forgetInAudit(tx, words)
  await forgetReasonsAbout(tx, [id, ...foldedIds])
  await forgetAnswersWith(tx, words)
  for (const record of [records.driver, ...records.folded]) await endSessionsOf(tx, 'driver', record.id)
  await forgetFormerPhones(
    tx,
    [records.driver, ...records.folded].map((record) => record.phone),
  )
  for (const record of [records.driver, ...records.folded]) await forgetClaims(tx, record.id)
  await eraseRecord(tx, id, { fullName, phone, number })
  return ok(undefined)
}

/**
 * Letters and SMS to the driver's addresses, and those about the driver that went to addresses of before. Of
 * an address that somebody else has as well, and of other numbers, only those that name this driver.
 */
async function forgetMessages(tx: Tx, platform: Platform, { driver, folded }: DriverRecords, traces: Traces) {
  const { names, phones, emails } = traces
  const aboutIds = [driver, ...folded].map(({ id }) => id)
  const further = await recipientsAbout(tx, aboutIds)
  const letters = further.filter((to) => !to.startsWith('+'))
  const shared = new Set([
    ...(await addressesOfOthers(tx, driver.id, [...emails, ...letters])),
    ...further.filter((to) => to.startsWith('+') && !(phones as readonly string[]).includes(to)),
  ])
  const to = [...phones, ...emails]
  await forgetMessagesTo(
    tx,
    platform,
    { to, aboutIds },
    (message) => !shared.has(message.to) || names.some((name) => message.text.includes(name)),
  )
}

/** Numbers without their prefix, since they may have been typed so. */
function wordsOf({ names, phones, emails }: Traces): string[] {
  return [...names, ...emails, ...phones.map((phone) => phone.replace(/^\+48/, ''))]
}
