import type { SmsConfiguration } from '#platform/server/configuration-sms.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import { askGateway } from './ask-gateway.ts'
import type { Delivery } from './delivery.ts'
import type { OutgoingSms, SmsGateway } from './sms-gateway.ts'

/**
 * SerwerSMS by its published format (dev.serwersms.pl): `POST messages/send_sms`, JSON both ways. It promises
 * nothing of repeated SMS.
 */
export function createSerwerSms(
  { url, login, from, entered }: SmsConfiguration,
  timeLimit: number,
): SmsGateway {
  const isToken = 'token' in login
  return {
    name: entered?.account ?? 'serwersms',
    honoursKey: false,
    async send({ to, text }: OutgoingSms): Promise<Delivery> {
      const asked = await askGateway({
        url: `${url}/messages/send_sms`,
        headers: {
          'content-type': 'application/json',
          ...(isToken ? { authorization: `Bearer ${login.token}` } : {}),
        },
        body: JSON.stringify({
          ...(isToken ? {} : { username: login.user, password: login.password }),
          phone: to,
          text,
          ...(from === undefined ? {} : { sender: from }),
          utf: sizeOfSms(text).encoding === 'ucs2',
          details: true,
        }),
        timeLimit,
        entered,
      })
      return asked.ok ? deliveryOf(asked.json) : asked.delivery
    },
  }
}

/** `{ success, queued, unsent }` or `{ error: { code, type, message } }`. */
function deliveryOf({ success, queued, unsent, error }: Readonly<Record<string, unknown>>): Delivery {
  if (typeof error === 'object' && error !== null) return deliveryOfError(error)
  if (success === true && Number(queued ?? 1) > 0) return { kind: 'sent' }
  if (Number(unsent ?? 0) > 0 || success === false)
    return { kind: 'refused', error: { code: 'serwersms-not-taken' } }
  return { kind: 'uncertain', error: { code: 'unreadable', status: null } }
}

/** 2000 to 2999 speak of this SMS (phone, text, sender); the rest of the account and its limits. */
function deliveryOfError({
  code,
  message,
}: {
  readonly code?: unknown
  readonly message?: unknown
}): Delivery {
  const number = Number(code)
  const said = typeof message === 'string' ? message.slice(0, 200) : ''
  return {
    kind: number >= 2000 && number < 3000 ? 'refused' : 'later',
    error: { code: 'serwersms', number: String(code).slice(0, 10), said },
  }
}
