import type { SmsConfiguration } from '#platform/server/configuration-sms.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Sender, sendDue } from './send-due.ts'
import { createSerwerSms } from './serwersms.ts'
import { refusalOf } from './sms-destination.ts'
import { SMS_ANSWER_MS, type SmsGateway } from './sms-gateway.ts'
import { keyOfMessage, reportUrl } from './sms-report-key.ts'
import { createSmsApi } from './smsapi.ts'
import { messagingSettingsRow } from './store-texts.ts'

/** Time for a slow machine around the answer itself. */
const LONGEST_SENDING_MS = 1.5 * SMS_ANSWER_MS

/** Sends the SMS that are due: at most one an event and round at a gateway that honours the key (D30, Q6). */
export async function sendDueSms(platform: Platform, gateway: SmsGateway): Promise<void> {
  const { smsCountries } = await messagingSettingsRow(platform.database.queries)
  await sendDue(platform, smsSender(platform, gateway, smsCountries))
}

/** @param countries to which the fleet sends */
export function smsSender(platform: Platform, gateway: SmsGateway, countries: readonly string[]): Sender {
  return {
    kind: 'sms',
    name: gateway.name,
    honoursKey: gateway.honoursKey,
    longest: LONGEST_SENDING_MS,
    // Judged again: the fleet may allow less than when it was written, and what was refused may have been
    // asked for again.
    send: async (message, { text }) => {
      const refusal = refusalOf(message.recipient, countries)
      if (refusal !== undefined) return { kind: 'refused', error: refusal }
      return gateway.send({
        key: keyOfMessage(message),
        to: message.recipient,
        text,
        reportUrl: reportUrl(platform, message),
      })
    },
  }
}

/** @param timeLimit milliseconds to wait for an answer */
export function createSmsGateway(configuration: SmsConfiguration, timeLimit = SMS_ANSWER_MS): SmsGateway {
  const create = configuration.gateway === 'smsapi' ? createSmsApi : createSerwerSms
  return create(configuration, timeLimit)
}
