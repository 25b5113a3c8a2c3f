import { isIP } from 'node:net'
import { complain, type Given, option, withoutSlash } from './configuration-option.ts'
import type { EnteredGateway } from './entered-gateway.ts'

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
  /** Where the office has entered it. */
  readonly entered?: EnteredGateway
}

/** Where each gateway usually is. */
export const SMS_HOSTS: Readonly<Record<SmsGatewayName, string>> = {
  smsapi: 'https://api.smsapi.pl',
  serwersms: 'https://api2.serwersms.pl',
}

export const SMS_OPTIONS = {
  SMS_GATEWAY: option(isGateway, `one of ${SMS_GATEWAYS.join(', ')}.`),
  SMS_TOKEN: option((text) => /^[\x21-\x7e]+$/.test(text), 'the token as the gateway shows it.'),
  SMS_USER: option(),
  SMS_PASSWORD: option(),
  SMS_FROM: option(
    (text) => /^[A-Za-z0-9 .&@_+!%-]{1,11}$/.test(text),
    'a name of at most 11 letters and digits without Polish letters, as approved at the gateway.',
  ),
  SMS_URL: option(
    (text) => isSafeAddress(withoutSlash(text)),
    'an address such as https://api.smsapi.pl; without https only on this machine.',
  ),
}

type GivenSms = { readonly [Name in keyof typeof SMS_OPTIONS]?: string | undefined }

/** What is wrong with the gateway's options taken together. */
export function smsProblems(given: Given<GivenSms>): void {
  const { SMS_GATEWAY: gateway, SMS_TOKEN: token, SMS_USER: user, SMS_PASSWORD: password } = given.value
  if (gateway === undefined) {
    const lost = Object.keys(SMS_OPTIONS).find((name) => given.value[name as keyof GivenSms] !== undefined)
    if (lost)
      complain(given, lost, `it belongs to a gateway; name that in SMS_GATEWAY (${SMS_GATEWAYS.join(', ')}).`)
  } else if (token !== undefined) {
    if (user !== undefined || password !== undefined)
      complain(given, 'SMS_TOKEN', 'either the token or SMS_USER with SMS_PASSWORD, not both.')
  } else if (gateway === 'smsapi') {
    complain(given, 'SMS_TOKEN', 'the OAuth token of the SMSAPI account.')
  } else if (isGateway(gateway) && (user === undefined || password === undefined)) {
    complain(
      given,
      'SMS_TOKEN',
      'the API token, or SMS_USER and SMS_PASSWORD, where SMS_GATEWAY is serwersms.',
    )
  }
}

/** Undefined where no gateway is wanted. */
export function smsOf(given: GivenSms): SmsConfiguration | undefined {
  const { SMS_GATEWAY: gateway, SMS_TOKEN: token, SMS_USER: user = '', SMS_PASSWORD: password = '' } = given
  if (gateway === undefined || !isGateway(gateway)) return undefined
  return {
    gateway,
    login: token === undefined ? { user, password } : { token },
    from: given.SMS_FROM,
    url: withoutSlash(given.SMS_URL ?? SMS_HOSTS[gateway]),
  }
}

function isGateway(text: string): text is SmsGatewayName {
  return (SMS_GATEWAYS as readonly string[]).includes(text)
}

/** HTTPS, or this machine itself: a secret is sent there. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, username } = new URL(text)
  if (search !== '' || username !== '') return false
  const isHere =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}
