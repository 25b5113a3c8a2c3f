import '@fastify/cookie'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_RULES, type Endpoint, type FileAnswer } from '#platform/pure/endpoint.ts'
import { instantNow } from '../clock.ts'
import { DatabaseUnavailable, type Queries, type Tx, type WithCommit } from '../database/database.ts'
import { describeError } from '../log.ts'
import type { Platform } from '../platform.ts'
import { type Answer, failureAnswer, platformFailure, send } from './answers.ts'
import { accessRefusal, actorOf, type Caller } from './caller.ts'
import { claimKey, fingerprintOf, storeAnswer } from './idempotency.ts'
import { readInput } from './input.ts'
import { type CallContext, type CookieToSet, Prepared, type Route } from './route.ts'

export interface AuditEntry {
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly outcome: 'done' | 'refused'
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** What the platform needs of features it must not know. */
export interface MountPorts {
  /** Who carries these sessions. */
  identify(tokens: RequestTokens): Promise<Caller>
  audit(queries: Queries, entry: AuditEntry): Promise<void>
  /** Holds every answer against its contract; on in tests and development (Q11). */
  readonly checkOutput: boolean
}

export interface RequestTokens {
  readonly address: string
  /** `Authorization: Bearer`, or `?jwt=` where the contract allows it. */
  readonly bearer: string | undefined
  cookie(name: string): string | undefined
}

/** Makes every contract answer at its path. Throws for a call without an access rule: the start must refuse it (Q10). */
export function mount(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  ports: MountPorts,
): void {
  const seen = new Set<string>()
  for (const route of routes) {
    const { endpoint } = route
    const place = `${endpoint.method} ${endpoint.path}`
    if (!ACCESS_RULES.includes(endpoint.access)) throw new Error(`${place} has no access rule.`)
    if (seen.has(place)) throw new Error(`${place} is mounted twice.`)
    seen.add(place)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit ?? 100_000,
      config: { formBody: endpoint.formBody ?? false },
      handler: (request, reply) => answerCall(platform, ports, route, request, reply),
    })
  }
}

async function answerCall(
  platform: Platform,
  ports: MountPorts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    const outcome = await new Call(platform, ports, route, request).run()
    for (const cookie of outcome.cookies) writeCookie(platform, reply, cookie)
    if (outcome.answer) return await send(reply, outcome.answer)
    await sendValue(reply, route.endpoint, request, outcome.value)
  } catch (error) {
    const unavailable = error instanceof DatabaseUnavailable
    platform.log[unavailable ? 'warn' : 'error'](
      {
        call: `${route.endpoint.method} ${route.endpoint.path}`,
        request: request.id,
        ...describeError(error),
      },
      unavailable ? 'database unavailable' : 'call failed',
    )
    await send(reply, platformFailure(unavailable ? 'unavailable' : 'unexpected'))
  }
}

interface Outcome {
  readonly cookies: readonly CookieToSet[]
  /** A failure, or the stored answer of a repeated request. */
  readonly answer?: Answer
  readonly value?: unknown
}

class RolledBack extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('rolled back')
    this.answer = answer
  }
}

/** One call on its way from its tokens to its answer. */
class Call {
  readonly #platform: Platform
  readonly #ports: MountPorts
  readonly #route: Route
  readonly #request: FastifyRequest
  #cookies: CookieToSet[] = []
  #details: Record<string, string | number | boolean> = {}

  constructor(platform: Platform, ports: MountPorts, route: Route, request: FastifyRequest) {
    this.#platform = platform
    this.#ports = ports
    this.#route = route
    this.#request = request
  }

  async run(): Promise<Outcome> {
    const { endpoint } = this.#route
    const request = this.#request
    const bearer = bearerOf(endpoint, request)
    if (endpoint.method !== 'GET' && bearer === undefined && isForeignOrigin(this.#platform, request)) {
      return this.#failed(platformFailure('foreign_origin'))
    }
    if (endpoint.triesSecret && isForSomeoneElsesPage(this.#platform, request)) {
      return this.#failed(platformFailure('foreign_origin'))
    }
    const cookie = (name: string): string | undefined => request.cookies[name]
    const caller = await this.#ports.identify({ address: request.ip, bearer, cookie })
    const refusal = accessRefusal(endpoint.access, caller)
    if (refusal) {
      // Nobody's knocking is no entry: a flood of it must not fill the database.
      if (actorOf(caller) !== 'nobody') await this.#audit(this.#platform.database.queries, caller, 'refused')
      if (refusal === 'login') this.#cookies.push(...(caller.deadCookies ?? []).map(removed))
      return this.#failed(platformFailure(refusal === 'flag' ? 'not_allowed' : 'login_required'))
    }
    const read = readInput(endpoint, request)
    if (!read.ok) return this.#failed(platformFailure('invalid_input', read.fields))

    const context: CallContext = {
      caller,
      requestId: request.id,
      queries: this.#platform.database.queries,
      setCookie: (next) => this.#cookies.push(next),
      cookie,
      bearer,
      audit: (details) => Object.assign(this.#details, details),
    }
    return this.#route.kind === 'read' ? this.#read(read.input, context) : this.#write(read.input, context)
  }

  async #read(input: object, context: CallContext): Promise<Outcome> {
    const { endpoint, handle } = this.#route
    const result = await handle(input as never, context as never)
    if (!result.ok) {
      const refusal = failureAnswer(endpoint, result.error)
      await this.#auditRefusal(this.#platform.database.queries, context.caller, refusal)
      return this.#failed(refusal)
    }
    if (endpoint.audit !== undefined)
      await this.#audit(this.#platform.database.queries, context.caller, 'done')
    return { cookies: this.#cookies, value: this.#checked(result.value) }
  }

  async #write(input: object, context: CallContext): Promise<Outcome> {
    const key = this.#request.headers['idempotency-key']
    if (key !== undefined && (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))) {
      return this.#failed(platformFailure('malformed'))
    }
    try {
      const prepared =
        this.#route.kind === 'write' ? await this.#route.prepare?.(input as never, context) : undefined
      const before = { cookies: this.#cookies, details: this.#details }
      return await this.#platform.database.transaction((tx, withCommit) => {
        // The database may ask for the work to be done again, from the start.
        this.#cookies = [...before.cookies]
        this.#details = { ...before.details }
        return this.#effect(tx, withCommit, key, input, { ...context, prepared } as CallContext)
      })
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
      await this.#auditRefusal(this.#platform.database.queries, context.caller, error.answer)
      return this.#failed(error.answer)
    }
  }

  async #effect(
    tx: Tx,
    withCommit: WithCommit,
    key: string | undefined,
    input: object,
    context: CallContext,
  ): Promise<Outcome> {
    const { endpoint, handle } = this.#route
    const call = `${endpoint.method} ${endpoint.path}`
    if (key !== undefined) {
      const fingerprint = fingerprintOf(actorOf(context.caller), input)
      const claim = await claimKey(tx, key, call, fingerprint, instantNow(this.#platform.clock))
      if (claim.kind === 'other-input') throw new RolledBack(platformFailure('key_reused'))
      if (claim.kind === 'repeat') {
        return { cookies: [], answer: { status: claim.answer.status, body: JSON.parse(claim.answer.body) } }
      }
    }
    const result = await handle(input as never, { ...context, tx, withCommit } as never)
    if (!result.ok) {
      const answer = failureAnswer(endpoint, result.error)
      if (!result.error.keepWrites) throw new RolledBack(answer)
      if (key !== undefined)
        withCommit(storeAnswer(tx, key, call, { status: answer.status, body: JSON.stringify(answer.body) }))
      withCommit(this.#auditRefusal(tx, context.caller, answer))
      return { cookies: this.#cookies, answer }
    }
    const value = this.#checked(result.value)
    if (key !== undefined)
      withCommit(storeAnswer(tx, key, call, { status: 200, body: JSON.stringify(value) }))
    withCommit(this.#audit(tx, context.caller, 'done'))
    return { cookies: this.#cookies, value }
  }

  #failed(answer: Answer): Outcome {
    return { cookies: this.#cookies, answer }
  }

  #checked(value: unknown): unknown {
    if (this.#ports.checkOutput) holdAgainstContract(this.#route.endpoint, value)
    return value
  }

  /** A throttled try is no entry, as little as nobody's knocking: a flood of guesses must not fill the database. */
  async #auditRefusal(queries: Queries, caller: Caller, { status }: Answer): Promise<void> {
    if (this.#route.endpoint.audit !== undefined && status !== 429)
      await this.#audit(queries, caller, 'refused')
  }

  async #audit(queries: Queries, caller: Caller, outcome: AuditEntry['outcome']): Promise<void> {
    const { endpoint } = this.#route
    await this.#ports.audit(queries, {
      at: instantNow(this.#platform.clock),
      actor: actorOf(caller),
      action: endpoint.audit ?? `${endpoint.method} ${endpoint.path}`,
      outcome,
      details: this.#details,
    })
  }
}

function holdAgainstContract(endpoint: Endpoint, value: unknown): void {
  if (endpoint.file) return
  const wire: unknown =
    value instanceof Prepared ? JSON.parse(value.json.toString()) : JSON.parse(JSON.stringify(value))
  const parsed = endpoint.output.safeParse(wire)
  const place = `${endpoint.method} ${endpoint.path}`
  if (!parsed.success)
    throw new Error(`${place} answers against its contract: ${JSON.stringify(parsed.error.issues)}`)
  if (!isDeepStrictEqual(wire, JSON.parse(JSON.stringify(parsed.data)))) {
    throw new Error(`${place} answers fields that its contract does not name.`)
  }
}

async function sendValue(
  reply: FastifyReply,
  endpoint: Endpoint,
  request: FastifyRequest,
  value: unknown,
): Promise<void> {
  if (endpoint.file) {
    const file = value as FileAnswer
    const ascii = file.fileName.replace(/[^\w.-]/g, '_')
    await reply
      .header(
        'content-disposition',
        `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      )
      .header('cache-control', 'no-store')
      .type(file.contentType)
      .send(typeof file.body === 'string' ? file.body : Buffer.from(file.body))
    return
  }
  reply.type('application/json; charset=utf-8')
  if (value instanceof Prepared) {
    reply.header('etag', value.etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === value.etag) await reply.code(304).send()
    else await reply.send(value.json)
    return
  }
  await reply.header('cache-control', 'no-store').send(JSON.stringify(value))
}

function bearerOf(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header?.startsWith('Bearer ')) return header.slice(7).trim()
  const { jwt } = request.query as { jwt?: unknown }
  return endpoint.jwtInQuery && typeof jwt === 'string' ? jwt : undefined
}

/** A write that a browser sends from another site's page, with our cookies on it. */
function isForeignOrigin(platform: Platform, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return false
  const { origin } = request.headers
  if (origin === undefined) return site !== undefined
  return origin !== platform.configuration.publicUrl && origin !== `${request.protocol}://${request.host}`
}

/** A read that a browser makes for a page of another site: a picture, a frame, a link. Callers that say nothing of pages are let through. */
function isForSomeoneElsesPage(platform: Platform, request: FastifyRequest): boolean {
  if (isForeignOrigin(platform, request)) return true
  const { referer } = request.headers
  if (request.headers['sec-fetch-site'] !== undefined || referer === undefined) return false
  const from = URL.canParse(referer) ? new URL(referer).origin : undefined
  return from !== platform.configuration.publicUrl && from !== `${request.protocol}://${request.host}`
}

function removed(name: string): CookieToSet {
  return { name, value: '', maxAgeSeconds: 0 }
}

function writeCookie(platform: Platform, reply: FastifyReply, cookie: CookieToSet): void {
  reply.setCookie(cookie.name, cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: platform.configuration.publicUrl.startsWith('https://'),
    maxAge: cookie.value === '' ? 0 : cookie.maxAgeSeconds,
  })
}
