import { fail, ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { BoltCall, BoltFault } from '../../domain/bolt-fault.ts'
import { BOLT_SCOPE, type BoltAddresses } from './addresses.ts'
import { placeOf, tokenAnswer } from './answers.ts'
import { type Asked, ask, type Question } from './ask.ts'
import type { Pace, Wait } from './pace.ts'
import { mayPass, pauseBefore } from './patience.ts'

/** What a fleet finds in Bolt's Fleet Owner Portal, under Data API connections. */
export interface BoltKey {
  readonly clientId: string
  readonly clientSecret: string
}

export interface SessionOptions {
  readonly key: BoltKey
  readonly addresses: BoltAddresses
  readonly clock: Clock
  readonly wait: Wait
  readonly pace: Pace
  /** Whether what may pass is asked for again. */
  readonly patient: boolean
  readonly deadlineMs: number
  readonly mostBytes: number
  readonly stop: AbortSignal | undefined
}

/** Talks to Bolt in the name of one fleet. Tokens live here and nowhere else. */
export interface BoltSession {
  /** The answer's JSON. A body is sent by POST, none asks by GET. */
  call(call: Exclude<BoltCall, 'token'>, body?: object): Promise<Result<unknown, BoltFault>>
}

const RENEW_EARLY_MS = 60_000

type Answer = Extract<Asked, { kind: 'answer' }>

export function openSession(options: SessionOptions): BoltSession {
  const { key, addresses, clock } = options
  let token: { readonly text: string; readonly until: number } | undefined
  let renewal: Promise<Result<string, BoltFault>> | undefined

  const renew = async (): Promise<Result<string, BoltFault>> => {
    const form = new URLSearchParams({
      client_id: key.clientId,
      client_secret: key.clientSecret,
      grant_type: 'client_credentials',
      scope: BOLT_SCOPE,
    })
    // A token counts from before it was asked for, however long the answer takes.
    const asked = { since: clock.now().getTime() }
    const answered = await askPatiently('token', options, () => {
      asked.since = clock.now().getTime()
      return {
        url: addresses.token,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: form.toString(),
      }
    })
    if (!answered.ok) return answered
    const { status } = answered.value
    if (status === 400 || status === 401 || status === 403)
      return fail({ code: 'key-refused', call: 'token', status })
    const json = jsonOf('token', answered.value)
    if (!json.ok) return json
    const read = tokenAnswer.safeParse(json.value)
    if (!read.success) return fail({ code: 'unreadable', call: 'token', at: placeOf(read.error.issues) })
    const lifetime = read.data.expires_in * 1000
    token = {
      text: read.data.access_token,
      until: asked.since + lifetime - Math.min(RENEW_EARLY_MS, lifetime / 2),
    }
    return ok(token.text)
  }
  /** Whoever needs a token while one is under way waits for that one. */
  const valid = async (): Promise<Result<string, BoltFault>> => {
    if (token && clock.now().getTime() < token.until) return ok(token.text)
    renewal ??= renew().finally(() => {
      renewal = undefined
    })
    return await renewal
  }

  const callOnce = async (
    call: Exclude<BoltCall, 'token'>,
    body: object | undefined,
    bearer: string,
  ): Promise<Result<Answer, BoltFault>> =>
    await askPatiently(call, options, () => ({
      url: `${addresses.api}/${call}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }))

  return {
    call: async (call, body) => {
      for (let tries = 1; ; tries += 1) {
        const bearer = await valid()
        if (!bearer.ok) return bearer
        const answered = await callOnce(call, body, bearer.value)
        if (!answered.ok) return answered
        const { status } = answered.value
        if (status !== 401) return jsonOf(call, answered.value)
        // It may have run out on the way, or been taken back: once more with a new one.
        if (token?.text === bearer.value) token = undefined
        if (tries === 2) return fail({ code: 'token-refused', call, status })
      }
    },
  }
}

/** Asks in its turn, and again while what is wrong may pass. */
async function askPatiently(
  call: BoltCall,
  { pace, wait, patient, clock, deadlineMs, mostBytes, stop }: SessionOptions,
  question: () => Question,
): Promise<Result<Answer, BoltFault>> {
  try {
    for (let tries = 1; ; tries += 1) {
      const asked = await pace.run(async () => await ask(question(), { deadlineMs, mostBytes, stop }))
      if (asked.kind === 'stopped') return fail({ code: 'stopped', call })
      if (asked.kind === 'too-long') return fail({ code: 'too-long', call, mostBytes })
      if (asked.kind === 'answer' && !mayPass(asked.status)) return ok(asked)
      const retryAfter = asked.kind === 'answer' ? asked.retryAfter : null
      const pause = patient ? pauseBefore(tries, retryAfter, clock.now().getTime()) : undefined
      if (pause === undefined) return fail(lastFault(call, asked))
      if (typeof pause === 'object')
        return fail({ code: 'asked-to-wait', call, seconds: Math.ceil(pause.tooLong / 1000) })
      await wait(pause)
    }
  } catch (error) {
    if (stop?.aborted) return fail({ code: 'stopped', call })
    throw error
  }
}

function lastFault(call: BoltCall, asked: Extract<Asked, { kind: 'answer' | 'no-answer' }>): BoltFault {
  return asked.kind === 'answer'
    ? { code: 'http-status', call, status: asked.status }
    : { code: 'no-answer', call, why: asked.why }
}

function jsonOf(call: BoltCall, { status, text }: Answer): Result<unknown, BoltFault> {
  try {
    const json: unknown = JSON.parse(text)
    // Some refusals come with their status and Bolt's code as well, which tells more.
    const tellsCode = typeof json === 'object' && json !== null && 'code' in json && json.code !== 0
    if (isWell(status) || (call !== 'token' && tellsCode)) return ok(json)
  } catch {
    if (isWell(status)) return fail({ code: 'unreadable', call, at: '' })
  }
  return fail({ code: 'http-status', call, status })
}

function isWell(status: number): boolean {
  return status >= 200 && status < 300
}
