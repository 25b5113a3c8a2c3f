import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantIn } from '#platform/server/clock.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { TEST_KIND } from '../../domain/message-about.ts'
import type { OfficeMessageKind } from '../../domain/message-state.ts'
import { plainLetters } from '../../domain/plain-letters.ts'
import { messagingTexts, TEST_SUBJECT, TEST_TEXT } from '../../texts.ts'
import { sendFaultText } from '../../texts-gateway.ts'
import { createMailGateway, MAIL_TEST_LIMITS } from '../mail-gateway.ts'
import { letterRow, smsRow } from '../post.ts'
import { type Sender, sendOnce } from '../send-due.ts'
import { letterSender } from '../send-letters.ts'
import { createSmsGateway, smsSender } from '../send-sms.ts'
import { refusalOf } from '../sms-destination.ts'
import { insertTestMessage, type NewMessage } from '../store.ts'
import { messagingSettingsRow } from '../store-texts.ts'
import { putGatewaysInForce } from './in-force.ts'

/** Between two tries, in milliseconds: each may cost, and asks somebody else's server. */
const BETWEEN_TRIES = 10_000

/** Sends one test message now, and gives the gateway's own answer; in the outbox it is not repeated. */
export async function tryGateway(platform: Platform, kind: OfficeMessageKind, to: string) {
  await putGatewaysInForce(platform)
  const { queries } = platform.database
  const { smtp, sms } = gatewaysOf(platform)
  const event = { eventKey: `test:${randomUUID()}`, about: { kind: TEST_KIND, id: '' } }
  if (kind === 'email') {
    if (!isEmailAddress(to)) return badRecipient(messagingTexts.address)
    if (!smtp) return fail({ code: 'no_gateway' as const })
    const row = letterRow(platform, { ...event, to, subject: TEST_SUBJECT, text: `${TEST_TEXT}\n` })
    const gateway = createMailGateway(smtp, MAIL_TEST_LIMITS)
    try {
      return await sendNow(platform, letterSender(gateway), row)
    } finally {
      gateway.close()
    }
  }
  const phone = normalizePhone(to)
  if (!phone) return badRecipient(messagingTexts.phone)
  if (!sms) return fail({ code: 'no_gateway' as const })
  const { plainSms, smsCountries } = await messagingSettingsRow(queries)
  const refusal = refusalOf(phone, smsCountries)
  if (refusal) return badRecipient(sendFaultText(refusal))
  const row = smsRow(platform, { ...event, to: phone }, plainSms ? plainLetters(TEST_TEXT) : TEST_TEXT)
  return sendNow(platform, smsSender(platform, createSmsGateway(sms), smsCountries), row)
}

function badRecipient(to: string) {
  return fail({ code: 'bad_recipient' as const, fields: { to } })
}

async function sendNow(platform: Platform, sender: Sender, row: NewMessage) {
  const { clock, database } = platform
  // Another process's clock may be ahead; one that was set back by more holds up nobody.
  const lately = { from: instantIn(clock, -BETWEEN_TRIES), to: instantIn(clock, BETWEEN_TRIES) }
  const lease = randomUUID()
  const dueAt = instantIn(clock, 2 * sender.longest)
  const message = { ...row, state: 'sending', attempts: 1, lease, dueAt, handedTo: sender.name } as const
  const isTurn = await database.transaction((tx) => insertTestMessage(tx, message, lately))
  if (!isTurn) return fail({ code: 'just_tried' as const })
  const delivery = await sendOnce(platform, sender, row.id, lease)
  return ok({
    id: row.id,
    sent: delivery.kind === 'sent',
    fault: delivery.kind === 'sent' ? null : delivery.error,
  })
}
