import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { Refuse, Value } from './configuration-option.ts'
import { readSms, type SmsConfiguration } from './configuration-sms.ts'
import { SECRET_KEY_BYTES } from './keys/secret-key.ts'

export interface SmtpConfiguration {
  readonly url: string
  readonly from: string
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

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the options. Throws {@link ConfigurationError} naming every wrong one. */
export function readConfiguration(env: Environment): Configuration {
  const problems: string[] = []
  const value = (name: string): string | undefined => {
    const text = env[name]?.trim()
    return text === undefined || text === '' ? undefined : text
  }
  const refuse = (name: string, wants: string): undefined => {
    problems.push(`${name} is not usable: ${wants}`)
    return undefined
  }

  const port =
    integer(value('PORT'), 3000, 0, 65_535) ?? refuse('PORT', 'a port number from 0 to 65535.') ?? 0
  const host = value('HOST') ?? '127.0.0.1'
  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    refuse('DATABASE_URL', 'an address such as postgres://user:password@host:5432/name.')
  }
  const publicUrl = (
    value('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  ).replace(/\/+$/, '')
  if (!isWebAddress(publicUrl))
    refuse('PUBLIC_URL', 'an address such as https://grafik.example.pl, without a path.')
  const secretKey = value('SECRET_KEY')
  if (secretKey !== undefined && Buffer.from(secretKey, 'base64').length !== SECRET_KEY_BYTES) {
    refuse('SECRET_KEY', '32 random bytes in base64 (openssl rand -base64 32).')
  }
  const trustedProxies = (value('TRUST_PROXY') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (!trustedProxies.every((part) => isIP(part.split('/')[0] ?? '') !== 0)) {
    refuse('TRUST_PROXY', "a list of the proxies' addresses, separated by commas.")
  }
  const requestsPerMinute =
    integer(value('REQUESTS_PER_MINUTE'), 1200, 10, 10_000_000) ??
    refuse('REQUESTS_PER_MINUTE', 'a whole number from 10.') ??
    0
  const demoCars =
    integer(value('DEMO_CARS'), 25, 25, 300) ?? refuse('DEMO_CARS', 'a whole number from 25 to 300.') ?? 0

  const dataDir = resolve(value('DATA_DIR') ?? './data')
  const configuration: Configuration = {
    port,
    host,
    dataDir,
    databaseUrl,
    backupDir: resolve(value('BACKUP_DIR') ?? join(dataDir, 'backups')),
    publicUrl,
    secretKey,
    smtp: readSmtp(value, refuse),
    sms: readSms(value, refuse),
    admin: readAdmin(value, refuse),
    trustedProxies,
    requestsPerMinute,
    demoCars,
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return configuration
}

function readSmtp(value: Value, refuse: Refuse): SmtpConfiguration | undefined {
  const url = value('SMTP_URL')
  if (url === undefined) return undefined
  if (!/^smtps?:\/\/\S+$/.test(url))
    return refuse('SMTP_URL', 'an address such as smtps://user:password@mail.example.pl:465.')
  const from = value('MAIL_FROM')
  if (from === undefined || !from.includes('@')) {
    return refuse('MAIL_FROM', 'the sender, such as "Flota <grafik@example.pl>", where SMTP_URL is set.')
  }
  return { url, from }
}

function readAdmin(value: Value, refuse: Refuse): Configuration['admin'] {
  const login = value('ADMIN_LOGIN')
  const password = value('ADMIN_PASSWORD')
  if (login === undefined && password === undefined) return undefined
  if (login === undefined || password === undefined)
    return refuse('ADMIN_LOGIN and ADMIN_PASSWORD', 'give both or neither.')
  if (password.length < 8) return refuse('ADMIN_PASSWORD', 'at least 8 characters.')
  return { login, password }
}

function integer(
  text: string | undefined,
  fallback: number,
  minimum: number,
  maximum: number,
): number | undefined {
  if (text === undefined) return fallback
  if (!/^\d{1,9}$/.test(text)) return undefined
  const number = Number(text)
  return number >= minimum && number <= maximum ? number : undefined
}

function isWebAddress(text: string): boolean {
  try {
    const url = new URL(text)
    return (
      (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/' && url.search === ''
    )
  } catch {
    return false
  }
}
