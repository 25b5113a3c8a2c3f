import type { SmsConfiguration } from '#platform/server/configuration-sms.ts'
import { SMSAPI_FOR_GOOD } from '../texts-gateway.ts'
import { askGateway } from './ask-gateway.ts'
import type { Delivery } from './delivery.ts'
import type { OutgoingSms, SmsGateway } from './sms-gateway.ts'

/** SMSAPI by its published format (smsapi.pl/docs): `POST sms.do`, a form, answered in JSON. */
export function createSmsApi({ url, login, from, entered }: SmsConfiguration, timeLimit: number): SmsGateway {
  const token = 'token' in login ? login.token : ''
  return {
    name: entered?.account ?? 'smsapi',
    honoursKey: true,
    async send({ key, to, text, reportUrl }: OutgoingSms): Promise<Delivery> {
      const form = new URLSearchParams({
        to: to.replace(/^\+/, ''),
        message: text,
        ...(from === undefined ? {} : { from }),
        format: 'json',
        encoding: 'utf-8',
        idx: key,
        check_idx: '1',
        notify_url: reportUrl,
      })
      const asked = await askGateway({
        url: `${url}/sms.do`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
        timeLimit,
        entered,
      })
      return asked.ok ? deliveryOf(asked.json) : asked.delivery
    },
  }
}

const UNREADABLE = { code: 'unreadable', status: null } as const

/** The idx has been there before: what a lost answer would have said. */
const REPEATED_IDX = 53

/** `{ count, list: [{ id, status, error }] }` or `{ error, message }`. */
function deliveryOf(json: Readonly<Record<string, unknown>>): Delivery {
  if (json.error !== undefined && json.error !== null) return deliveryOfError(json.error, json.message)
  const { list } = json
  if (!Array.isArray(list) || list.length === 0) return { kind: 'uncertain', error: UNREADABLE }
  // A repeated entry is one SMS that was told twice.
  const entry = list.find((each) => typeof each === 'object' && each !== null && each.error) ?? list[0]
  if (typeof entry !== 'object' || entry === null) return { kind: 'uncertain', error: UNREADABLE }
  const { id, error } = entry as { id?: unknown; error?: unknown }
  if (error !== undefined && error !== null && error !== '') return deliveryOfError(error, undefined)
  return typeof id === 'string' || typeof id === 'number'
    ? { kind: 'sent' }
    : { kind: 'uncertain', error: UNREADABLE }
}

function deliveryOfError(code: unknown, message: unknown): Delivery {
  const number = Number(code)
  if (number === REPEATED_IDX) return { kind: 'sent' }
  const said = typeof message === 'string' ? message.slice(0, 200) : ''
  const error = { code: 'smsapi', number: String(code).slice(0, 10), said } as const
  return { kind: number in SMSAPI_FOR_GOOD ? 'refused' : 'later', error }
}
