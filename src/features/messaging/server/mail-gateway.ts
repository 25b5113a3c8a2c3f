import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { SmtpConfiguration } from '#platform/server/configuration.ts'
import type { Attachment } from './body-seal.ts'
import type { Delivery } from './delivery.ts'

export interface OutgoingLetter {
  readonly eventKey: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  readonly attachments: readonly Attachment[]
}

export interface MailGateway {
  /** Never throws. Takes less than {@link LONGEST_SENDING_MS}. */
  send(letter: OutgoingLetter): Promise<Delivery>
  close(): void
}

/** The time limits below, one after another. */
export const LONGEST_SENDING_MS = 150_000

/** E-mail by SMTP (D31). */
export function createMailGateway({ url, from }: SmtpConfiguration): MailGateway {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
      dnsTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ eventKey, to, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          messageId: messageIdOf(eventKey, from),
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          attachments: attachments.map(({ fileName, contentType, body }) => ({
            filename: fileName,
            contentType,
            content: body,
          })),
        })
        return { kind: 'sent' }
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The same for every try of one event, so that a mail server can drop a letter that it has got already. */
function messageIdOf(eventKey: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(eventKey).digest('hex').slice(0, 40)}@${domain}>`
}

/**
 * Addresses and letters refused with a 5xx answer stay refused; all else (no connection, 4xx, wrong password)
 * may pass.
 */
function deliveryOf(thrown: unknown): Delivery {
  const { code, responseCode, response } = thrown as {
    code?: string
    responseCode?: number
    response?: string
  }
  const error = { code: 'mail-server', said: (response ?? code ?? 'unknown').slice(0, 300) } as const
  const forGood =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
  return { kind: forGood ? 'refused' : 'later', error }
}
