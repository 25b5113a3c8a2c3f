import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bodyOf, pour } from '../http/streams.ts'
import type { MadeUpCompany, SentOrder } from './made-up-bolt.ts'

/**
 * What the server does with the next request.
 * - `take`: answers it
 * - `status`: answers this status with a page, and this Retry-After
 * - `code`: HTTP 200 with this code of Bolt's; `answer`: HTTP 200 with exactly that
 * - `cut`, `cut-inside`: drops the connection before or within the answer
 * - `slow`: never answers; `dripping`: begins an answer and never ends it
 * - `flood`: an answer without an end, as fast as it is taken
 * - `forget-token`: knows none of the tokens it gave
 */
export type Behaviour =
  | 'take'
  | 'cut'
  | 'cut-inside'
  | 'slow'
  | 'dripping'
  | 'flood'
  | 'forget-token'
  | { readonly status: number; readonly retryAfter?: string }
  | { readonly code: number; readonly hint?: string }
  | { readonly answer: string }

export interface SeenRequest {
  /** The call's name, or `token`. */
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  readonly form: URLSearchParams
  readonly authorization: string | undefined
  /** By the clock of whoever asks, milliseconds. */
  readonly at: number
}

export interface BoltServerOptions {
  readonly companies: readonly MadeUpCompany[]
  readonly now: () => number
  readonly key?: { readonly clientId: string; readonly clientSecret: string }
  /** How Bolt is to be told of the company; either by default. */
  readonly wants?: 'company_id' | 'company_ids'
  /** Seconds. */
  readonly tokenLasts?: number
  readonly mostRowsInPage?: number
}

export interface BoltServer {
  readonly addresses: { readonly token: string; readonly api: string }
  readonly seen: readonly SeenRequest[]
  /** How the next calls are met, those for tokens apart; afterwards they are taken. */
  next(...behaviours: readonly Behaviour[]): void
  nextTokens(...behaviours: readonly Behaviour[]): void
  /** Later prices, found under `price_review` from then on. @param at Unix seconds */
  correct(reference: string, at: number, change: Partial<SentOrder>): void
  /** What the server says of how many rows there are. Null: nothing. */
  count(told: (rows: number) => number | null): void
  /** Between two pages the list moves on by one: its last row comes again. */
  repeatAcrossPages(how: 'as-well' | 'instead'): void
  close(): Promise<void>
}

const DAY = 86_400

/** Speaks the shape of Bolt's fleet interface over real HTTP on a free port of the loopback address. */
export async function startBoltServer({
  companies,
  now,
  key = { clientId: 'fleet', clientSecret: 'very-secret' },
  wants,
  tokenLasts = 600,
  mostRowsInPage = 1000,
}: BoltServerOptions): Promise<BoltServer> {
  const seen: SeenRequest[] = []
  const tokens = new Map<string, number>()
  const corrections = new Map<string, { readonly at: number; readonly change: Partial<SentOrder> }>()
  let planned: Behaviour[] = []
  let plannedTokens: Behaviour[] = []
  let counted: (rows: number) => number | null = (rows) => rows
  let repeats: 'as-well' | 'instead' | undefined
  let given = 0

  const giveToken = (form: URLSearchParams, response: ServerResponse): void => {
    const isKnown = form.get('client_id') === key.clientId && form.get('client_secret') === key.clientSecret
    if (!isKnown || form.get('grant_type') !== 'client_credentials')
      return void json(response, 401, { error: 'invalid_client', client_id: form.get('client_id') })
    if (form.get('scope') !== 'fleet-integration:api')
      return void json(response, 400, { error: 'invalid_scope' })
    given += 1
    const token = `token-${given}`
    tokens.set(token, now() + tokenLasts * 1000)
    json(response, 200, {
      access_token: token,
      expires_in: tokenLasts,
      token_type: 'Bearer',
      scope: form.get('scope'),
    })
  }

  const rowsOf = (company: MadeUpCompany, { call, body }: SeenRequest): readonly object[] => {
    const [start, end] = [Number(body.start_ts), Number(body.end_ts)]
    const within = (at: unknown): boolean => typeof at === 'number' && at >= start && at <= end
    switch (call) {
      case 'getFleetOrders': {
        const isReview = body.time_range_filter_type === 'price_review'
        const found = company.orders.filter((order) =>
          within(isReview ? corrections.get(order.order_reference)?.at : order.order_created_timestamp),
        )
        return found
          .map((order) => ({ ...order, ...corrections.get(order.order_reference)?.change }))
          .sort((a, b) => b.order_created_timestamp - a.order_created_timestamp)
      }
      case 'getFleetStateLogs':
        return company.logs.filter((log) => within(log.created)).toSorted((a, b) => b.created - a.created)
      case 'getDrivers':
        return company.drivers
      default:
        return company.vehicles
    }
  }

  const answerCall = (request: SeenRequest, method: string, response: ServerResponse): void => {
    const { call, body } = request
    const token = request.authorization?.replace(/^Bearer /, '') ?? ''
    if ((tokens.get(token) ?? 0) <= now()) return void json(response, 401, { message: 'UNAUTHORIZED' })
    if (call === 'getCompanies' && method === 'GET')
      return void well(response, { company_ids: companies.map(({ companyId }) => companyId) })
    const names: Readonly<Record<string, string>> = {
      getFleetOrders: 'orders',
      getFleetStateLogs: 'state_logs',
      getDrivers: 'drivers',
      getVehicles: 'vehicles',
    }
    const name = names[call]
    if (name === undefined || method !== 'POST') return void json(response, 404, { message: 'NOT_FOUND' })
    const [start, end, limit, offset] = ['start_ts', 'end_ts', 'limit', 'offset'].map((field) =>
      Number(body[field]),
    ) as [number, number, number, number]
    if (!(start > 0)) return void refuse(response, 498_805, 'start_ts')
    if (!(end > start) || end - start > DAY) return void refuse(response, 498_806, 'range too long')
    if (!(limit >= 1 && limit <= (call === 'getVehicles' ? 100 : 1000) && offset >= 0))
      return void refuse(response, 702, 'limit')
    const ids = body.company_ids
    const asked =
      wants === 'company_ids' ? firstOf(ids) : (body.company_id ?? (wants ? undefined : firstOf(ids)))
    const company = companies.find(({ companyId }) => companyId === asked)
    if (!company) return void refuse(response, 498_807, 'company')
    const rows = rowsOf(company, request)
    const size = Math.min(limit, mostRowsInPage)
    const page = rows.slice(offset, offset + size)
    const last = rows[offset - 1]
    if (repeats && last) {
      page.unshift(last)
      if (repeats === 'instead') page.pop()
    }
    const total = counted(rows.length)
    well(response, {
      [name]: page,
      company_id: company.companyId,
      company_name: 'Próbna sp. z o.o.',
      ...(total === null ? {} : { [call === 'getFleetOrders' ? 'total_orders' : 'total_rows']: total }),
    })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request)
    const call = (request.url ?? '').replace(/^\/(api\/)?/, '')
    const isToken = call === 'token'
    const told: SeenRequest = {
      call,
      body: !isToken && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {},
      form: new URLSearchParams(isToken ? text : ''),
      authorization: request.headers.authorization,
      at: now(),
    }
    seen.push(told)
    const behaviour = (isToken ? plannedTokens : planned).shift() ?? 'take'
    if (behaviour === 'forget-token') tokens.clear()
    else if (behaviour !== 'take') return void misbehave(behaviour, response)
    if (isToken) giveToken(told.form, response)
    else answerCall(told, request.method ?? '', response)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    addresses: { token: `${url}/token`, api: `${url}/api` },
    seen,
    next: (...behaviours) => {
      planned = [...behaviours]
    },
    nextTokens: (...behaviours) => {
      plannedTokens = [...behaviours]
    },
    correct: (reference, at, change) => void corrections.set(reference, { at, change }),
    count: (told) => {
      counted = told
    },
    repeatAcrossPages: (how) => {
      repeats = how
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function misbehave(behaviour: Exclude<Behaviour, 'take' | 'forget-token'>, response: ServerResponse): void {
  if (behaviour === 'slow') return
  if (behaviour === 'cut') return void response.socket?.destroy()
  if (behaviour === 'dripping') return void response.writeHead(200).write('{')
  if (behaviour === 'flood') return void pour(response)
  if (behaviour === 'cut-inside') {
    response.writeHead(200, { 'content-length': '1000' }).write('{"code":0,')
    return void setTimeout(() => response.socket?.destroy(), 5)
  }
  if ('answer' in behaviour) return void response.writeHead(200).end(behaviour.answer)
  if ('code' in behaviour) return void refuse(response, behaviour.code, behaviour.hint)
  const { status, retryAfter } = behaviour
  response
    .writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    .end('<h1>Sorry</h1>')
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function well(response: ServerResponse, data: object): void {
  json(response, 200, { code: 0, message: 'OK', data })
}

function refuse(response: ServerResponse, code: number, hint = ''): void {
  json(response, 200, { code, message: 'REFUSED', error_hint: hint })
}

function firstOf(ids: unknown): unknown {
  return Array.isArray(ids) ? ids[0] : undefined
}
