import type { Platform } from '#platform/server/platform.ts'
import { sendDue } from './send-due.ts'
import { SMS_ANSWER_MS, type SmsGateway } from './sms-gateway.ts'
import { keyOfMessage, reportUrl } from './sms-report-key.ts'

/** Time for a slow machine around the answer itself. */
const LONGEST_SENDING_MS = 1.5 * SMS_ANSWER_MS

/** Sends the SMS that are due: at most one an event and round at a gateway that honours the key (D30, Q6). */
export function sendDueSms(platform: Platform, gateway: SmsGateway): Promise<void> {
  return sendDue(platform, {
    kind: 'sms',
    name: gateway.name,
    honoursKey: gateway.honoursKey,
    longest: LONGEST_SENDING_MS,
    send: (message, { text }) =>
      gateway.send({
        key: keyOfMessage(message),
        to: message.recipient,
        text,
        reportUrl: reportUrl(platform, message),
      }),
  })
}
