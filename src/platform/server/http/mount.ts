import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessProblem, isByCredential, triesSecret } from '#platform/pure/access.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import { actionOf } from '#platform/pure/manifest.ts'
import type { PlatformFailureCode } from '#platform/pure/platform-failures.ts'
import { TAB_HEADER } from '#platform/pure/tab-header.ts'
import { instantNow } from '../clock.ts'
import {
  CommitInDoubt,
  DatabaseUnavailable,
  type Queries,
  type Tx,
  type WithCommit,
} from '../database/database.ts'
import type { Lookup } from '../gathered-lookup.ts'
import { describeError } from '../log.ts'
import type { Platform } from '../platform.ts'
import { Rush } from '../rush.ts'
import { Unreadable } from '../secrets.ts'
import { TooManyAtOnce } from '../waiting-line.ts'
import { type Answer, answerToKeep, failureAnswer, platformFailure, repeatedAnswer, send } from './answers.ts'
import { createInputTaker, type InputTaker, type TakenInput } from './body/take-input.ts'
import { actorOf, type Caller, entryOf, lacksFlagFor, unknownCaller } from './caller.ts'
import { writeCookies } from './cookies.ts'
import { fingerprintOf } from './fingerprint.ts'
import { claimKey, storeAnswer, usedKeys } from './idempotency.ts'
import { pageLanguageOf } from './language.ts'
import { lacksCredential, proofOf } from './proof.ts'
import type { CallContext, CookieToSet, Failed, Route } from './route.ts'
import { type FoundTokens, type RequestTokens, tokensOf } from './tokens.ts'
import { holdAgainstContract, sendValue } from './values.ts'

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
  /**
   * Whether a call may carry the token as `?jwt=` too, which only those do that callers of old know (D39).
   */
  takesTokenInQuery(endpoint: Endpoint): boolean
  /** The same failure in the language of the page that asks; unchanged where there are no words for it. */
  tellAgain?(endpoint: Endpoint, answer: Answer, language: Language): Promise<Answer>
  /** A module that calls `serveLargeBodies` with the same contracts: its thread reads large bodies. */
  readonly bodyThread: URL
}

/**
 * Makes every contract answer at its path. Throws for a call without an access rule: the start must refuse it
 * (Q10).
 */
export function mount(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  ports: MountPorts,
): void {
  const seen = new Set<string>()
  const inputs = createInputTaker(ports.bodyThread)
  const rush = new Rush()
  const usedBefore = usedKeys(platform.database.queries)
  app.addHook('onClose', () => inputs.close())
  for (const route of routes) {
    const { endpoint } = route
    const place = `${endpoint.method} ${endpoint.path}`
    const problem = accessProblem(endpoint)
    if (problem !== undefined) throw new Error(`${place} ${problem}.`)
    if (isByCredential(endpoint.access) !== (route.prove !== undefined))
      throw new Error(`${place} and its route differ on whether the call carries a credential.`)
    if (endpoint.refusesInputAs !== undefined && !(endpoint.refusesInputAs in endpoint.failures))
      throw new Error(`${place} refuses input by a failure that it does not name.`)
    if (seen.has(place)) throw new Error(`${place} is mounted twice.`)
    seen.add(place)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) =>
        answerCall({ platform, ports, inputs, rush, usedBefore, route, request }, reply),
    })
  }
}

/** A call and what it is answered with. */
interface Parts {
  readonly platform: Platform
  readonly ports: MountPorts
  readonly inputs: InputTaker
  /** Of all calls. */
  readonly rush: Rush
  readonly usedBefore: Lookup<string, true>
  readonly route: Route
  readonly request: FastifyRequest
}

async function answerCall(parts: Parts, reply: FastifyReply): Promise<void> {
  const { platform, ports, route, request } = parts
  const fail = async (answer: Answer): Promise<void> => {
    const language = pageLanguageOf(request)
    const isOther = language !== undefined && answer.status !== 200
    const told = isOther ? await ports.tellAgain?.(route.endpoint, answer, language) : undefined
    await send(reply, told ?? answer)
  }
  try {
    const inQuery = ports.takesTokenInQuery(route.endpoint)
    const tokens = tokensOf(platform, route.endpoint, request, inQuery)
    if (typeof tokens === 'string') return await fail(platformFailure(tokens))
    const outcome = await new Call(parts, tokens).run()
    if (!tokens.withoutCookies) writeCookies(platform, request, reply, outcome.cookies)
    if (outcome.answer) return await fail(outcome.answer)
    await sendValue(reply, route.endpoint, request, outcome.value)
  } catch (error) {
    const [code, expected] = failureOf(error, route)
    platform.log[expected ? 'warn' : 'error'](
      {
        call: `${route.endpoint.method} ${route.endpoint.path}`,
        request: request.id,
        ...describeError(error),
      },
      expected ?? 'call failed',
    )
    await fail(platformFailure(code))
  }
}

/** The failure to answer with, and what the log says of one that is no fault of the program. */
function failureOf(error: unknown, { endpoint }: Route): readonly [PlatformFailureCode, string?] {
  if (error instanceof CommitInDoubt && endpoint.method !== 'GET') return ['perhaps_saved', 'commit in doubt']
  if (error instanceof DatabaseUnavailable) return ['unavailable', 'database unavailable']
  if (error instanceof TooManyAtOnce) return ['too_many_requests', 'too many at once']
  if (error instanceof Unreadable) return ['unreadable', 'sealed with another key']
  return ['unexpected']
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
  readonly #inputs: InputTaker
  readonly #rush: Pick<Parts, 'rush' | 'usedBefore'>
  readonly #route: Route
  readonly #request: FastifyRequest
  readonly #tokens: FoundTokens
  #caller: Caller
  #cookies: CookieToSet[] = []
  #details: Record<string, string | number | boolean> = {}
  #afterCommit: (() => void)[] = []

  constructor({ platform, ports, inputs, rush, usedBefore, route, request }: Parts, tokens: FoundTokens) {
    this.#platform = platform
    this.#ports = ports
    this.#inputs = inputs
    this.#rush = { rush, usedBefore }
    this.#route = route
    this.#request = request
    this.#tokens = tokens
    this.#caller = { address: tokens.address }
  }

  /** Who calls is known, and whether they may, before a byte of the body is read (Q20). */
  async run(): Promise<Outcome> {
    const { endpoint } = this.#route
    const { bearer, cookie } = this.#tokens
    const identified = await this.#ports.identify(this.#tokens)
    const caller = { ...identified, ...tabOf(this.#request.headers[TAB_HEADER]) }
    this.#caller = caller
    const entry = entryOf(endpoint.access, caller)
    if (entry === 'login' || entry === 'flag') {
      // Nobody's knocking is no entry: a flood of it must not fill the database.
      if (actorOf(caller) !== 'nobody') await this.#audit(this.#platform.database.queries, 'refused')
      if (endpoint.forgetsDeadSessions) this.#cookies.push(...(caller.deadCookies ?? []).map(removed))
      return this.#failed(platformFailure(entry === 'flag' ? 'not_allowed' : 'login_required'))
    }
    const address = { ...(this.#request.query as object), ...(this.#request.params as object) }
    if (entry === 'proof' && lacksCredential(endpoint, caller, address))
      return this.#refused({ code: 'login_required' })
    const taken = await this.#inputs.take(endpoint, this.#request, caller)
    if (!taken.ok) return this.#failed(refusedInput(endpoint, taken))
    const { adminPart } = endpoint
    if (adminPart && lacksFlagFor(adminPart, caller, taken.input))
      return this.#refused({ code: adminPart.failure })

    const context: CallContext = {
      caller: endpoint.access === 'anyone' ? unknownCaller(caller) : caller,
      requestId: this.#request.id,
      queries: this.#platform.database.queries,
      setCookie: (next) => this.#cookies.push(next),
      cookie,
      bearer,
      pageLanguage: pageLanguageOf(this.#request),
      agent: (this.#request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
      audit: (details) => Object.assign(this.#details, details),
    }
    return this.#route.kind === 'read' ? this.#read(taken.input, context) : this.#write(taken, context)
  }

  async #read(input: object, context: CallContext): Promise<Outcome> {
    const { endpoint, handle } = this.#route
    const proof = await proofOf(this.#route, this.#caller, input, context)
    if (proof.kind === 'refused') return this.#refused(proof.failed)
    if (proof.kind === 'alike') return { cookies: this.#cookies, value: this.#checked(proof.value) }
    const result = await handle(input as never, { ...context, proven: proof.proven } as never)
    if (!result.ok) return this.#refused(result.error)
    if (endpoint.audit !== undefined) await this.#audit(this.#platform.database.queries, 'done')
    return { cookies: this.#cookies, value: this.#checked(result.value) }
  }

  async #write({ input, fingerprint }: TakenInput & { ok: true }, bare: CallContext): Promise<Outcome> {
    const key = this.#request.headers['idempotency-key']
    if (key !== undefined && (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))) {
      return this.#failed(platformFailure('malformed'))
    }
    const proof = await proofOf(this.#route, this.#caller, input, bare)
    if (proof.kind === 'refused') return this.#refused(proof.failed)
    if (proof.kind === 'alike') return { cookies: this.#cookies, value: this.#checked(proof.value) }
    const context = { ...bare, proven: proof.proven }
    const request = key === undefined ? undefined : { key, fingerprint }
    const effect = () => this.#transaction(request, input, context)
    const rushed = this.#route.kind === 'write' ? this.#route.rushed : undefined
    if (!rushed) return effect()
    const { rush, usedBefore } = this.#rush
    const look = async (): Promise<Outcome | undefined> => {
      const over = await rushed.over(input as never, bare)
      // Of somebody who asks once more for what the same request has got, it is not gone.
      const isRepeat = over && key !== undefined && (await usedBefore([key])).has(key)
      return over && !isRepeat ? this.#refused(over) : undefined
    }
    return rush.run(`${actionOf(this.#route.endpoint)} ${rushed.of(input as never)}`, look, effect)
  }

  async #transaction(
    request: { readonly key: string; readonly fingerprint: string | undefined } | undefined,
    input: object,
    context: CallContext,
  ): Promise<Outcome> {
    try {
      const prepared =
        this.#route.kind === 'write' ? await this.#route.prepare?.(input as never, context) : undefined
      const before = { cookies: this.#cookies, details: this.#details }
      const outcome = await this.#platform.database.transaction((tx, withCommit) => {
        // The database may ask for the work to be done again, from the start.
        this.#cookies = [...before.cookies]
        this.#details = { ...before.details }
        this.#afterCommit = []
        return this.#effect(tx, withCommit, request, input, { ...context, prepared } as CallContext)
      })
      for (const done of this.#afterCommit) done()
      return outcome
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error
      await this.#auditRefusal(this.#platform.database.queries, error.answer)
      return this.#failed(error.answer)
    }
  }

  async #effect(
    tx: Tx,
    withCommit: WithCommit,
    request: { readonly key: string; readonly fingerprint: string | undefined } | undefined,
    input: object,
    context: CallContext,
  ): Promise<Outcome> {
    const { endpoint, handle } = this.#route
    const call = `${endpoint.method} ${endpoint.path}`
    const key = request?.key
    if (key !== undefined) {
      const fingerprint = request?.fingerprint ?? fingerprintOf(actorOf(this.#caller), input)
      const claim = await claimKey(tx, key, call, fingerprint, instantNow(this.#platform.clock))
      if (claim.kind === 'other-input') throw new RolledBack(platformFailure('key_reused'))
      if (claim.kind === 'repeat') {
        return { cookies: [], answer: repeatedAnswer(endpoint, claim.answer) }
      }
    }
    const afterCommit = (done: () => void): void => void this.#afterCommit.push(done)
    const result = await handle(input as never, { ...context, tx, withCommit, afterCommit } as never)
    if (!result.ok) {
      const answer = failureAnswer(endpoint, result.error)
      if (!result.error.keepWrites) throw new RolledBack(answer)
      if (key !== undefined) withCommit(storeAnswer(tx, key, call, answerToKeep(answer)))
      withCommit(this.#auditRefusal(tx, answer))
      return { cookies: this.#cookies, answer }
    }
    const value = this.#checked(result.value)
    if (key !== undefined)
      withCommit(storeAnswer(tx, key, call, { status: 200, body: JSON.stringify(value) }))
    withCommit(this.#audit(tx, 'done'))
    return { cookies: this.#cookies, value }
  }

  #failed(answer: Answer): Outcome {
    return { cookies: this.#cookies, answer }
  }

  async #refused(failed: Failed<string, unknown>): Promise<Outcome> {
    const refusal = failureAnswer(this.#route.endpoint, failed)
    await this.#auditRefusal(this.#platform.database.queries, refusal)
    return this.#failed(refusal)
  }

  #checked(value: unknown): unknown {
    if (this.#ports.checkOutput) holdAgainstContract(this.#route.endpoint, value)
    return value
  }

  /**
   * Nobody leaves an entry but by a wrong secret, of which only so many are heard: a flood of what is refused
   * anyway, or throttled, must not fill the database.
   */
  async #auditRefusal(queries: Queries, { status }: Answer): Promise<void> {
    const { access, audit } = this.#route.endpoint
    if (audit === undefined || status === 429) return
    if (actorOf(this.#caller) === 'nobody' && !(triesSecret(access) && status === 401)) return
    await this.#audit(queries, 'refused')
  }

  async #audit(queries: Queries, outcome: AuditEntry['outcome']): Promise<void> {
    const { endpoint } = this.#route
    await this.#ports.audit(queries, {
      at: instantNow(this.#platform.clock),
      actor: actorOf(this.#caller),
      action: actionOf(endpoint),
      outcome,
      details: this.#details,
    })
  }
}

function refusedInput(endpoint: Endpoint, { code, fields }: TakenInput & { ok: false }): Answer {
  const told = code === 'invalid_input' ? endpoint.refusesInputAs : undefined
  return told === undefined
    ? platformFailure(code, fields)
    : failureAnswer(endpoint, { code: told, ...(fields ? { fields } : {}) })
}

function removed(name: string): CookieToSet {
  return { name, value: '', maxAgeSeconds: 0 }
}

const LONGEST_AGENT = 400

const TAB_NAME = /^[\da-zA-Z-]{1,64}$/

function tabOf(header: string | string[] | undefined): Pick<Caller, 'tab'> {
  return typeof header === 'string' && TAB_NAME.test(header) ? { tab: header } : {}
}
