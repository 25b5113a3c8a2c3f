/** TLS from the start, or after STARTTLS; without, in one's own network alone. */
export const MAIL_SECURITY = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof MAIL_SECURITY)[number]

/** Where mail servers usually take letters. */
export const USUAL_PORTS: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 }

/** The port that goes along with another encryption: its usual one, unless somebody has typed another. */
export function portFor(next: MailSecurity, before: MailSecurity, port: number | string): number | string {
  return Number(port) === USUAL_PORTS[before] ? USUAL_PORTS[next] : port
}

/** The SMS gateway as the office has entered it. */
export interface SmsEntry {
  readonly gateway: 'smsapi' | 'serwersms'
  readonly token: string
  /** The sender's name that the gateway has approved; empty: the gateway's own. */
  readonly from: string
  /** Without a trailing slash; empty: the gateway's usual one. */
  readonly url: string
}

/** The mail server as the office has entered it. */
export interface MailEntry {
  readonly host: string
  readonly port: number
  readonly security: MailSecurity
  /** Empty for a server that lets in without. */
  readonly user: string
  readonly password: string
  /** `Flota <grafik@example.pl>`, or the address alone. */
  readonly from: string
}

/** What a browser is told of a secret of which nothing is shown: that there is one. */
export const KEPT_SECRET = '…'
/** Characters that a token must have for its end to be shown: of a shorter one that would be too much. */
const SHOWN_FROM = 16

/** What a browser is told of a gateway's token: of a long one its last four characters. */
export function shownEnd(token: string): string {
  return token.length < SHOWN_FROM ? KEPT_SECRET : `…${token.slice(-4)}`
}

/**
 * Whether a new entry speaks to the same account at the same place: only then may the secret stay that is
 * there. Sent to another address, it would be given away to whoever named that.
 */
export function isSameAccount<Entry extends SmsEntry | MailEntry>(before: Entry, after: Entry): boolean {
  if ('gateway' in before && 'gateway' in after)
    return before.gateway === after.gateway && before.url === after.url
  return (
    'host' in before &&
    'host' in after &&
    before.host === after.host &&
    before.port === after.port &&
    before.security === after.security &&
    before.user === after.user
  )
}
