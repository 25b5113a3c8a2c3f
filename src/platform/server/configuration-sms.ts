import { isIP } from 'node:net'
import type { Refuse, Value } from './configuration-option.ts'

const SMS_GATEWAYS = ['smsapi', 'serwersms'] as const
export type SmsGatewayName = (typeof SMS_GATEWAYS)[number]

/** Which gateway sends SMS, and how it knows us (D31). */
export interface SmsConfiguration {
  readonly gateway: SmsGatewayName
  readonly login:
    | { readonly token: string }
    /** Only of SerwerSMS. */
    | { readonly user: string; readonly password: string }
  /** The sender's name that the gateway has approved; without it the gateway's own. */
  readonly from: string | undefined
  /** Without a trailing slash. */
  readonly url: string
}

const HOSTS: Readonly<Record<SmsGatewayName, string>> = {
  smsapi: 'https://api.smsapi.pl',
  serwersms: 'https://api2.serwersms.pl',
}

const OTHERS = ['SMS_TOKEN', 'SMS_USER', 'SMS_PASSWORD', 'SMS_FROM', 'SMS_URL'] as const

/** Undefined where no gateway is wanted, or an option is refused. */
export function readSms(value: Value, refuse: Refuse): SmsConfiguration | undefined {
  const gateway = value('SMS_GATEWAY')
  if (gateway === undefined) {
    const lost = OTHERS.find((name) => value(name) !== undefined)
    return (
      lost && refuse(lost, `it belongs to a gateway; name that in SMS_GATEWAY (${SMS_GATEWAYS.join(', ')}).`)
    )
  }
  if (!isGateway(gateway)) return refuse('SMS_GATEWAY', `one of ${SMS_GATEWAYS.join(', ')}.`)
  const login = readLogin(gateway, value, refuse)
  const from = value('SMS_FROM')
  if (from !== undefined && !/^[A-Za-z0-9 .&@_+!%-]{1,11}$/.test(from))
    refuse(
      'SMS_FROM',
      'a name of at most 11 letters and digits without Polish letters, as approved at the gateway.',
    )
  const url = (value('SMS_URL') ?? HOSTS[gateway]).replace(/\/+$/, '')
  if (!isSafeAddress(url))
    refuse('SMS_URL', 'an address such as https://api.smsapi.pl; without https only on this machine.')
  return login && { gateway, login, from, url }
}

function readLogin(
  gateway: SmsGatewayName,
  value: Value,
  refuse: Refuse,
): SmsConfiguration['login'] | undefined {
  const token = value('SMS_TOKEN')
  const user = value('SMS_USER')
  const password = value('SMS_PASSWORD')
  if (token !== undefined) {
    if (user !== undefined || password !== undefined)
      return refuse('SMS_TOKEN', 'either the token or SMS_USER with SMS_PASSWORD, not both.')
    return /^[\x21-\x7e]+$/.test(token)
      ? { token }
      : refuse('SMS_TOKEN', 'the token as the gateway shows it.')
  }
  if (gateway === 'smsapi') return refuse('SMS_TOKEN', 'the OAuth token of the SMSAPI account.')
  if (user === undefined || password === undefined)
    return refuse('SMS_TOKEN', 'the API token, or SMS_USER and SMS_PASSWORD, where SMS_GATEWAY is serwersms.')
  return { user, password }
}

function isGateway(text: string): text is SmsGatewayName {
  return (SMS_GATEWAYS as readonly string[]).includes(text)
}

/** The token goes along, so it must not cross a network in the open. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, username } = new URL(text)
  if (search !== '' || username !== '') return false
  const isHere =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}
