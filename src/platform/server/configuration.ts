import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod/mini'
import { complain, option, wholeNumber, withoutSlash } from './configuration-option.ts'
import { isSafeAddress, SMS_OPTIONS, type SmsConfiguration, smsOf, smsProblems } from './configuration-sms.ts'
import type { EnteredGateway } from './entered-gateway.ts'
import { SECRET_KEY_BYTES } from './keys/secret-key.ts'

export interface SmtpConfiguration {
  readonly url: string
  readonly from: string
  /** Where the office has entered it. */
  readonly entered?: EnteredGateway
}

/** Everything the environment decides. The README has the table. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Where backups are kept. */
  readonly backupDir: string
  /**
   * Without a trailing slash. Links in messages and calendars start with it; HTTPS here switches HSTS and
   * Secure cookies on.
   */
  readonly publicUrl: string
  readonly secretKey: string | undefined
  readonly smtp: SmtpConfiguration | undefined
  readonly sms: SmsConfiguration | undefined
  /** Gateways that the office enters may stand in this network, and need no encryption there. */
  readonly privateGateways: boolean
  /** A server that speaks like Bolt's fleet interface, for trials; without it Bolt itself is asked. */
  readonly boltUrl: string | undefined
  /** A server that speaks like browsers' push services, for trials; without it those themselves are asked. */
  readonly pushUrl: string | undefined
  /** Phones keep the driver's pages for where there is no network (a service worker). */
  readonly keepsPages: boolean
  readonly admin: { readonly login: string; readonly password: string } | undefined
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[]
  /** Requests a minute from one address, all calls together. */
  readonly requestsPerMinute: number
  /** How many cars the invented fleet of `--demo` has. */
  readonly demoCars: number
}

/** A sentence for the person at the console: which option is wrong, and what it takes. */
export class ConfigurationError extends Error {}

const LOOPBACK = '127.0.0.1'
const WANTED_ADDRESS = 'an address such as https://grafik.example.pl, without a path.'

const OPTIONS = z
  .object({
    PORT: wholeNumber(0, 65_535, 'a port number from 0 to 65535.'),
    HOST: option(),
    DATA_DIR: option(),
    BACKUP_DIR: option(),
    DATABASE_URL: option(
      (text) => /^postgres(ql)?:\/\/\S+$/.test(text),
      'an address such as postgres://user:password@host:5432/name.',
    ),
    PUBLIC_URL: option(isWebAddress, WANTED_ADDRESS),
    SECRET_KEY: option(
      (text) => Buffer.from(text, 'base64').length === SECRET_KEY_BYTES,
      '32 random bytes in base64 (openssl rand -base64 32).',
    ),
    TRUST_PROXY: option(
      (text) => listed(text).every((part) => isIP(part.split('/')[0] ?? '') !== 0),
      "a list of the proxies' addresses, separated by commas.",
    ),
    REQUESTS_PER_MINUTE: wholeNumber(10, 10_000_000, 'a whole number from 10.'),
    DEMO_CARS: wholeNumber(25, 300, 'a whole number from 25 to 300.'),
    SMTP_URL: option(
      (text) => /^smtps?:\/\/\S+$/.test(text),
      'an address such as smtps://user:password@mail.example.pl:465.',
    ),
    MAIL_FROM: option(),
    BOLT_URL: option(
      isSafeAddress,
      'an address such as http://127.0.0.1:4410; without https only on this machine.',
    ),
    PUSH_URL: option(
      isSafeAddress,
      'an address such as http://127.0.0.1:4420; without https only on this machine.',
    ),
    PRIVATE_GATEWAYS: option((text) => text === 'on' || text === 'off', 'on or off.'),
    KEEP_PAGES: option((text) => text === 'on' || text === 'off', 'on or off.'),
    ADMIN_LOGIN: option(),
    ADMIN_PASSWORD: option((text) => text.length >= 8, 'at least 8 characters.'),
    ...SMS_OPTIONS,
  })
  .check(smsProblems, (given) => {
    const { HOST, PUBLIC_URL, ADMIN_LOGIN, ADMIN_PASSWORD, SMTP_URL, MAIL_FROM } = given.value
    if (PUBLIC_URL === undefined && !isWebAddress(addressAt(HOST)))
      complain(given, 'PUBLIC_URL', WANTED_ADDRESS)
    if (SMTP_URL !== undefined && !MAIL_FROM?.includes('@'))
      complain(given, 'MAIL_FROM', 'the sender, such as "Flota <grafik@example.pl>", where SMTP_URL is set.')
    if ((ADMIN_LOGIN === undefined) !== (ADMIN_PASSWORD === undefined))
      complain(given, 'ADMIN_LOGIN and ADMIN_PASSWORD', 'give both or neither.')
  })

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the options. Throws {@link ConfigurationError} naming every wrong one. */
export function readConfiguration(env: Environment): Configuration {
  const { data: given, error } = OPTIONS.safeParse(env)
  if (error) {
    const problems = error.issues.map(({ path, message }) => `${path.join()} is not usable: ${message}`)
    throw new ConfigurationError(problems.join('\n'))
  }
  const { HOST: host = LOOPBACK, ADMIN_LOGIN: login, ADMIN_PASSWORD: password } = given
  const port = Number(given.PORT ?? 3000)
  const dataDir = resolve(given.DATA_DIR ?? './data')
  return {
    port,
    host,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    backupDir: resolve(given.BACKUP_DIR ?? join(dataDir, 'backups')),
    publicUrl: withoutSlash(given.PUBLIC_URL ?? `${addressAt(host)}:${port}`),
    secretKey: given.SECRET_KEY,
    smtp: given.SMTP_URL && given.MAIL_FROM ? { url: given.SMTP_URL, from: given.MAIL_FROM } : undefined,
    sms: smsOf(given),
    privateGateways: given.PRIVATE_GATEWAYS === 'on',
    boltUrl: given.BOLT_URL === undefined ? undefined : withoutSlash(given.BOLT_URL),
    pushUrl: given.PUSH_URL === undefined ? undefined : new URL(given.PUSH_URL).origin,
    keepsPages: given.KEEP_PAGES !== 'off',
    admin: login && password ? { login, password } : undefined,
    trustedProxies: listed(given.TRUST_PROXY ?? ''),
    requestsPerMinute: Number(given.REQUESTS_PER_MINUTE ?? 1200),
    demoCars: Number(given.DEMO_CARS ?? 25),
  }
}

/** The server's own address, but for its port. There is none where the host names a network interface. */
function addressAt(host = LOOPBACK): string {
  return `http://${host.includes(':') ? `[${host}]` : host}`
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(withoutSlash(text))
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === ''
}
