import type { Platform } from '#platform/server/platform.ts'
import { attachmentsOf } from './body-seal.ts'
import { LONGEST_SENDING_MS, type MailGateway } from './mail-gateway.ts'
import { type Sender, sendDue } from './send-due.ts'

/** Sends the letters that are due, each time under the event's Message-ID. */
export function sendDueLetters(platform: Platform, gateway: MailGateway): Promise<void> {
  return sendDue(platform, letterSender(gateway))
}

export function letterSender(gateway: MailGateway): Sender {
  return {
    kind: 'email',
    name: gateway.name,
    honoursKey: true,
    longest: LONGEST_SENDING_MS,
    send: ({ eventKey, recipient, subject, createdAt }, body) =>
      gateway.send({
        eventKey,
        to: recipient,
        subject,
        text: body.text,
        html: body.html,
        attachments: attachmentsOf(body, createdAt),
      }),
  }
}
