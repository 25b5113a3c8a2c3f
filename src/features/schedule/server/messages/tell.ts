import {
  type MessageAbout,
  messagesAbout,
  postLetter,
  postSms,
  renderSms,
  withdrawMessagesAbout,
} from '#features/messaging/server/public.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, slotAt } from '#kernel/slot.ts'
import { fleetInstant } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { noticedSlot } from '../../domain/notices.ts'
import { changeLetter, changeSubject } from '../../texts-messages.ts'
import { weekOfRow } from '../week/save-week.ts'
import { wordsOf } from './notice-words.ts'
import { eventKeyOf, type ToldNotice, type ToldWeek } from './told-week.ts'

/**
 * Puts one message about a notice as it is now into the outbox. It goes out until the slot begins that it sends the driver to, or away from.
 * Nothing may wait any more that tells of an earlier state: the driver would be sent to the wrong place.
 */
export async function tell(
  tx: Tx,
  platform: Platform,
  { row, contents }: ToldWeek,
  { notice, driver, ...told }: ToldNotice,
  kind: MessageAbout['kind'],
): Promise<MessageAbout> {
  const { fullName = '', phone = '', email = '' } = driver ?? {}
  const week = weekOfRow(row)
  const { rounds } = told[kind]
  const isStale = rounds > 0 && told[kind].now === undefined
  if (isStale) await withdrawMessagesAbout(tx, [notice.id])
  const words = wordsOf(week, contents.cars, notice, fullName)
  const { date, shift } = slotAt(week, noticedSlot(notice))
  const event = {
    eventKey: eventKeyOf(kind, notice, rounds),
    about: { kind: words.template, id: notice.id },
    notAfter: fleetInstant(date, shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT),
  }
  if (kind === 'sms') await postSms(tx, platform, { ...event, to: phone, ...words })
  else {
    const sentence = await renderSms(tx, words.template, words.values, 'polish')
    await postLetter(tx, platform, {
      ...event,
      to: email,
      subject: changeSubject(date),
      text: changeLetter(fullName, sentence, `${platform.configuration.publicUrl}/kalendarz-pracy`),
    })
  }
  const posted = (await messagesAbout(tx, [notice.id])).find(({ eventKey }) => eventKey === event.eventKey)
  if (!posted) throw new Error('The message that was just posted is not in the outbox.')
  return posted
}
