import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { SmtpConfiguration } from '#platform/server/configuration.ts'
import type { EnteredGateway } from '#platform/server/entered-gateway.ts'
import { addressFor, hostOf } from '#platform/server/public-address.ts'
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
  /** Of the account: what another one may have had is not its. */
  readonly name: string
  /** Never throws. Takes less than {@link LONGEST_SENDING_MS}. */
  send(letter: OutgoingLetter): Promise<Delivery>
  close(): void
}

type Transport = ReturnType<typeof createTransport>
type MailLimits = Readonly<
  Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout' | 'dnsTimeout', number>
>

/** The time limits below, one after another. */
export const LONGEST_SENDING_MS = 150_000

const LIMITS: MailLimits = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  dnsTimeout: 20_000,
}
/** Where somebody waits for the answer. */
export const MAIL_TEST_LIMITS: MailLimits = {
  connectionTimeout: 8000,
  greetingTimeout: 8000,
  socketTimeout: 10_000,
  dnsTimeout: 8000,
}
const ALWAYS = { pool: true, maxConnections: 3, disableFileAccess: true, disableUrlAccess: true } as const

/** E-mail by SMTP (D31). */
export function createMailGateway(
  configuration: SmtpConfiguration,
  limits: MailLimits = LIMITS,
): MailGateway {
  const { from, entered } = configuration
  let opened: Promise<Transport> | undefined
  const open = () => (opened ??= transportTo(configuration, limits))
  return {
    name: entered?.account ?? 'smtp',
    async send({ eventKey, to, subject, text, html, attachments }) {
      try {
        const transport = await open()
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
    close: () => {
      opened?.then((transport) => transport.close()).catch(() => undefined)
    },
  }
}

/**
 * A server that the office has named is connected to at the address that was judged, and must still show the
 * certificate of its name.
 */
async function transportTo(
  { url, from, entered }: SmtpConfiguration,
  limits: MailLimits,
): Promise<Transport> {
  const server = entered ? await judgedServer(new URL(url), entered) : { url }
  return createTransport({ ...server, ...ALWAYS, ...limits }, { from })
}

async function judgedServer(url: URL, { allows }: EnteredGateway) {
  const name = hostOf(url)
  const user = decodeURIComponent(url.username)
  return {
    host: await addressFor(name, allows),
    port: Number(url.port),
    secure: url.protocol === 'smtps:',
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    tls: { servername: name },
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
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
  const error =
    response === undefined && code !== undefined
      ? ({ code: 'no-answer', why: code } as const)
      : ({ code: 'mail-server', said: (response ?? 'unknown').slice(0, 300) } as const)
  const forGood =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
  return { kind: forGood ? 'refused' : 'later', error }
}
