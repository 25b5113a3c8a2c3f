import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf, pour } from '../http/streams.ts'

/** An SMS that went out to a phone. */
export interface SentSms {
  readonly to: string
  readonly text: string
  readonly from: string | undefined
  /** The sender's key; empty where none was given. */
  readonly idx: string
  readonly notifyUrl: string
}

/**
 * What the gateway does with the next SMS.
 * - `take`: sends it and says so; `late`: says so only after `lateMs`; `told-twice`: with its entry doubled
 * - `error`: refuses with this code of SMSAPI; `broken`: answers 500 with a page, having sent nothing
 * - `rubbish`, `cut`: sends it, and then answers nonsense or drops the connection
 * - `dropped`: drops the connection at once, having sent nothing
 * - `dripping`, `flood`: sends it, and then begins an answer that does not end: slowly, or with all it has
 * - `answer`: sends it, and answers that
 */
export type Behaviour =
  | 'take'
  | 'late'
  | 'told-twice'
  | 'broken'
  | 'rubbish'
  | 'cut'
  | 'dropped'
  | 'dripping'
  | 'flood'
  | { readonly error: number }
  | { readonly answer: string; readonly status: number }

export interface SmsGatewayServer {
  readonly url: string
  /** In the order in which they went out. */
  readonly sent: readonly SentSms[]
  /** How many requests came, refused ones included. */
  readonly asked: () => number
  /** How the next requests are met; afterwards, and by default, they are taken. */
  next(...behaviours: readonly Behaviour[]): void
  /** Asked for each SMS that `next` says nothing of. */
  behaveLike(choose: (sms: SentSms) => Behaviour): void
  /** Called after an SMS went out, before the gateway answers. */
  onSent(told: (sms: SentSms) => void): void
  forget(): void
  close(): Promise<void>
}

export interface SmsGatewayOptions {
  readonly token?: string
  /** False: sends a repeated idx again. */
  readonly honoursKey?: boolean
  readonly lateMs?: number
}

/** The real status code and answer of SMSAPI's errors does not matter to a client that reads `error`. */
const REPEATED_IDX = 53

/** Speaks SMSAPI's format (`POST /sms.do`) over real HTTP on a free port of the loopback address. */
export async function startSmsGateway(options: SmsGatewayOptions = {}): Promise<SmsGatewayServer> {
  const { token = 'token', honoursKey = true, lateMs = 1000 } = options
  const sent: SentSms[] = []
  let asked = 0
  let planned: Behaviour[] = []
  let choose: (sms: SentSms) => Behaviour = () => 'take'
  let told: (sms: SentSms) => void = () => undefined

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await bodyOf(request))
    asked += 1
    const json = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.method !== 'POST' || request.url !== '/sms.do')
      return json(404, { error: 1, message: 'path' })
    if (request.headers.authorization !== `Bearer ${token}`)
      return json(401, { error: 101, message: 'Authorization failed' })
    if (form.get('format') !== 'json') return json(400, { error: 8, message: 'format' })
    const sms: SentSms = {
      to: form.get('to') ?? '',
      text: form.get('message') ?? '',
      from: form.get('from') ?? undefined,
      idx: form.get('idx') ?? '',
      notifyUrl: form.get('notify_url') ?? '',
    }
    const behaviour = planned.shift() ?? choose(sms)
    if (typeof behaviour === 'object' && 'error' in behaviour)
      return json(400, { error: behaviour.error, message: 'refused' })
    if (behaviour === 'broken') return void response.writeHead(500).end('<h1>Internal Server Error</h1>')
    if (behaviour === 'dropped') return void request.socket.destroy()
    if (!/^\d{9,15}$/.test(sms.to)) return json(400, { error: 13, message: 'No correct phone numbers' })
    if (sms.text === '') return json(400, { error: 11, message: 'The message is empty' })
    const isRepeated = sms.idx !== '' && sent.some(({ idx }) => idx === sms.idx)
    if (honoursKey && form.get('check_idx') === '1' && isRepeated)
      return json(400, { error: REPEATED_IDX, message: 'Not unique idx' })
    sent.push(sms)
    told(sms)
    if (behaviour === 'cut') return void request.socket.destroy()
    if (behaviour === 'rubbish') return void response.end('<html>')
    if (typeof behaviour === 'object') return void response.writeHead(behaviour.status).end(behaviour.answer)
    if (behaviour === 'dripping') return void response.writeHead(200).write('{')
    if (behaviour === 'flood') return pour(response)
    const entry = {
      id: `gateway-${sent.length}`,
      points: 0.16,
      number: sms.to,
      date_sent: 1_770_000_000,
      submitted_number: sms.to,
      status: 'QUEUE',
      error: null,
      idx: sms.idx || null,
      parts: 1,
    }
    const list = behaviour === 'told-twice' ? [entry, entry] : [entry]
    const tell = (): void => json(200, { count: list.length, list })
    if (behaviour === 'late') setTimeout(tell, lateMs).unref()
    else tell()
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    asked: () => asked,
    next: (...behaviours) => {
      planned = [...behaviours]
    },
    behaveLike: (next) => {
      choose = next
    },
    onSent: (next) => {
      told = next
    },
    forget: () => {
      sent.length = 0
      asked = 0
      planned = []
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
